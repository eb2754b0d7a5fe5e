// A boardgame.io server with the same trivial game: node server.js PORT [DATABASE]. Without a database it keeps
// matches in memory, as boardgame.io does by default.
const { Server } = require('boardgame.io/server');
const { Sqlite } = require('./store.js');

const counter = {
  name: 'counter',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ total: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, amount) => {
      if (![1, 2, 3].includes(amount)) return 'INVALID_MOVE';
      G.total += amount;
    },
  },
};

const [port, database] = process.argv.slice(2);
const options = { games: [counter], origins: ['http://127.0.0.1'] };
if (database) options.db = new Sqlite(database);
Server(options).run(Number(port));
