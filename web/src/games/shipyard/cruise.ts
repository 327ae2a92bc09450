/** The way of a ship under way, step by step, as far as it was seen: the view tells only where the token is now. */
import { beyond, SPACES, spaceOf, type PlacedCanal, type Side, type Space, type View } from "./view";

export interface Stop {
  canal: PlacedCanal;
  space: Space;
}

/** A cruise as far as it was seen. `stops[0]` is where the ship was after `begun` steps. */
export interface Cruise {
  ship: number;
  seat: number;
  begun: number;
  stops: readonly Stop[];
}

/**
 * The cruise with what a newer view adds or, after an undo, takes away; null when no ship is under way.
 *
 * `start` is where the token was put for its first cruise; `known` are tiles that may have been used up since.
 */
export function follow(cruise: Cruise | null, view: View, start: Stop | null = null, known: readonly PlacedCanal[] = []): Cruise | null {
  const launch = view.launch;
  const system = launch && view.seats[launch.seat]?.canals;
  const token = system?.token;
  const canal = token && system.tiles.find((tile) => tile.number === token.number);
  if (!launch || !canal) return null;
  const here: Stop = { canal, space: token.space };
  const made = launch.fitting ? 0 : launch.steps_made;
  const same = cruise !== null && cruise.ship === launch.ship && cruise.seat === launch.seat && made >= cruise.begun;
  const before: Cruise = same ? cruise : { ship: launch.ship, seat: launch.seat, begun: start ? 0 : made, stops: [start ?? here] };
  const stops = before.stops.slice(0, made - before.begun + 1);
  const missing = made - before.begun + 1 - stops.length;
  if (missing === 0) return { ...before, stops: [...stops.slice(0, -1), here] };
  const tiles = [...system.tiles, ...known, ...stops.map((stop) => stop.canal)];
  const way = between(stops.at(-1)!, here, missing, tiles);
  // A way that cannot be told is left out: the line begins where the ship is now.
  return way ? { ...before, stops: [...stops, ...way, here] } : { ...before, begun: made, stops: [here] };
}

/** Where a draft has put the token for its first cruise. */
export function startOf(moves: readonly { kind: string; fields: Readonly<Record<string, unknown>> }[], tiles: readonly PlacedCanal[]): Stop | null {
  const sail = moves.findLastIndex((move) => move.kind === "sail");
  const edge = moves.findLast((move, i) => move.kind === "edge" && i > sail);
  const canal = edge && tiles.find((tile) => tile.number === edge.fields["tile"]);
  return canal ? { canal, space: spaceOf(edge.fields["side"] as Side) } : null;
}

/** The stops between two that are some steps apart, for steps that were the only ones and so were not asked. */
export function between(from: Stop, to: Stop, steps: number, tiles: readonly PlacedCanal[]): Stop[] | null {
  if (steps === 1) return isNext(from, to) ? [] : null;
  for (const stop of neighbours(from, tiles)) {
    const rest = between(stop, to, steps - 1, tiles);
    if (rest && !rest.some((later) => isSame(later, from))) return [stop, ...rest];
  }
  return null;
}

function isSame(one: Stop, other: Stop): boolean {
  return one.space === other.space && one.canal.x === other.canal.x && one.canal.y === other.canal.y;
}

function isNext(from: Stop, to: Stop): boolean {
  return neighbours(from, [to.canal]).some((stop) => isSame(stop, to)) || neighbours(from, [from.canal]).some((stop) => isSame(stop, to));
}

function neighbours({ canal, space }: Stop, tiles: readonly PlacedCanal[]): Stop[] {
  const found: Stop[] = [];
  for (const [one, other] of canal.links) {
    if (one === space) found.push({ canal, space: other });
    if (other === space) found.push({ canal, space: one });
  }
  const over = beyond(space);
  const next = over && tiles.find((tile) => tile.x === canal.x + over.x && tile.y === canal.y + over.y);
  if (over && next) found.push({ canal: next, space: over.space });
  return found;
}

/** The number of a space, as the drawing counts them. */
export const spaceNumber = (space: Space): number => SPACES.indexOf(space);
