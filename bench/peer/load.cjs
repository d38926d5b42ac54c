// Matches of twelve players who move in turn, through one socket or through one for each player.
// A match moves on as soon as all its sockets have the update before.
const { io } = require("socket.io-client");

const [, , port, matches, sockets, seconds] = process.argv.map(Number);
const PLAYERS = 12;
const url = `http://127.0.0.1:${port}/guesses`;
const milliseconds = [];

function connect(match, player) {
  const socket = io(url, { transports: ["websocket"], forceNew: true });
  return new Promise((resolve) => {
    socket.on("connect", () => socket.emit("sync", match.id, player, undefined, PLAYERS));
    socket.on("sync", (_id, { state }) => {
      match.state = state;
      resolve(socket);
    });
    socket.on("update", (_id, state) => {
      match.state = state;
      if (--match.missing === 0) match.allHave();
    });
  });
}

async function open(number) {
  const match = { id: `match-${process.pid}-${number}`, missing: 0, sockets: [] };
  // The first to come makes the match.
  for (let player = 0; player < sockets; player++)
    match.sockets.push(await connect(match, `${player}`));
  return match;
}

function move(match, player, card) {
  return new Promise((resolve) => {
    match.missing = sockets;
    match.allHave = resolve;
    const payload = { type: "giveCard", args: [card], playerID: `${player}` };
    const action = { type: "MAKE_MOVE", payload };
    const socket = match.sockets[player % sockets];
    socket.emit("update", action, match.state._stateID, match.id, payload.playerID);
  });
}

async function keepMoving(match, end) {
  for (let moves = 0; Date.now() < end; moves++) {
    const player = moves % PLAYERS;
    const began = performance.now();
    await move(match, player, match.state.G.hands[player][0]);
    milliseconds.push(performance.now() - began);
  }
}

async function main() {
  const opened = [];
  for (let number = 0; number < matches; number++) opened.push(await open(number));
  const began = Date.now();
  await Promise.all(opened.map((match) => keepMoving(match, began + seconds * 1000)));
  const spent = (Date.now() - began) / 1000;
  const report = JSON.stringify({ seconds: spent, statuses: {}, milliseconds });
  process.stdout.write(report, () => process.exit(0)); // a pipe takes it in pieces
}

main();
