// node client.cjs ADDRESS TABLES SECONDS: plays at so many tables at once and prints what it measured, as JSON.
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js');
const { Duel } = require('./game.cjs');
const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const post = async (path, body) => {
  const answer = await fetch(address + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.json();
};
let counting = false;
let moves = 0;
const latencies = [];

async function open() {
  const { matchID } = await post('/games/duel/create', { numPlayers: 2 });
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/duel/${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({ game: Duel, multiplayer: SocketIO({ server: address }), matchID, playerID,
      credentials: playerCredentials, debug: false });
    let sent = 0, at = -1;
    client.start();
    client.subscribe((state) => {
      if (!state || !state.isConnected) return;
      if (sent && state._stateID > at) {
        moves += 1;
        if (counting) latencies.push(performance.now() - sent);
        sent = 0;
      }
      if (!sent && state.ctx.currentPlayer === playerID && state._stateID > at) {
        at = state._stateID;
        // Not from inside the subscription: the client is still at work on this state.
        setImmediate(() => { sent = performance.now(); client.moves.lay(); });
      }
    });
  }
}

(async () => {
  for (let table = 0; table < tables; table++) await open();
  await new Promise((done) => setTimeout(done, Math.min(2, seconds / 2) * 1000));
  counting = true;
  const started = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const elapsed = (performance.now() - started) / 1000;
  counting = false;
  latencies.sort((a, b) => a - b);
  const at = (part) => Math.round(100 * (latencies[Math.floor(latencies.length * part)] || 0)) / 100;
  console.log(JSON.stringify({ tables, moves, moves_per_second: Math.round(10 * latencies.length / elapsed) / 10,
    p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();
