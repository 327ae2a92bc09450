// The yardstick of bench/service.py: boardgame.io's own server, and clients made with its own client library.
//
//     node peer_boardgame.cjs serve FOLDER PORT memory|files STORAGE_FOLDER
//     node peer_boardgame.cjs load FOLDER PORT SERVER_PID PLAN
//
// FOLDER is where the package is installed. PLAN is JSON, as for service_load.py; times are taken in the same way: from
// the moment when a move was due until its sender has the server's answer.

const fs = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");

const CELLS = 150; // about as many moves as a game of Age of Discovery has
const WITHIN_MS = 100;
const DRAIN_MS = 10_000;
const ANY_ORIGIN = /.*/;

const peer = createRequire(path.join(path.resolve(process.argv[3]), "from-here.js"));
const now = () => performance.now();
const tell = (text) => process.stderr.write(`  ${text}\n`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Two players take cells of a board in turn until all are taken. The move is left to the server (`client: false`):
// otherwise the client would show its own guess first, and the answer could not be told from it.
const game = {
  name: "cells",
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G, playerID }, cell) => {
        if (G.cells[cell] !== null) return "INVALID_MOVE";
        G.cells[cell] = playerID;
      },
    },
  },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { draw: true } : undefined),
};

// ---------------------------------------------------------------------- the server

function serve(port, storage, folder) {
  const { Server, FlatFile } = peer("boardgame.io/server");
  const db = storage === "files" ? { db: new FlatFile({ dir: folder }) } : {};
  Server({ games: [game], origins: [ANY_ORIGIN], ...db }).run(port, () => console.log("ready"));
}

// ---------------------------------------------------------------------- the load

class Crowd {
  constructor(port, server) {
    this.address = `http://127.0.0.1:${port}`;
    this.server = server;
    this.seats = [];
    this.ready = [];
    this.phase = null;
    this.somebody = () => {};
  }

  async sitDown(tables) {
    const { LobbyClient } = peer("boardgame.io/client");
    const lobby = new LobbyClient({ server: this.address });
    for (let number = 0; number < tables; number++) {
      const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
      for (const playerID of ["0", "1"]) {
        const joined = await lobby.joinMatch(game.name, matchID, { playerID, playerName: `Player ${playerID}` });
        this.seats.push(new Seat(this, matchID, playerID, joined.playerCredentials));
      }
    }
    tell(`${tables} matches are set`);
    for (const seat of this.seats) seat.open();
    while (!this.seats.every((seat) => seat.state)) await pause(50);
  }

  asked(seat) {
    if (this.phase && this.phase.rate === null) seat.move(this.phase, now());
    else if (!seat.queued) {
      seat.queued = true;
      this.ready.push(seat);
      this.somebody();
    }
  }

  moveNext(phase, due) {
    const seat = this.ready.shift();
    seat.queued = false;
    if (seat.isAsked()) seat.move(phase, due);
  }

  async measure(phase) {
    Object.assign(phase, { sent: 0, moves: 0, times: [], end: now() + phase.seconds * 1000 });
    const before = [cpuSeconds(this.server), process.cpuUsage()];
    this.phase = phase;
    if (phase.rate === null) {
      while (this.ready.length) this.moveNext(phase, now());
      await pause(phase.end - now());
    } else await this.keepPace(phase);
    this.phase = null;
    const own = process.cpuUsage(before[1]);
    phase.cpu = [cpuSeconds(this.server) - before[0], (own.user + own.system) / 1e6];
    const end = now() + DRAIN_MS;
    while (this.seats.some((seat) => seat.phase) && now() < end) await pause(20);
    await pause(500);
    tell(`  ${Math.round(phase.moves / phase.seconds)} moves/s`);
  }

