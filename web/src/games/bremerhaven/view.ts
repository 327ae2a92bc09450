/** The view of Bremerhaven as the service sends it (`view` and `holdings` of the game). Seats count from 0, all else from 1. */

export const GOODS = ["barrel", "crate", "container", "passenger"] as const;
export type Good = (typeof GOODS)[number];
export type Cargo = Good | "joker";
/** Numbers of goods by kind; kinds there are none of may be left out. */
export type Goods = Partial<Record<Cargo, number>>;
export type Rank = "captain" | "first-officer" | "mate" | "cook";

export interface ShipCard {
  ship: number;
  title: string;
  deck: number;
  dwell: number;
  cargo: Cargo;
  amount: number;
  bollards: number;
  prestige: number;
}
export interface Terms {
  money: number;
  prestige: number;
}
export interface OrderCard {
  order: number;
  title: string;
  deck: number;
  duration: number;
  goods: Goods;
  bonus: Terms;
  penalty: Terms;
}
export interface BuildingCard {
  building: string;
  number: number;
  prestige: number;
  gear: boolean;
  text: string;
}
export interface PriceCard {
  card: number;
  prices: Record<Good, number>;
}

/** A ship on the sea board; `docks` are the docks it fits into, a list a seat. */
export interface ShipOnBoard extends ShipCard {
  place: number;
  docks: number[][];
}
/** An order on the land board; `sales` is what its goods sell for now. */
export interface OrderOnBoard extends OrderCard {
  place: number;
  sales: number;
  areas: number[][];
}

export interface Bid {
  seat: number;
  cards: number;
  values: number[] | null;
  total: number | null;
  pays: number | null;
}
export interface Space {
  space: string;
  code: string;
  board: "city" | "sea" | "land";
  place: number | null;
  pays_difference: boolean;
  cards: { seat: number; value: number | null; turn: number }[];
  bids: Bid[];
  highest: number | null;
  winner: number | null;
}

export interface Wall {
  wall: number;
  bollards: number;
  most: number;
  price: number | null;
}
export interface Dock {
  dock: number;
  size: number;
  pilot: boolean;
  ship: ShipCard | null;
  markers: number;
  leaves: boolean;
  kind: Good | null;
  aboard: number;
}
export interface Area {
  area: number;
  gate: number;
  open: boolean;
  order: OrderCard | null;
  markers: number;
  due: boolean;
  loaded: Goods;
  lacking: Goods;
  complete: boolean;
  worth: number;
  settlement: { sales: number; terms: number; money: number; prestige: number } | null;
}
export interface Pile {
  kind: Good;
  count: number;
}
export interface Field {
  field: number;
  covered: boolean;
  price: number | null;
  building: string | null;
  gate_of: number | null;
  goods: Pile | null;
}
export interface Storage {
  goods: Record<Good, number>;
  open_fields: number;
  capacity: number;
  need: number;
  free_fields: number;
  room: Record<Good, number>;
  repack_price: number;
}

/** The influence cards of a player or the dummy. */
export interface Cards {
  cards: number[];
  hand: number[] | null;
  in_hand: number;
  stock: number[];
  upgrades: number;
  gained: number;
  next_cards: number[];
}
export interface Seat extends Cards {
  seat: number;
  rank: Rank;
  cash: number;
  deposit: number;
  money: number;
  prestige: number;
  prestige_out: number;
  points: { score: number; total: number };
  money_from: Record<string, number>;
  prestige_from: Record<string, number>;
  walls: Wall[];
  docks: Dock[];
  areas: Area[];
  storage: Storage;
  fields: Field[];
  shed: Pile[];
  hotel: number;
  buildings: BuildingCard[];
  reserve: BuildingCard[];
}

export interface Extension {
  cost: number | null;
  price: number | null;
  possible: boolean;
  why_not: string | null;
}
/** What is asked; which of the fields are there depends on the kind. */
export interface Decision {
  kind: string;
  seat: number;
  values?: number[];
  card?: number;
  cards?: number | number[];
  used?: boolean;
  price?: number;
  further?: number;
  walls?: (Extension & { wall: number })[];
  covers?: (Extension & { field: number })[];
  buildings?: (Extension & { building: string })[] | string[];
  next_cards?: number[];
  swaps?: [Rank, Rank][];
  place?: number | null;
  dock?: number;
  docks?: number[];
  areas?: number[];
  ship?: ShipCard;
  order?: OrderCard;
  start?: boolean;
  goods?: Good[];
  left?: number;
  deposit?: number;
  interest?: number;
}

export interface Effect {
  money: number;
  prestige: number;
  ship_markers: number[];
  order_markers: number[];
  leaving: number[];
  settled: number[];
  choice: boolean;
}
export interface View {
  game: "bremerhaven";
  variant: "long" | "short" | "solo";
  viewer: number | null;
  players: number;
  stones: number;
  over: boolean;
  phase: string;
  turn: {
    number: number;
    round: number;
    rounds: { least: number; most: number };
    placed: number;
    cards: number;
    card: number | null;
    bidder: number | null;
    turned_up: boolean;
  };
  track: {
    space: number;
    start: number;
    end: number;
    move: number;
    last_round: boolean;
    rounds_left: { least: number; most: number };
  };
  to_act: number[];
  asked: { seat: number; kind: string }[];
  decision: Decision | null;
  ladder: { rank: Rank; seat: number; dummy: boolean; income: number }[];
  spaces: Space[];
  former_bids: { value: number; space: string }[][];
  sea: (ShipOnBoard | null)[];
  land: (OrderOnBoard | null)[];
  building: BuildingCard | null;
  prices: PriceCard & { top: number[]; bottom: number[]; unknown: number[]; next: number | null; cards: PriceCard[] };
  newspaper: {
    event: { event: string; number: number; tone: string; text: string } | null;
    effects: (Effect | null)[] | null;
    move: number;
    past: string[];
    to_come: string[];
  };
  piles: {
    ships: CardPile;
    orders: CardPile;
    buildings: { left: number; removed: string[] };
    newspaper: number;
  };
  seats: Seat[];
  solo: {
    dummy: Cards & { seat: number };
    symbols_left: Record<string, number>;
    bands: Record<string, number>;
    band: string;
    to_next: number | null;
  } | null;
  places: number[] | null;
}
export interface CardPile {
  left: number;
  decks: number[];
  unseen: number[];
  discarded: number[];
}

/** Goods one by one, in the order in which they are listed: `{ crate: 2 }` is crate, crate. */
export function pieces(goods: Goods): Cargo[] {
  return [...GOODS, "joker" as const].flatMap((kind) => Array<Cargo>(goods[kind] ?? 0).fill(kind));
}

/** The harbour that is shown large: the viewer's, for spectators that of the first seat. */
export function shownSeat(view: View): number {
  return view.viewer ?? 0;
}

/** The ship or order on a bid space. */
export function cardOn(view: View, space: Space): ShipOnBoard | OrderOnBoard | null {
  if (space.board === "city" || space.place === null) return null;
  return view[space.board][space.place - 1] ?? null;
}

/** The bid space that is settled now, if there is one: what `phase` is about. */
export function spaceOfPhase(phase: string): string | null {
  return { permits: "permit", upgrades: "influence", prices: "prices", ladder: "ladder" }[phase] ?? null;
}
