// boardgame.io with its PostgreSQL storage, and a game in which guessers change their minds in turn.
const { Server, Origins } = require("boardgame.io/server");
const { PostgresStore } = require("bgio-postgres");

const PLAYERS = 12;
const HAND = 6;

const guesses = {
  name: "guesses",
  setup: () => ({
    hands: Array.from({ length: PLAYERS }, (_, seat) =>
      Array.from({ length: HAND }, (_, card) => `first-light:${seat * HAND + card + 1}`),
    ),
    given: {},
    pile: Array.from({ length: 12 }, (_, card) => `first-light:${PLAYERS * HAND + card + 1}`),
  }),
  turn: { activePlayers: { all: "" } }, // all may move at any time
  disableUndo: true, // else each move makes the next one dearer
  moves: {
    giveCard: ({ G, playerID }, card) => {
      const hand = G.hands[playerID];
      if (G.given[playerID]) hand.push(G.given[playerID]);
      hand.splice(hand.indexOf(card), 1);
      G.given[playerID] = card;
    },
  },
};

const [, , uri, port] = process.argv;
const db = new PostgresStore(uri, { logging: false });
const server = Server({ games: [guesses], db, origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log("ready"));
