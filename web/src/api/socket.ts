/**
 * The socket: one for all tables of a browser. It comes back by itself and goes on from what it has.
 *
 * The messages mirror src/fairlead/server/messages.py (what a browser says) and docs/protocol.md (what it hears).
 */

import { Refusal, type Schemas } from "./client";

// ------------------------------------------------------------------ messages

export type Seat = number | null;

export interface Watch {
  type: "watch";
  client?: string | null;
  table: string;
  seat?: Seat;
  version?: number | null;
  revision?: number;
  since?: number | null;
  line?: number | null;
  invitation?: string;
}

export interface Unwatch {
  type: "unwatch";
  client?: string | null;
  table: string;
  seat?: Seat;
}

export interface Command {
  type: "command";
  client: string;
  table: string;
  seat: number;
  do: Schemas["CommandForm"]["do"];
  question: string;
  move?: number | null;
  confirm?: boolean;
}

export interface Chat {
  type: "chat";
  client?: string | null;
  table: string;
  text: string;
  invitation?: string;
}

export interface Ping {
  type: "ping";
  client?: string | null;
}

export interface Pong {
  type: "pong";
  client?: string | null;
}

/** What a browser may say. */
export type Said = Watch | Unwatch | Command | Chat | Ping | Pong;

export type TableMessage = Schemas["Message"];
export type ChatLine = Schemas["LineShown"];

/** There is nothing new about a table that is watched from now on. */
export interface Watching {
  type: "watching";
  table: string;
  seat: Seat;
  version: number;
  revision: number;
}

/** A table may not be watched any more. */
export interface Unwatched {
  type: "unwatched";
  table: string;
  seat: Seat;
  detail: string;
}

/** What the message with this `client` asked for has been done. */
export interface Done {
  type: "done";
  client: string;
  table?: string;
  seat?: number;
  version?: number;
  revision?: number;
  line?: number;
}

/** What the message with this `client` asked for has not been done. */
export interface Refused {
  type: "refused";
  client: string | null;
  error: string;
  detail: string;
}

/** How far the games are that get ready. */
export interface WarmingNews {
  type: "warming";
  games: Record<string, { ready: boolean; part: number; bots_ready: boolean; bots_part: number }>;
}

/** What a browser may hear. */
export type Heard = TableMessage | ChatLine | Watching | Unwatched | Done | Refused | WarmingNews | Ping | Pong;

/** Why the service closes a socket (src/fairlead/server/lines.py). */
export const Ending = {
  tooBig: 1009,
  restart: 1012,
  crowded: 1013,
  slow: 4008,
  silent: 4009,
  session: 4401,
  tooFast: 4429,
} as const;

// ------------------------------------------------------------------ the socket

export type State = "connecting" | "open" | "waiting" | "closed";

export interface SocketEvents {
  /** A table, newer than all before for this seat. */
  table?: (message: TableMessage) => void;
  chat?: (line: ChatLine) => void;
  unwatched?: (message: Unwatched) => void;
  warming?: (message: WarmingNews) => void;
  state?: (state: State) => void;
  /** The session has ended: the socket does not come back before `connect` is called again. */
  signedOut?: () => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const PING_MS = 20_000;
const SILENT_MS = 45_000; // without a word for so long, the line is dead
const ANSWER_MS = 30_000;

/** A table that is watched, and what is known of it. */
interface Watched {
  table: string;
  seat: Seat;
  invitation: string;
  version: number | null;
  revision: number;
  since: number | null;
}

/** A message that waits for its answer. Commands are sent again after a broken line: they are carried out once. */
interface Pending {
  said: Said;
  again: boolean;
  timer: ReturnType<typeof setTimeout>;
  done: (message: Done) => void;
  failed: (error: Error) => void;
}

export class TableSocket {
  state: State = "closed";
  private socket: WebSocket | null = null;
  private failures = 0;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly watched = new Map<string, Watched>();
  private readonly lines = new Map<string, number>();
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly events: SocketEvents = {},
    private readonly address: string = defaultAddress(),
  ) {}

  // ---------------------------------------------------------------- what a page does

  connect(): void {
    if (this.socket !== null) return;
    clearTimeout(this.retry);
    this.become("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.heard(socket, event.data);
    socket.onclose = (event) => this.closed(socket, event.code);
    this.heardAt = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.check(), PING_MS);
  }

  /** Closes the socket for good; what waits for an answer fails. */
  close(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
    this.become("closed");
    for (const client of [...this.pending.keys()]) this.settle(client)?.failed(lost());
  }

  /** Watches a table from a seat, or as a spectator. `known` is what the page has already. */
  watch(table: string, seat: Seat, known?: TableMessage, invitation = ""): void {
    const watched: Watched = { table, seat, invitation, version: null, revision: 0, since: null };
    if (known !== undefined) note(watched, known);
    this.watched.set(key(table, seat), watched);
    this.askFor(watched);
  }

