// node server.cjs PORT
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
const { Duel } = require('./game.cjs');
const server = Server({ games: [Duel], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('up'));
