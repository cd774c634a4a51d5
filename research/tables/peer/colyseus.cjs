// node colyseus.cjs PORT: the same game on Colyseus, in memory. Hands are seen by their players only (StateView), and a
// change is sent at once rather than with the next patch of a clock, which is for games in real time.
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema, t, StateView } = require('@colyseus/schema');
const MOVES = 42;

const Player = schema({ hand: t.array('uint8').view(), points: t.uint8(), ready: t.boolean() }, 'Player');
const State = schema({ players: t.map(Player), laid: t.array('uint8'), turn: t.uint8(), moves: t.uint8() }, 'State');

function shuffled(size) {
  const deck = [...Array(size).keys()];
  for (let at = size - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [deck[at], deck[other]] = [deck[other], deck[at]];
  }
  return deck;
}

class Duel extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    this.state = new State();
    this.seats = [];
    this.onMessage('ready', (client) => this.ready(client.sessionId));
    this.onMessage('lay', (client) => this.lay(client.sessionId));
  }

  onJoin(client) {
    const player = new Player();
    player.points = 0;
    player.ready = false;
    this.state.players.set(client.sessionId, player);
    this.seats.push(client.sessionId);
    client.view = new StateView();
    client.view.add(player);
  }

  hands() {
    const deck = shuffled(18);
    this.seats.forEach((seat, number) => {
      const hand = this.state.players.get(seat).hand;
      hand.clear();
      hand.push(...deck.slice(6 * number, 6 * number + 6));
    });
  }

  ready(id) {
    const players = this.state.players;
    players.get(id).ready = true;
    if (players.size < 2 || ![...players.values()].every((player) => player.ready)) return;
    for (const player of players.values()) {
      player.ready = false;
      player.points = 0;
    }
    this.state.turn = this.state.moves = 0;
    this.hands();
    this.broadcastPatch();
  }

  lay(id) {
    const { state, seats } = this;
    if (seats[state.turn] !== id || state.moves === MOVES || !state.players.get(id).hand.length) return;
    state.laid.push(state.players.get(id).hand.pop());
    if (state.laid.length === 2) {
      state.players.get(seats[state.laid[0] > state.laid[1] ? 0 : 1]).points += 1;
      state.laid.clear();
      if (state.players.get(id).hand.length === 0) this.hands();
    }
    state.turn = 1 - state.turn;
    state.moves += 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('duel', Duel);
server.listen(Number(process.argv[2]));
