/** A table that somebody is about to open: who sits where, by which rules, and who may come. */

import type { Schemas } from "../api/client";
import { CARDS, DEFAULT_BOT, playersOf, type BotName, type Card, type GameTold, type OptionValue, type Settings } from "./catalogue";
import { fitting, shownOptions, usual, valuesOf, type OptionTold } from "./options";

export type TableForm = Schemas["TableForm"];
export type Sitting = TableForm["seats"][number];
export type Visibility = NonNullable<TableForm["visibility"]>;
/** How one likes to play; it fills the seats. */
export type Company = "friends" | "bots" | "device" | "alone";

const USUAL_PLAYERS = 3;
const FIRST = CARDS[0] as Card;

/** Who sits where at first, for a company: one's own seat first, then the others. */
export function seating(company: Company, players: number, bot: BotName = DEFAULT_BOT): Sitting[] {
  const other: Record<Company, Sitting> = { friends: "open", bots: bot, device: "me", alone: "me" };
  return Array.from({ length: company === "alone" ? 1 : players }, (_, seat) => (seat === 0 ? "me" : other[company]));
}

/** What a table against bots, or alone, is asked for with. */
export function quickTable(card: Card, rivals: number, bot: BotName): TableForm {
  const seats = seating(rivals === 0 ? "alone" : "bots", rivals + 1, bot);
  return { game: card.game, seats, options: card.settled, visibility: "link" };
}

export class Plan {
  card = $state.raw<Card>(FIRST);
  seats = $state<Sitting[]>(seating("friends", USUAL_PLAYERS));
  /** Names of one's own seats, where several people play on one device. */
  names = $state<string[]>(["", "", "", ""]);
  chosen = $state<Settings>({});
  visibility = $state<Visibility>("link");
  spectators = $state(true);
  title = $state("");

  /** Another game: what does not fit it any more falls away. */
  choose(card: Card, game: GameTold | undefined): void {
    this.card = card;
    this.chosen = {};
    const counts = game ? playersOf(card, game) : [this.seats.length];
    if (!counts.includes(this.seats.length)) this.sit(this.company === "alone" ? "friends" : this.company, counts[0] ?? 2);
  }

  get players(): number {
    return this.seats.length;
  }

  /** The company that the seats make, or null if they are mixed. */
  get company(): Company | null {
    const [own, ...others] = this.seats;
    if (own === undefined || own !== "me") return null;
    if (others.length === 0) return "alone";
    if (others.every((seat) => seat === "open")) return "friends";
    if (others.every((seat) => seat === "me")) return "device";
    return others.every((seat) => seat !== "open" && seat !== "me") ? "bots" : null;
  }

  sit(company: Company | null, players: number): void {
    if (company !== null && company !== "alone") this.seats = seating(company, players);
    else if (company === "alone") this.seats = seating("alone", 1);
    else this.resize(players);
  }

  /** More or fewer seats; those that stay keep who sits there. */
  resize(players: number): void {
    const added = this.seats.at(-1);
    const kept = this.seats.slice(0, players);
    while (kept.length < players) kept.push(added === undefined || kept.length === 1 ? "open" : added);
    this.seats = kept;
  }

  put(seat: number, sitting: Sitting): void {
    this.seats[seat] = sitting;
  }

  /** All options that hold: those of the card, the chosen ones. */
  get settings(): Settings {
    return { ...this.chosen, ...this.card.settled };
  }

  shown(game: GameTold): OptionTold[] {
    const open = game.options.filter((option) => !(option.name in this.card.settled));
    return shownOptions(game.name, open, this.settings, this.players);
  }

  valuesOf(option: OptionTold): OptionValue[] {
    return valuesOf(this.card.game, option, this.settings, this.players);
  }

  value(option: OptionTold): OptionValue {
    return this.chosen[option.name] ?? usual(option, this.players);
  }

  set(name: string, value: OptionValue): void {
    this.chosen[name] = value;
  }

  /** Whether the game begins as soon as the table is opened. */
  get startsAtOnce(): boolean {
    return !this.seats.includes("open");
  }

  form(game: GameTold): TableForm {
    const options = fitting(game.name, game.options, this.settings, this.players);
    const names = this.seats.map((seat, number) => (seat === "me" ? (this.names[number] ?? "").trim() : ""));
    const several = this.seats.filter((seat) => seat === "me").length > 1;
    return {
      game: game.name,
      seats: [...this.seats],
      options,
      names: several ? names : [],
      visibility: this.visibility,
      title: this.title.trim(),
      spectators: this.spectators,
    };
  }
}

