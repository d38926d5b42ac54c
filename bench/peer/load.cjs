// As many matches as said, each with as many sockets; each moves again as soon as all have the update.
const { io } = require("socket.io-client");

const [, , port, matches, watchers, seconds] = process.argv.map(Number);
const base = `http://127.0.0.1:${port}`;
const milliseconds = [];

async function watch(matchID, player) {
  const socket = io(`${base}/guesses`, { transports: ["websocket"], forceNew: true });
  const state = await new Promise((resolve) => {
    socket.once("sync", (_, info) => resolve(info.state));
    socket.on("connect", () => socket.emit("sync", matchID, player, undefined, 12));
  });
  return { socket, stateID: state._stateID };
}

async function open(number) {
  const matchID = `match-${process.pid}-${number}`; // made by the first to come
  const mover = await watch(matchID, "0");
  const others = [];
  for (let player = 1; player < watchers; player++) others.push(await watch(matchID, `${player}`));
  const sockets = [mover, ...others].map((watching) => watching.socket);
  return { matchID, sockets, stateID: mover.stateID };
}

function move(match, card) {
  return new Promise((resolve) => {
    let missing = match.sockets.length;
    for (const socket of match.sockets)
      socket.once("update", (_, state) => {
        match.stateID = state._stateID;
        if (--missing === 0) resolve();
      });
    const payload = {
      type: "giveCard",
      args: [`first-light:${card}`],
      playerID: "0",
    };
    const action = { type: "MAKE_MOVE", payload };
    match.sockets[0].emit("update", action, match.stateID, match.matchID, "0");
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
