// As many matches as said, one connection to each; each moves again as soon as it has its update.
const { io } = require("socket.io-client");

const [, , port, connections, seconds] = process.argv.map(Number);
const base = `http://127.0.0.1:${port}`;
const milliseconds = [];

async function open(number) {
  const matchID = `match-${process.pid}-${number}`; // made by the first to come
  const socket = io(`${base}/guesses`, { transports: ["websocket"] });
  const state = await new Promise((resolve) => {
    socket.once("sync", (_, info) => resolve(info.state));
    socket.on("connect", () => socket.emit("sync", matchID, "0", undefined, 12));
  });
  return { matchID, socket, stateID: state._stateID };
}

function move(match, card) {
  return new Promise((resolve) => {
    match.socket.once("update", (_, state) => {
      match.stateID = state._stateID;
      resolve();
    });
    const payload = {
      type: "giveCard",
      args: [`first-light:${card}`],
      playerID: "0",
    };
    const action = { type: "MAKE_MOVE", payload };
    match.socket.emit("update", action, match.stateID, match.matchID, "0");
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
  const matches = [];
  for (let number = 0; number < connections; number++) matches.push(await open(number));
  const began = Date.now();
  await Promise.all(matches.map((match) => keepMoving(match, began + seconds * 1000)));
  const spent = (Date.now() - began) / 1000;
  process.stdout.write(JSON.stringify({ seconds: spent, statuses: {}, milliseconds }));
  process.exit(0);
}

main();