  async keepPace(phase) {
    let due = now();
    while ((due += (-Math.log(1 - Math.random()) / phase.rate) * 1000) < phase.end) {
      if (due > now()) await pause(due - now());
      while (!this.ready.length) {
        await Promise.race([new Promise((resolve) => (this.somebody = resolve)), pause(50)]);
        if (now() > phase.end) return;
      }
      this.moveNext(phase, due);
    }
  }
}

class Seat {
  constructor(crowd, matchID, playerID, credentials) {
    Object.assign(this, { crowd, matchID, playerID, credentials, state: null, phase: null, due: 0, queued: false });
  }

  open() {
    const { Client } = peer("boardgame.io/client");
    const { SocketIO } = peer("boardgame.io/multiplayer");
    const multiplayer = SocketIO({ server: this.crowd.address, socketOpts: { transports: ["websocket"] } });
    const { matchID, playerID, credentials } = this;
    this.client = Client({ game, multiplayer, matchID, playerID, credentials, debug: false });
    this.client.subscribe((state) => this.hear(state));
    this.client.start();
  }

  hear(state) {
    if (!state) return;
    const before = this.state;
    this.state = state;
    if (this.phase && before && state._stateID > before._stateID) this.settle();
    if (state.ctx.gameover) this.playAgain();
    else if (this.isAsked()) this.crowd.asked(this);
  }

  settle() {
    const { phase } = this;
    this.phase = null;
    phase.times.push(now() - this.due);
    if (now() <= phase.end) phase.moves++;
  }

  isAsked() {
    const { state } = this;
    return !this.phase && state && !state.ctx.gameover && state.ctx.currentPlayer === this.playerID;
  }

  move(phase, due) {
    const free = [];
    this.state.G.cells.forEach((cell, number) => cell === null && free.push(number));
    Object.assign(this, { phase, due });
    phase.sent++;
    this.client.moves.take(free[Math.floor(Math.random() * free.length)]);
  }

  // The lobby's rematch, which both ask for: the second gets the match that the first one made.
  async playAgain() {
    if (this.leaving) return;
    this.leaving = true;
    const { LobbyClient } = peer("boardgame.io/client");
    const lobby = new LobbyClient({ server: this.crowd.address });
    const { playerID, credentials } = this;
    const { nextMatchID } = await lobby.playAgain(game.name, this.matchID, { playerID, credentials });
    const joined = await lobby.joinMatch(game.name, nextMatchID, { playerID, playerName: `Player ${playerID}` });
    this.client.stop();
    Object.assign(this, { matchID: nextMatchID, credentials: joined.playerCredentials, state: null, leaving: false });
    this.open();
  }
}

function cpuSeconds(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

function told(phase) {
  const times = phase.times.sort((a, b) => a - b);
  const quantile = (part) => (times.length ? times[Math.min(times.length - 1, Math.floor(part * times.length))] / 1000 : null);
  const [server, load] = phase.cpu.map((used) => Math.round((used / phase.seconds) * 100) / 100);
  return {
    name: phase.name,
    rate: phase.rate,
    seconds: phase.seconds,
    sent: phase.sent,
    moves: phase.moves,
    stale: 0,
    lost: phase.sent - times.length,
    within: times.filter((time) => time <= WITHIN_MS).length / Math.max(1, phase.sent),
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    worst: times.length ? times[times.length - 1] / 1000 : null,
    server_cores: server,
    load_cores: load,
  };
}

async function load(port, server, plan) {
  const crowd = new Crowd(port, server);
  await crowd.sitDown(plan.tables);
  for (const phase of plan.phases) {
    tell(`${phase.name}, ${phase.seconds} s`);
    await crowd.measure(phase);
  }
  const bytes = JSON.stringify(crowd.seats[0].state).length;
  console.log(JSON.stringify({ phases: plan.phases.map(told), state_bytes: bytes }));
  process.exit(0);
}

const [, , task, , port, ...rest] = process.argv;
if (task === "serve") serve(Number(port), ...rest);
else load(Number(port), Number(rest[0]), JSON.parse(rest[1]));
