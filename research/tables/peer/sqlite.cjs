// A durable store for boardgame.io: SQLite in WAL mode, synchronous=FULL. A move is one transaction: the state, the log
// and the match's metadata, which the library writes one after the other. Nothing gathers the moves of several matches
// in one commit.
const { DatabaseSync } = require('node:sqlite');
const { Async } = require('boardgame.io/dist/cjs/internal.js');

const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT, initial TEXT, state TEXT, metadata TEXT) WITHOUT ROWID;
  CREATE TABLE log (number INTEGER PRIMARY KEY, id TEXT, entry TEXT);
  CREATE INDEX log_of_match ON log (id);`;

class Sqlite extends Async {
  constructor(file) {
    super();
    this.file = file;
    this.writes = [];
    this.written = null;
  }

  async connect() {
    this.database = new DatabaseSync(this.file);
    this.database.exec(TABLES);
    const prepare = (words) => this.database.prepare(words);
    this.begin = prepare('BEGIN IMMEDIATE');
    this.commit = prepare('COMMIT');
    this.rollback = prepare('ROLLBACK');
    this.add = prepare('INSERT INTO matches VALUES (?, ?, ?, ?, ?)');
    this.put = prepare('UPDATE matches SET state = ? WHERE id = ?');
    this.note = prepare('INSERT INTO log (id, entry) VALUES (?, ?)');
    this.describe = prepare('UPDATE matches SET metadata = ? WHERE id = ?');
    this.find = prepare('SELECT * FROM matches WHERE id = ?');
    this.read = prepare('SELECT entry FROM log WHERE id = ? ORDER BY number');
    this.all = prepare('SELECT id FROM matches WHERE game = coalesce(?, game)');
    this.drop = [prepare('DELETE FROM log WHERE id = ?'), prepare('DELETE FROM matches WHERE id = ?')];
  }

  // What is asked for before the library waits is one transaction.
  together(write) {
    this.writes.push(write);
    this.written ??= Promise.resolve().then(() => this.transact());
    return this.written;
  }

  transact() {
    const writes = this.writes;
    this.writes = [];
    this.written = null;
    this.begin.run();
    try {
      for (const write of writes) write();
      this.commit.run();
    } catch (problem) {
      this.rollback.run();
      throw problem;
    }
  }

  async createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    await this.together(() => this.add.run(id, metadata.gameName, state, state, JSON.stringify(metadata)));
  }

  async setState(id, state, deltalog) {
    await this.together(() => {
      this.put.run(JSON.stringify(state), id);
      for (const entry of deltalog ?? []) this.note.run(id, JSON.stringify(entry));
    });
  }

  async setMetadata(id, metadata) {
    await this.together(() => this.describe.run(JSON.stringify(metadata), id));
  }

  async fetch(id, wanted) {
    const match = this.find.get(id);
    if (!match) return {};
    return {
      ...(wanted.state && { state: JSON.parse(match.state) }),
      ...(wanted.initialState && { initialState: JSON.parse(match.initial) }),
      ...(wanted.metadata && { metadata: JSON.parse(match.metadata) }),
      ...(wanted.log && { log: this.read.all(id).map((row) => JSON.parse(row.entry)) }),
    };
  }

  async wipe(id) {
    await this.together(() => this.drop.forEach((statement) => statement.run(id)));
  }

  async listMatches(wanted) {
    return this.all.all(wanted?.gameName ?? null).map((row) => row.id);
  }
}
exports.Sqlite = Sqlite;
