/** The service, for the whole page: who I am, which games are ready, the one socket and how it is. */

import { Client, type Schemas } from "./api/client";
import { Polling } from "./api/polling";
import { TableSocket, type ChatLine, type Seat, type State, type TableMessage, type WarmingNews } from "./api/socket";

export type Me = Schemas["Me"];
export type GameTold = Schemas["GameTold"];
export type Lobby = Schemas["Lobby"];
export type Summary = Schemas["Summary"];

/** Somebody on this page who wants to hear about a table. */
export interface Listener {
  table: (message: TableMessage) => void;
  chat?: (line: ChatLine) => void;
  unwatched?: (detail: string) => void;
}

interface Entry {
  table: string;
  seat: Seat;
  listener: Listener;
  known: TableMessage | undefined;
}

const MISSES = 3; // so often the socket fails before requests take its place

class Service {
  readonly client = new Client();
  me = $state.raw<Me>({ id: null, name: null, login: null });
  games = $state.raw<GameTold[]>([]);
  /** How far games are that get ready; empty when nothing is known yet. */
  warming = $state.raw<WarmingNews["games"]>({});
  connection = $state<State>("closed");
  /** The session has ended elsewhere. */
  signedOut = $state(false);
  private readonly entries = new Set<Entry>();
  private started: Promise<void> | null = null;
  private misses = 0;
  private readonly polling = new Polling(this.client, (message) => this.shown(message));
  private readonly socket = new TableSocket({
    table: (message) => this.shown(message),
    chat: (line) => this.each(line.table, (entry) => entry.listener.chat?.(line)),
    unwatched: (told) => this.each(told.table, (entry) => entry.seat === told.seat && entry.listener.unwatched?.(told.detail)),
    warming: (news) => (this.warming = news.games),
    state: (state) => this.became(state),
    signedOut: () => (this.signedOut = true),
  });

  /** Asks who I am and which games there are; once, however many wait for it. */
  start(): Promise<void> {
    this.started ??= this.askAll();
    return this.started;
  }

  private async askAll(): Promise<void> {
    [this.me, this.games] = await Promise.all([this.client.get("/api/me"), this.client.get("/api/games")]);
    if (this.me.id !== null) this.socket.connect();
  }

  async reloadGames(): Promise<void> {
    this.games = await this.client.get("/api/games");
  }

  /** Somebody to play as: the one there is, or a new guest. */
  async somebody(name: string): Promise<Me> {
    if (this.me.id === null) this.become(await this.client.post("/api/guests", { body: { name } }));
    return this.me;
  }

  /** Another person, or nobody any more. The socket belongs to the session, so it begins anew. */
  become(me: Me): void {
    const same = me.id !== null && me.id === this.me.id;
    this.me = me;
    this.signedOut = false;
    if (same) return;
    this.socket.close();
    if (me.id !== null || this.entries.size > 0) this.socket.connect();
  }

  // ---------------------------------------------------------------- tables

  /** Hears about a table until the function that is returned is called. */
  watch(table: string, seat: Seat, listener: Listener, known?: TableMessage, invitation = ""): () => void {
    const entry = { table, seat, listener, known };
    this.entries.add(entry);
    this.socket.connect();
    this.socket.watch(table, seat, known, invitation);
    return () => {
      this.entries.delete(entry);
      const others = [...this.entries].some((other) => other.table === table && other.seat === seat);
      if (!others) this.socket.unwatch(table, seat);
    };
  }

  command(...sent: Parameters<TableSocket["command"]>): ReturnType<TableSocket["command"]> {
    return this.misses >= MISSES ? this.polling.command(...sent) : this.socket.command(...sent);
  }

  chat(...sent: Parameters<TableSocket["chat"]>): ReturnType<TableSocket["chat"]> {
    return this.socket.chat(...sent);
  }

  knowLine(table: string, line: number): void {
    this.socket.knowLine(table, line);
  }

  private shown(message: TableMessage): void {
    this.each(message.table.id, (entry) => {
      if (entry.seat !== message.seat) return;
      entry.known = message;
      entry.listener.table(message);
    });
  }

  /** A socket that does not get through is helped out by requests, until it does. */
  private became(state: State): void {
    this.connection = state;
    if (state === "open") {
      this.misses = 0;
      this.polling.stop();
    } else if (state === "waiting") {
      this.misses += 1;
      if (this.misses >= MISSES) for (const { table, seat, known } of this.entries) this.polling.start(table, seat, known);
    }
  }

  private each(table: string, tell: (entry: Entry) => unknown): void {
    for (const entry of [...this.entries]) if (entry.table === table) tell(entry);
  }
}

export const service = new Service();
