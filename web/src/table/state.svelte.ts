/** One table as a viewer sees it: the newest message, the draft, the past, and what can be done. */

import { Refusal, type Schemas } from "../api/client";
import type { ChatLine, Seat, TableMessage } from "../api/socket";
import type { GameModule } from "../games/module";
import { explain } from "../pages/problems";
import { service } from "../service.svelte";
import { settings } from "../settings.svelte";
import { sentence, tell, tellEvent, tellMove, type Data, type Told } from "../words/telling";
import { t, type Words } from "../words/words.svelte";

export type Option = Schemas["OptionShown"];
export type MoveShown = Schemas["MoveShown"];
export type SeatShown = Schemas["SeatShown"];
export type Hint = Schemas["HintShown"];
/** A game's view: what it holds is the game's own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

/** One move of the log: how many moves there were with it, and what happened. */
export interface Entry {
  number: number;
  events: readonly Data[];
}

const MESSAGE_MS = 3000;
const NO_OPTIONS: readonly Option[] = [];

export class Table {
  message: TableMessage;
  /** The past that is looked at instead of the present. */
  past = $state.raw<{ number: number; view: View } | null>(null);
  pointed = $state.raw<Option | null>(null);
  picked = $state<string | null>(null);
  /** Places outlined because something that points at them is pointed at. */
  shown = $state.raw<readonly string[]>([]);
  tab = $state("");
  busy = $state(false);
  /** What went wrong last, for the viewer. */
  trouble = $state("");
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** How many moves there were when the viewer had last moved. */
  seenMoves = $state(0);
  hints = $state.raw<readonly Hint[] | null>(null);
  /** Lets a seat that shares the device look, after it has been handed over. */
  handedTo = $state<Seat>(null);
  /** The view before the draft. */
  confirmedView = $state.raw<View>(undefined);
  /** Places where others have changed something since the viewer last moved, and who. */
  readonly freshPlaces: ReadonlyMap<string, number> = $derived.by(() => this.freshNow());
  private stop: (() => void)[] = [];
  private readonly moments = new Map<string, View>();
  private readonly labels = new Map<string, string>();
  private awaited: () => void = () => undefined;
  private byItself: number[] = []; // lengths of the draft at which a single option was played by itself
  private left = ""; // the question that somebody went back to: nothing is played there by itself

  constructor(
    first: TableMessage,
    readonly module: GameModule,
    private readonly wordsOf: () => Words,
    readonly invitation = "",
  ) {
    this.message = $state.raw(first);
    this.confirmedView = first.view;
    this.tab = module.tabs[0]?.id ?? "";
    this.handedTo = first.seat;
  }

  // ---------------------------------------------------------------- what is shown

  get id(): string {
    return this.message.table.id;
  }

  get game(): string {
    return this.message.table.game;
  }

  get words(): Words {
    return this.wordsOf();
  }

  get view(): View {
    return this.past?.view ?? this.message.view;
  }

  get seat(): Seat {
    return this.message.seat;
  }

  get seats(): readonly SeatShown[] {
    return this.message.table.seats;
  }

  /** What the players are called; bots have the name of their level, numbered where there are several. */
  get names(): readonly string[] {
    const given = this.seats.map((seat) => this.nameOf(seat));
    return given.map((name, seat) => {
      const before = given.slice(0, seat).filter((other) => other === name).length;
      return before > 0 ? `${name} ${before + 1}` : name;
    });
  }

  private nameOf(seat: SeatShown): string {
    const level = seat.kind === "bot" && seat.name === seat.bot ? `level-${seat.bot.slice("level".length)}` : "";
    return level && this.words.has(level) ? this.words.text(level) : seat.name || t("seat-open");
  }

  /** The seats that this device plays. */
  get own(): readonly number[] {
    const me = service.me.id;
    return me === null ? [] : this.seats.filter((seat) => seat.person === me && seat.kind === "person").map((seat) => seat.seat);
  }

  get status(): string {
    return this.message.table.status;
  }

  get isOver(): boolean {
    return this.status === "over";
  }

  get isPast(): boolean {
    return this.past !== null;
  }

  get toAct(): readonly number[] {
    return this.message.table.to_act;
  }

  /** Whether this device must be handed to somebody else before anything secret is shown. */
  get isCurtained(): boolean {
    return this.own.length > 1 && this.seat !== null && this.handedTo !== this.seat && !this.isOver;
  }

  get decision(): Schemas["DecisionShown"] | null {
    return this.isPast || this.isCurtained ? null : (this.message.decision ?? null);
  }

  get options(): readonly Option[] {
    return this.decision?.options ?? NO_OPTIONS;
  }