  unwatch(table: string, seat: Seat): void {
    this.watched.delete(key(table, seat));
    if (![...this.watched.values()].some((other) => other.table === table)) this.lines.delete(table);
    this.send({ type: "unwatch", table, seat });
  }

  /** From which line on the chat of a table is wanted after the line was broken. */
  knowLine(table: string, line: number): void {
    this.lines.set(table, Math.max(line, this.lines.get(table) ?? 0));
  }

  /** Sends a command. It is done once, however often the line breaks. Throws a Refusal, or an Error without answer. */
  command(command: Omit<Command, "type" | "client">): Promise<Done> {
    return this.ask({ type: "command", client: freshName(), ...command }, true);
  }

  chat(table: string, text: string, invitation = ""): Promise<Done> {
    return this.ask({ type: "chat", client: freshName(), table, text, invitation }, false);
  }

  // ---------------------------------------------------------------- asking

  private ask(said: Said & { client: string }, again: boolean): Promise<Done> {
    return new Promise((done, failed) => {
      if (this.state === "closed" || (!again && this.state !== "open")) {
        failed(lost());
        return;
      }
      const timer = setTimeout(() => this.settle(said.client)?.failed(lost()), ANSWER_MS);
      this.pending.set(said.client, { said, again, timer, done, failed });
      this.send(said);
    });
  }

  private settle(client: string | null): Pending | undefined {
    const found = client === null ? undefined : this.pending.get(client);
    if (found === undefined || client === null) return undefined;
    clearTimeout(found.timer);
    this.pending.delete(client);
    return found;
  }

  private askFor(watched: Watched): void {
    this.send({ type: "watch", ...watched, line: this.lines.get(watched.table) ?? null });
  }

  private send(said: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  // ---------------------------------------------------------------- hearing

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.become("open");
    for (const watched of this.watched.values()) this.askFor(watched);
    for (const { said } of this.pending.values()) this.send(said);
  }

  private heard(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heardAt = Date.now();
    this.failures = 0;
    const message = JSON.parse(text) as Heard;
    switch (message.type) {
      case "table":
        return this.shown(message);
      case "watching":
        return;
      case "chat":
        this.knowLine(message.table, message.id);
        return this.events.chat?.(message);
      case "unwatched":
        this.watched.delete(key(message.table, message.seat));
        return this.events.unwatched?.(message);
      case "done":
        return this.settle(message.client)?.done(message);
      case "refused":
        return this.settle(message.client)?.failed(refusal(message));
      case "warming":
        return this.events.warming?.(message);
      case "ping":
        return this.send({ type: "pong" });
      case "pong":
        return;
    }
  }

  /** Older messages than the one that is there are dropped. */
  private shown(message: TableMessage): void {
    const watched = this.watched.get(key(message.table.id, message.seat));
    if (watched === undefined || !isNewer(message, watched)) return;
    note(watched, message);
    this.events.table?.(message);
  }

  // ---------------------------------------------------------------- coming back

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.beat);
    for (const [client, waiting] of [...this.pending]) {
      if (!waiting.again) this.settle(client)?.failed(lost());
    }
    if (code === Ending.session) {
      this.close();
      this.events.signedOut?.();
      return;
    }
    this.become("waiting");
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
    const wait = code === Ending.crowded || code === Ending.tooFast ? LONGEST_WAIT_MS : longest;
    this.failures += 1;
    // Not all browsers at once: a service that has just restarted has enough to do.
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** A line over which nothing has come for long is taken for broken; `close` may never be told. */
  private check(): void {
    const socket = this.socket;
    if (socket === null) return;
    if (Date.now() - this.heardAt < SILENT_MS) {
      this.send({ type: "ping" });
      return;
    }
    socket.close();
    this.closed(socket, Ending.silent);
  }

  private become(state: State): void {
    if (this.state === state) return;
    this.state = state;
    this.events.state?.(state);
  }
}

// ------------------------------------------------------------------ helpers

function key(table: string, seat: Seat): string {
  return `${table} ${seat ?? "-"}`;
}

function isNewer(message: TableMessage, known: Watched): boolean {
  if (known.version === null) return true;
  return message.version > known.version || (message.version === known.version && message.revision > known.revision);
}

function note(watched: Watched, message: TableMessage): void {
  watched.version = message.version;
  watched.revision = message.revision;
  watched.since = message.table.length;
}

function refusal(message: Refused): Refusal {
  return new Refusal({ error: message.error, detail: message.detail, status: 0, extra: {} });
}

function lost(): Error {
  return new Error("The connection was lost before an answer came.");
}

/** A name for a command, the same when it is sent again. */
function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function defaultAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}
