/**
 * Where goods lie in a harbour, piece by piece.
 *
 * The view only counts them: no rule asks on which field a good lies. So that nothing jumps about, a good stays where it was
 * as long as that is possible, and a piece that is moved keeps its name, by which it travels across the board.
 */

import { GOODS, type Cargo, type Field, type Pile, type Seat } from "./view";

export interface Piece {
  kind: Cargo;
  name: string;
}
export interface Layout {
  /** What lies on each field, field 1 first. */
  fields: (Pile | null)[];
  /** The pieces by spot: `dock-1`, `area-2`, `field-5`, `shed`, `hotel`. */
  pieces: ReadonlyMap<string, readonly Piece[]>;
  /** How many pieces have had a name so far. */
  named: number;
}

export const NOWHERE: Layout = { fields: [], pieces: new Map(), named: 0 };

/** The harbour of a seat after it looked like `before`. */
export function arranged(before: Layout, seat: Seat): Layout {
  const fields = laidOut(before.fields, seat.fields);
  const { pieces, named } = renamed(before, countsOf(seat, fields), seat.seat);
  return { fields, pieces, named };
}

/** The goods of the fields, each where goods of its kind lay before if it can be. */
function laidOut(before: readonly (Pile | null)[], fields: readonly Field[]): (Pile | null)[] {
  const laid: (Pile | null)[] = fields.map(() => null);
  const free = fields.map((field) => !field.covered && field.building === null);
  const left: Pile[] = [];
  for (const kind of GOODS) {
    const piles = fields.flatMap((field) => (field.goods?.kind === kind ? [field.goods] : [])).sort((a, b) => b.count - a.count);
    const former = before.flatMap((pile, at) => (pile?.kind === kind && free[at] ? [{ at, count: pile.count }] : []));
    former.sort((a, b) => b.count - a.count);
    for (const { at } of former.slice(0, piles.length)) {
      laid[at] = piles.shift() ?? null;
      free[at] = false;
    }
    left.push(...piles);
  }
  for (const pile of left) {
    const at = free.indexOf(true);
    laid[at] = pile;
    free[at] = false;
  }
  return laid;
}
/** How many goods of each kind are on each spot. */
function countsOf(seat: Seat, fields: readonly (Pile | null)[]): Map<string, Cargo[]> {
  const spots = new Map<string, Cargo[]>();
  const put = (spot: string, kind: Cargo, count: number): void => {
    spots.set(spot, [...(spots.get(spot) ?? []), ...Array<Cargo>(count).fill(kind)]);
  };
  for (const dock of seat.docks) {
    const unchosen = dock.ship !== null && dock.kind === null;
    put(`dock-${dock.dock}`, dock.kind ?? "joker", unchosen ? (dock.ship?.amount ?? 0) : dock.aboard);
  }
  for (const area of seat.areas) for (const kind of GOODS) put(`area-${area.area}`, kind, area.loaded[kind] ?? 0);
  fields.forEach((pile, at) => pile && put(`field-${at + 1}`, pile.kind, pile.count));
  for (const pile of seat.shed) put("shed", pile.kind, pile.count);
  put("hotel", "passenger", seat.hotel);
  return spots;
}

/** Names for all pieces: those that stay keep theirs, then those that have gone elsewhere take theirs along. */
function renamed(before: Layout, counts: Map<string, Cargo[]>, seat: number): { pieces: Map<string, Piece[]>; named: number } {
  const pieces = new Map<string, (Piece | Cargo)[]>();
  const moved = [...before.pieces].flatMap(([spot, found]) => (counts.has(spot) ? [] : found)); // from spots with nothing left
  for (const [spot, kinds] of counts) {
    const there = [...(before.pieces.get(spot) ?? [])];
    pieces.set(spot, kinds.map((kind) => taken(there, kind) ?? kind));
    moved.push(...there);
  }
  let named = before.named;
  const name = (piece: Piece | Cargo): Piece =>
    typeof piece !== "string" ? piece : (taken(moved, piece) ?? { kind: piece, name: `good-${seat}-${++named}` });
  const all = new Map([...pieces].map(([spot, found]) => [spot, found.map(name)] as const));
  return { pieces: all, named };
}

/** Takes a piece of a kind out of some. */
function taken(from: Piece[], kind: Cargo): Piece | undefined {
  const at = from.findIndex((piece) => piece.kind === kind);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}
