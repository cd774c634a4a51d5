// node boardgame.cjs PORT [FILE]: boardgame.io's server, in memory, or durable in the SQLite database FILE.
const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
const { Duel } = require('./duel.cjs');
const [port, file] = process.argv.slice(2);
const store = file ? { db: new (require('./sqlite.cjs').Sqlite)(file) } : {};
Server({ games: [Duel], origins: [Origins.LOCALHOST], ...store }).run(Number(port));