  get draft(): { moves: readonly MoveShown[]; waiting: Option | null } {
    return this.message.draft ?? { moves: [], waiting: null };
  }

  get canUndo(): boolean {
    return !this.isPast && (this.draft.moves.length > 0 || this.draft.waiting !== null);
  }

  /** Whether there is anything to confirm: a move that waits, or a draft with nothing left to ask. */
  get canConfirm(): boolean {
    return !this.isPast && (this.draft.waiting !== null || (this.draft.moves.length > 0 && this.decision === null));
  }

  get isMyTurn(): boolean {
    return this.seat !== null && (this.decision !== null || this.canConfirm);
  }

  get length(): number {
    return this.message.table.length;
  }

  // ---------------------------------------------------------------- in words

  /** The question that is asked, in words. */
  get question(): string {
    const kind = this.decision?.kind;
    return kind === undefined ? "" : tell(this.words, `ask-${kind}`, this.about);
  }

  /** What is asked, as data for words. */
  get about(): Data {
    return this.module.about(this.view, this.decision?.kind ?? "", this.options);
  }

  told(option: Option): Told {
    return tellMove(this.words, option, option.preview, this.about);
  }

  /** A move in words, with cost and gain. */
  sentence(option: Option): string {
    return sentence(this.told(option));
  }

  /** A move of the draft, in words: as it was told when it was chosen. After a reload what it did is told instead. */
  label(move: MoveShown, index: number): string {
    const events = this.message.draft?.log[index] ?? [];
    const known = this.labels.get(`${move.id} ${move.text}`);
    return known ?? (events[0] ? tellEvent(this.words, events[0], this.names) : move.text);
  }

  // ---------------------------------------------------------------- doing

  async choose(option: Option): Promise<void> {
    this.picked = null;
    this.pointed = null;
    await this.play(option);
  }

  private async play(option: Option): Promise<void> {
    this.labels.set(`${option.id} ${option.text}`, this.told(option).label);
    await this.command({ do: "play", move: option.id });
  }

  /** Takes back the last move that the viewer made, and with it what followed by itself. */
  async undo(): Promise<void> {
    if (!this.canUndo) return;
    do await this.command({ do: "undo" });
    while (this.byItself.pop() === this.drafted && this.drafted > 0 && !this.trouble);
    this.left = this.message.question ?? "";
  }

