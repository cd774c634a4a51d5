// A two-seat card game with secrets, on boardgame.io: both hold six cards and lay one in turn; the higher card takes
// the round. A match has 42 moves, about as many as a game of Evidencia: new hands are dealt when they are empty.
const { PlayerView } = require('boardgame.io/dist/cjs/core.js');
const ROUNDS = 21;

function deal(random) {
  const deck = random.Shuffle([...Array(18).keys()]);
  return { 0: { hand: deck.slice(0, 6) }, 1: { hand: deck.slice(6, 12) } };
}

exports.Duel = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ secret: { aside: [] }, players: deal(random), laid: [], points: [0, 0], rounds: 0 }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID, random }) => {
        G.laid.push([playerID, G.players[playerID].hand.pop()]);
        if (G.laid.length === 2) {
          G.points[G.laid[0][1] > G.laid[1][1] ? Number(G.laid[0][0]) : Number(G.laid[1][0])] += 1;
          G.laid = [];
          G.rounds += 1;
          if (G.players[0].hand.length === 0) G.players = deal(random);
        }
      },
    },
  },
  endIf: ({ G }) => (G.rounds === ROUNDS ? { points: G.points } : undefined),
};
