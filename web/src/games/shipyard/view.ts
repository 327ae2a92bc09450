/**
 * The view of Shipyard as the service sends it: what is on the table, for both editions. Built by the game's own `view`;
 * nothing here is worked out, and names are those of the rules (`bow`, `left`, `drive`, `NE`).
 */
import type { CanalShape, FeatureName, TileKind } from "../../look/art";

export type Edition = "first" | "second";
export type Action = "build" | "commodity" | "canal" | "equipment" | "crew" | "hire" | "exchange" | "subsidy";
export type Side = "north" | "east" | "south" | "west";
export type Space = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW" | "C";
export type Official = "trade" | "war" | "lantern" | "boat" | "ring" | "riband";
export type Column = "bow" | "left" | "right" | "stern";
export type Piece = "captain" | "businessman" | "soldier" | "drive" | "smokestack" | "sail" | "crane" | "cannon";
export type Counts = Readonly<Record<string, number>>;

export const COLUMNS: readonly Column[] = ["bow", "left", "right", "stern"];
export const PIECES: readonly Piece[] = ["captain", "businessman", "soldier", "drive", "smokestack", "sail", "crane", "cannon"];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const SPACES: readonly Space[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW", "C"];

/** Whether something may be had now, and the clause that forbids it; null where nothing of the kind is asked. */
export interface Refusal {
  possible: boolean | null;
  why_not: string | null;
}

export interface Tile {
  tile: number | string;
  kind: TileKind;
  deck: number | null;
  features: FeatureName[];
}

export interface Offer extends Refusal {
  row: number;
  price: number;
}

export interface ActionTile extends Refusal {
  action: Action;
  place: number;
  lead: boolean;
  markers: { seat: number; count: number }[];
  guilders: number;
  income: number | null;
  /** First edition: the space of the track, and the empty ones up to the next tile ahead. */
  space?: number;
  gap_ahead?: number | null;
}

export interface RondelStep {
  steps: number;
  piece: Piece;
  pieces: Counts;
  price: number;
}

export interface Rondel {
  clockwise: Piece[];
  at: Piece;
  steps: RondelStep[];
}

export interface Employee {
  employee: string;
  name: string;
  role: string;
  piece: string | null;
  good: string | null;
  level: number | null;
  colour: string;
  fee: number;
  points: number;
}

export interface Pile extends Employee, Refusal {
  pile: number;
  left: number;
  price: number;
}

export interface EmployeeSpace {
  steps: number;
  space: number;
  piles: Pile[];
}

export interface Exchange {
  sector: number | null;
  next_sector: number;
  ring: Counts[];
  prices: Counts | null;
  next_prices: Counts;
  trading: boolean;
  swaps: Readonly<Record<string, Piece[]>>;
}

export interface Goods {
  tile: string;
  goods: Counts;
}

export interface Canal {
  tile: number;
  name: string;
  shape: CanalShape;
  rotation: number;
  spaces: Space[];
  links: [Space, Space][];
  officials: Record<Side, Official>;
}

export interface PlacedCanal extends Canal {
  number: number;
  x: number;
  y: number;
}

export interface Token {
  number: number;
  x: number;
  y: number;
  space: Space;
  stern: Space | "out";
}

export interface System {
  tiles: PlacedCanal[];
  token: Token | null;
  longest: number | null;
}

export interface ShipPoints {
  crew: number;
  gear: number;
  speed: number;
  cruise: number;
  total: number;
}

export interface Ship {
  ship: number;
  tiles: Tile[];
  length: number;
  features: Counts;
  pieces: Counts;
  speed: number;
  points: ShipPoints;
}

export interface Launch extends Ship {
  seat: number;
  fitting: boolean;
  room: Counts;
  bonus: number;
  longest: number | null;
  steps_made: number;
  steps_left: number | null;
  officials: number;
  riband: number;
}

export interface Contract {
  contract: string;
  title: string;
  colour: "blue" | "red";
  printed_colour: string;
  meaning: string;
  rule: string;
  counts: (string | number)[];
  each: number | null;
  table: number[];
  over: number | null;
  thresholds: [number, number][];
  things: number;
  points: number;
}

export interface Hull {
  slot: number;
  length: number;
  features: Counts;
  missing: TileKind[];
  complete: boolean;
}

export interface SeatView {
  seat: number;
  guilders: number;
  points: Counts;
  pieces: Record<Piece, number>;
  yard: (Tile | null)[];
  hulls: Hull[];
  completing: TileKind[];
  commodities: Goods[];
  employees: Employee[];
  trader_points: number;
  canals: System;
  used_canals: number;
  fleet: Ship[];
  contracts: (Contract | null)[];
  contracts_held: number;
  discarded: Record<"blue" | "red", (string | null)[]>;
  contract_set: string | null;
}

export interface Clock {
  advances: number;
  discards: { after: number; each: number; done: boolean }[];
  /** First edition. */
  spaces?: number;
  laps_done?: number;
  laps?: number;
  steps_to_lap?: number | null;
  /** Second edition. */
  cubes_dropped?: number;
  reserve?: number;
  on_wheel?: boolean;
  steps_to_drop?: number | null;
}

export interface Edge {
  number: number;
  side: Side;
  x: number;
  y: number;
}

/** The question that is asked; which fields there are depends on its kind. */
export interface Question {
  kind: string;
  seat: number;
  chosen?: Action;
  chosen_done?: boolean;
  bonus_done?: boolean;
  bonus_cost?: number;
  bought?: number;
  most?: number;
  tile?: number | string;
  tile_kind?: TileKind;
  features?: FeatureName[];
  name?: string;
  cells?: Edge[];
  starts?: Edge[];
  x?: number;
  y?: number;
  rotations?: Canal[];
  rondel?: "equipment" | "crew";
  good?: string;
  units?: number;
  price?: number;
  swaps?: Piece[];
  ships?: number[];
  piece?: string;
  in_yard?: number;
  speed?: number;
  bonus?: number;
  steps_left?: number;
  steps?: (Space | "cross")[];
  colour?: string;
  printed_colour?: string;
  left?: number;
}

export interface Solo {
  automata: { automaton: number; marker: Action | null }[];
  face_up: string[];
  face_down: number;
  top_back: { take: number; row: number; steps: number; of_the_board: boolean };
  ratings: Record<string, number>;
  rating: string | null;
}

export interface View {
  game: "shipyard";
  edition: Edition;
  viewer: number | null;
  players: number;
  over: boolean;
  phase: string;
  turn: {
    seat: number;
    number: number;
    round: number;
    rounds: number;
    last_round: boolean;
    start_player: number;
    advanced: boolean;
    chosen: Action | null;
    chosen_done: boolean;
    bonus_done: boolean;
    bonus_cost: number;
  };
  clock: Clock;
  to_act: number[];
  decision: Question | null;
  row: ActionTile[];
  equipment: Rondel;
  crew: Rondel;
  employees: EmployeeSpace[];
  exchange: Exchange;
  ships: Record<Column, ((Tile & Offer) | null)[]>;
  blank_tiles: TileKind[];
  commodities: { display: ((Goods & Offer & { next_value: number }) | null)[]; stack: number; discarded: Counts; out: Counts };
  canals: { display: ((Canal & Offer) | null)[]; stack: number; discarded: string[]; out: string[] };
  stacks: { bow: number; middle: number; middle_1: number; stern: number; scrapped: number[] };
  launch: Launch | null;
  seats: SeatView[];
  solo: Solo | null;
  places: number[] | null;
}

/** The seat whose yard is shown large: the viewer's; for a spectator the one that acts. */
export function shownSeat(view: View): number {
  return view.viewer ?? Math.min(view.turn.seat, view.players - 1);
}

/** The symbol of a piece: a drive is a propeller in the first edition, a stoker in the second. */
export function printedPiece(edition: Edition, piece: string): string {
  return piece === "drive" ? (edition === "first" ? "propeller" : "stoker") : piece;
}

/** The piece that a printed word means. */
export function pieceOf(printed: string): string {
  return printed === "propeller" || printed === "stoker" ? "drive" : printed;
}

/** The space in the middle of a side of a canal tile. */
export function spaceOf(side: Side): Space {
  return ({ north: "N", east: "E", south: "S", west: "W" } as const)[side];
}

/** Where a crossing of an edge space leads: the cell beyond, and the space entered there. */
export function beyond(space: Space): { x: number; y: number; space: Space } | null {
  const ways: Partial<Record<Space, { x: number; y: number; space: Space }>> = {
    N: { x: 0, y: 1, space: "S" },
    E: { x: 1, y: 0, space: "W" },
    S: { x: 0, y: -1, space: "N" },
    W: { x: -1, y: 0, space: "E" },
  };
  return ways[space] ?? null;
}
