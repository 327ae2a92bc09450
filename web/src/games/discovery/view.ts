// What the service tells a seat of Age of Discovery: the types of `Game.view`, and small readings of it.
// The client adds up what is shown, nothing else: what may be done is in the options.

export type Colour = "red" | "blue" | "green" | "yellow" | "white" | "brown";
export const COLOURS: Colour[] = ["red", "blue", "green", "yellow", "white", "brown"];
export const MARKS: Record<Colour, string> = { red: "R", blue: "B", green: "G", yellow: "Y", white: "W", brown: "N" };
export const HAND_LIMIT = 4;

export interface Reserved {
  reserved_by: number | null;
  reserved_now: boolean;
}
export interface ShipOffer extends Reserved {
  ship: string;
  colour: Colour;
  capacity: number;
  price: number;
}
export interface Order {
  order: string;
  colour: Colour;
  capacity: number;
  incomes: number[];
}
export type OrderOffer = Order & Reserved;
export type HandOrder = Order & { known_to_all: boolean };

export interface Running {
  order: string;
  ships: string[];
  rounds: number; // 0 while its ships are being loaded
  rounds_left: number;
  income: number;
}
export interface Joker {
  colours: [Colour, Colour] | null;
  shown: boolean;
  place: "harbour" | "expedition" | "order";
}
export interface Mission {
  kind: "presence" | "half" | "majority" | "alone";
  values: number[];
  value: number;
  qualifying: string[];
}
export interface Points {
  interim: number;
  final: number;
  mission: number;
  unplaced: number;
  total: number;
}
export interface Seat {
  seat: number;
  coins: number | null;
  completed: number;
  vp: Points;
  harbour: string[];
  hand: (HandOrder | null)[];
  joker: Joker;
  mission: Mission | null;
  any_colour_cards: number;
  reservation_cards: number;
  running: Running[];
}
export interface PlacedShip {
  ship: string;
  seat: number;
  colour: Colour;
  matching: boolean;
}
export interface Expedition {
  name: string;
  explorer: string;
  year: number;
  colour: Colour;
  capacity: number;
  free: number;
  row_colour: Colour | null;
  values: { interim_plain: number; interim_match: number; final_plain: number; final_match: number };
  ships: PlacedShip[];
}
export type Action = "coins" | "order" | "buy" | "place";
export const ACTIONS: Action[] = ["coins", "order", "buy", "place"];
export type Countdown = "waiting" | "held" | number;

export interface DiscoveryView {
  game: "discovery";
  viewer: number | null;
  players: number;
  over: boolean;
  turn: { seat: number; number: number; start_player: number; cap: number; begun: Action[]; open: Action | null };
  decision: {
    kind: "act" | "joker-colour" | "load" | "rounds" | "reserve";
    seat: number;
    capacity?: number;
    expedition?: string;
    order?: string;
    needed?: number;
    from?: string;
  } | null;
  seats: Seat[];
  expeditions: Expedition[];
  buy_row: (ShipOffer | null)[];
  refill_row: (ShipOffer | null)[];
  stacks: number[];
  display: (OrderOffer | null)[];
  pile: number;
  completed_orders: string[];
  cut_off_orders: string[];
  scorings: { interim: Countdown; final: Countdown };
}

/** The colour that a name such as `G2` begins with; a joker `J2` has none of its own. */
export function colourOf(name: string): Colour | null {
  return COLOURS.find((colour) => MARKS[colour] === name[0]) ?? null;
}

/** The capacity in a name: 2 of `G2` and `J2`, 5 of order `G5`. */
export function capacityOf(name: string): number {
  return Number(name.slice(1)) || 0;
}

export function isJoker(ship: string): boolean {
  return ship.startsWith("J");
}

/** Ships lie in the harbour side by side; equal ones are one pile. */
export function piles(ships: string[]): { ship: string; count: number }[] {
  const found = new Map<string, number>();
  for (const ship of ships) found.set(ship, (found.get(ship) ?? 0) + 1);
  return [...found].map(([ship, count]) => ({ ship, count }));
}

/** Why no ship of this kind can go to an expedition, where that is plain to see; options decide, this only words it. */
export function obstacle(expedition: Expedition, ship: string | null): { key: string; value?: string | number } | null {
  if (expedition.free === 0) return { key: "full" };
  const colour = ship ? colourOf(ship) : null;
  const tooBig = ship !== null && !isJoker(ship) && capacityOf(ship) > expedition.free;
  if (tooBig) return { key: "room", value: expedition.free };
  const row = expedition.row_colour;
  return row !== null && row !== colour ? { key: "row", value: row } : null;
}

/** What the ships of a seat at expeditions add up to, were a scoring held now. */
export function standing(view: DiscoveryView, seat: number): { interim: number; final: number } {
  const sum = (scoring: "interim" | "final") =>
    view.expeditions
      .flatMap((expedition) => pointsAt(expedition, scoring))
      .reduce((total, scored) => total + (scored.seat === seat ? scored.points : 0), 0);
  return { interim: sum("interim"), final: sum("final") };
}

/** What each player's ships at an expedition bring at a scoring, by seat. */
export function pointsAt({ values, ships }: Expedition, scoring: "interim" | "final"): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, matching } of ships) {
    sums.set(seat, (sums.get(seat) ?? 0) + values[`${scoring}_${matching ? "match" : "plain"}`]);
  }
  return [...sums].map(([seat, points]) => ({ seat, points })).sort((a, b) => a.seat - b.seat);
}

/** The scoring that is next, or was last. */
export function nextScoring(view: DiscoveryView): "interim" | "final" {
  return view.scorings.interim === "held" ? "final" : "interim";
}

/** What a mission brings as things stand. */
export function missionNow(mission: Mission): number {
  return mission.value * mission.qualifying.length;
}

const LONG_NAME = 9; // letters that fit on a tile with a particle before them

/** The name on the tile: `de Abreu`, `da Gama`, where the short name is `Abreu`; a long one stands alone. */
export function surname(expedition: Expedition): string {
  const words = expedition.explorer.split(" ");
  const small = words.findIndex((word) => /^(da|de|van|von)$/.test(word));
  return small >= 0 && expedition.name.length < LONG_NAME ? words.slice(small).join(" ") : expedition.name;
}

/** Whose ship lies where, and what it looks like: jokers show the two colours of their owner. */
export function jokerColours(view: DiscoveryView, seat: number): [Colour, Colour] | null {
  return view.seats[seat]?.joker.colours ?? null;
}

/** The cards that everyone begins with; what is missing of them has been used. */
export function firstCards(players: number): { any: number; reservation: number } {
  return players === 2 ? { any: 3, reservation: 2 } : { any: 2, reservation: 1 };
}
