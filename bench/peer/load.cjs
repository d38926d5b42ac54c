// As many matches as said, each with as many sockets; each moves again as soon as all have the update.
// It speaks just enough of Socket.IO's protocol, and of an update it reads nothing but the number.
const WebSocket = require("ws");

const [, , port, matches, watchers, seconds] = process.argv.map(Number);
const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
const [OPENED, PING, PONG, ROOM] = ["0", "2", "3", "/guesses,"];
const [CONNECT, EVENT] = [`40${ROOM}`, `42${ROOM}`];
const NUMBER = /"_stateID":(\d+)/;
const milliseconds = [];

function watch(match, player) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const say = (...event) => socket.send(EVENT + JSON.stringify(event));
  return new Promise((resolve) => {
    socket.on("message", (data) => {
      const text = data.toString();
      if (text === PING) socket.send(PONG);
      else if (text.startsWith(OPENED)) socket.send(CONNECT);
      else if (text.startsWith(CONNECT)) say("sync", match.matchID, player, undefined, 12);
      else if (text.startsWith(`${EVENT}["sync"`)) {
        hear(match, text);
        resolve(say);
      } else if (text.startsWith(`${EVENT}["update"`)) hear(match, text);
    });
  });
}

function hear(match, text) {
  match.stateID = Number(NUMBER.exec(text)[1]);
  if (--match.missing === 0) match.allHave();
}

async function open(number) {
  const match = { matchID: `match-${process.pid}-${number}`, missing: 0 }; // made by the first to come
  match.say = await watch(match, "0");
  for (let player = 1; player < watchers; player++) await watch(match, `${player}`);
  return match;
}

function move(match, card) {
  return new Promise((resolve) => {
    match.missing = watchers;
    match.allHave = resolve;
    const payload = {
      type: "giveCard",
      args: [`first-light:${card}`],
      playerID: "0",
    };
    const action = { type: "MAKE_MOVE", payload };
    match.say("update", action, match.stateID, match.matchID, "0");
  });
}

async function keepMoving(match, end) {
  for (let moves = 0; Date.now() < end; moves++) {
    const began = performance.now();
    await move(match, 1 + (moves % 2));
    milliseconds.push(performance.now() - began);
  }
}

async function main() {
  const opened = [];
  for (let number = 0; number < matches; number++) opened.push(await open(number));
  const began = Date.now();
  await Promise.all(opened.map((match) => keepMoving(match, began + seconds * 1000)));
  const spent = (Date.now() - began) / 1000;
  process.stdout.write(JSON.stringify({ seconds: spent, statuses: {}, milliseconds }));
  process.exit(0);
}

main();