  async restart(): Promise<void> {
    if (!this.canUndo) return;
    await this.command({ do: "restart" });
    this.byItself = [];
    this.left = this.message.question ?? "";
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm) return;
    const moves = this.length + this.drafted;
    await this.command({ do: "confirm" });
    if (!this.trouble) {
      this.seenMoves = moves;
      this.byItself = [];
      this.hints = null;
    }
  }

  private get drafted(): number {
    return this.draft.moves.length + (this.draft.waiting === null ? 0 : 1);
  }

  private async command(what: { do: "play" | "undo" | "restart" | "confirm"; move?: number }): Promise<void> {
    if (this.busy || this.seat === null) return;
    this.busy = true;
    this.trouble = "";
    try {
      const sent = { table: this.id, seat: this.seat, question: this.message.question ?? "", ...what };
      const done = await service.command(sent);
      await this.reached(done.version ?? 0, done.revision ?? 0);
    } catch (error) {
      this.trouble = error instanceof Refusal && error.error === "stale" ? t("trouble-stale") : explain(error);
    } finally {
      this.busy = false;
    }
    this.playSingle();
    await this.handOver();
  }

  /** Waits for the message that shows what a command has done; it comes right before or after the answer. */
  private async reached(version: number, revision: number): Promise<void> {
    const end = Date.now() + MESSAGE_MS;
    while (!isAtLeast(this.message, version, revision) && Date.now() < end) {
      await new Promise<void>((ready) => {
        this.awaited = ready;
        setTimeout(ready, MESSAGE_MS);
      });
    }
  }

  /** Plays a decision that leaves no choice, unless the viewer has just come back to it. */
  private playSingle(): void {
    const [only, ...others] = this.options;
    if (!settings.autoSingle || only === undefined || others.length > 0 || this.message.question === this.left) return;
    if (this.busy || this.trouble || !this.isMyTurn) return;
    const before = this.drafted;
    void this.play(only).then(() => {
      if (!this.trouble) this.byItself.push(before + 1);
    });
  }

  // ---------------------------------------------------------------- hearing

  /** Begins to hear about the table, and fetches what happened before. */
  start(): void {
    this.watch();
    void this.loadLog();
    void this.loadChat();
    this.playSingle();
  }

  close(): void {
    for (const stop of this.stop) stop();
    this.stop = [];
  }

  /** Looks from another seat. */
  async lookFrom(seat: Seat): Promise<void> {
    const query = seat === null ? {} : { seat };
    const message = await service.client.get("/api/tables/{id}", { path: { id: this.id }, query: { ...query, since: this.length } });
    this.message = message;
    this.confirmedView = message.view;
    this.past = null;
    this.moments.clear();
    this.close();
    this.watch();
    await this.loadLog();
    this.playSingle();
  }

  private watch(): void {
    const listener = {
      table: (message: TableMessage) => this.heard(message),
      chat: (line: ChatLine) => this.addLine(line),
      unwatched: (detail: string) => (this.trouble = detail),
    };
    this.stop.push(service.watch(this.id, this.seat, listener, this.message, this.invitation));
  }

  private heard(message: TableMessage): void {
    if (!isAtLeast(message, this.message.version, this.message.revision)) return;
    const before = this.message;
    this.message = message;
    if (this.drafted === 0) this.confirmedView = message.view;
    this.awaited();
    this.append(message);
    if (message.table.version !== before.table.version) this.hints = null;
    if (!this.busy) this.playSingle();
    void this.handOver();
  }

  /** Where several people share a device, the seat that must act comes to the front. */
  private async handOver(): Promise<void> {
    if (this.own.length < 2 || this.busy || this.isMyTurn || this.isOver) return;
    const next = this.toAct.find((seat) => this.own.includes(seat));
    if (next !== undefined && next !== this.seat) await this.lookFrom(next);
  }

  // ---------------------------------------------------------------- log and chat

  private append(message: TableMessage): void {
    const since = message.since ?? 0;
    if (message.log === undefined) return;
    if (since > this.log.length) {
      void this.loadLog(); // some moves were missed
      return;
    }
    const fresh = message.log.map((events, index) => ({ number: since + index + 1, events }));
    this.log = [...this.log.slice(0, since), ...fresh];
  }

  private async loadLog(): Promise<void> {
    if (this.message.view === undefined) return;
    const query = this.seat === null ? {} : { seat: this.seat };
    const history = await service.client.get("/api/tables/{id}/history", { path: { id: this.id }, query });
    this.log = history.moves.map((step, index) => ({ number: index + 1, events: step.events }));
    const own = history.moves.findLastIndex((step) => step.seat === this.seat);
    this.seenMoves = Math.max(this.seenMoves, own + 1);
  }

  private async loadChat(): Promise<void> {
    try {
      const lines = await service.client.get("/api/tables/{id}/chat", { path: { id: this.id } });
      this.chat = lines;
      const last = lines.at(-1);
      if (last !== undefined) service.knowLine(this.id, last.id);
    } catch {
      this.chat = []; // who may not read it sees none
    }
  }

  private addLine(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
  }

  /** What happened since the viewer last moved. */
  get fresh(): readonly Entry[] {
    return this.seat === null ? [] : this.log.filter((entry) => entry.number > this.seenMoves);
  }

  private freshNow(): Map<string, number> {
    const found = new Map<string, number>();
    if (this.isPast || this.view === undefined) return found;
    for (const entry of this.fresh) {
      for (const event of entry.events) {
        const who = event["seat"];
        if (typeof who !== "number" || who === this.seat) continue;
        for (const name of this.module.where(event, this.view)) found.set(name, who);
      }
    }
    return found;
  }

  // ---------------------------------------------------------------- looking back

  /** Shows the table as it was after some moves; null or the last move is the present. */
  async lookAt(number: number | null): Promise<void> {
    if (number === null || number >= this.length) {
      this.past = null;
      return;
    }
    const wanted = Math.max(0, number);
    const key = `${this.seat} ${wanted}`;
    const view = this.moments.get(key) ?? (await this.fetchMoment(wanted));
    this.moments.set(key, view);
    this.past = { number: wanted, view };
  }

  private async fetchMoment(number: number): Promise<View> {
    const query = this.seat === null ? {} : { seat: this.seat };
    const path = { id: this.id, number };
    return (await service.client.get("/api/tables/{id}/moments/{number}", { path, query })).view;
  }

  // ---------------------------------------------------------------- advice

  async ask(): Promise<void> {
    if (this.seat === null) return;
    const path = { id: this.id, seat: this.seat };
    try {
      this.hints = await service.client.get("/api/tables/{id}/seats/{seat}/hints", { path });
    } catch (error) {
      this.trouble = explain(error);
    }
  }
}

function isAtLeast(message: TableMessage, version: number, revision: number): boolean {
  return message.version > version || (message.version === version && message.revision >= revision);
}
