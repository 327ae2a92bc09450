/** Geometry of the chart of canals: what part of it is shown, where a tile in hand would lie, how the token points. */
import type { Table } from "../../table/state.svelte";
import type { Stop } from "./cruise";
import { spotOf } from "./art";
import { SPACES, type Canal, type Edge, type Question, type Token, type View } from "./view";

interface Cell {
  x: number;
  y: number;
}

/** The part of the chart to show: all tiles, free cells that are asked for, and some sea around. */
export function frameOf(tiles: readonly Cell[], cells: readonly Edge[], question: Question | null, stops: readonly Stop[]): { box: string } {
  const asked = question?.kind === "rotate" && question.x !== undefined && question.y !== undefined ? [{ x: question.x, y: question.y }] : [];
  const shown: Cell[] = [...tiles, ...cells, ...asked, ...stops.map((stop) => stop.canal)];
  if (shown.length === 0) shown.push({ x: 0, y: 0 });
  const xs = shown.map((cell) => cell.x);
  const ys = shown.map((cell) => cell.y);
  const [x0, x1] = atLeast(Math.min(...xs), Math.max(...xs), 3);
  const [y0, y1] = atLeast(Math.min(...ys), Math.max(...ys), 2);
  const margin = 22;
  return { box: `${x0 * 100 - margin} ${-y1 * 100 - margin} ${(x1 - x0 + 1) * 100 + 2 * margin} ${(y1 - y0 + 1) * 100 + 2 * margin}` };
}

/** A span of cells, widened to both sides until there are enough. */
function atLeast(low: number, high: number, cells: number): [number, number] {
  const missing = Math.max(0, cells - (high - low + 1)) / 2;
  return [low - missing, high + missing];
}

/** The canal in hand where it would lie: on the cell pointed at, or turned as pointed at; also while it waits. */
export function ghostCanal(table: Table, view: View): (Canal & Cell) | null {
  const option = table.pointed ?? table.draft.waiting;
  const question = view.decision;
  if (!option || !question || question.seat !== view.viewer) return null;
  if (option.kind === "rotate" && question.rotations && question.x !== undefined && question.y !== undefined) {
    const turned = question.rotations[Number(option.fields["rotation"])];
    return turned ? { ...turned, x: question.x, y: question.y } : null;
  }
  const cell = option.kind === "edge" && question.cells?.find((one) => one.number === option.fields["tile"] && one.side === option.fields["side"]);
  const canal = cell ? inHand(table.confirmedView as View | undefined, question.tile) : undefined;
  return cell && canal ? { ...canal, x: cell.x, y: cell.y } : null;
}

/** The canal that was just taken: it lies in the display of the position before the draft. */
function inHand(before: View | undefined, tile: number | string | undefined): Canal | undefined {
  return before?.canals.display.find((canal) => canal?.tile === tile) ?? undefined;
}

/** Degrees by which the token is turned: away from its stern. */
export function tokenAngle(token: Pick<Token, "space" | "stern">): number {
  const [x, y] = spotOf(token.space);
  const [fromX, fromY] = token.stern === "out" ? [2 * x - 50, 2 * y - 50] : spotOf(token.stern);
  return (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI + 90;
}

export interface Pill {
  step: number;
  stop: Stop;
  official: boolean;
}

/** The steps of a cruise with their numbers; officials are those on edge spaces. */
export function pillsOf(stops: readonly Stop[], begun: number): Pill[] {
  return stops.slice(1).map((stop, i) => ({ step: begun + i + 1, stop, official: SPACES.indexOf(stop.space) % 2 === 0 && stop.space !== "C" }));
}
