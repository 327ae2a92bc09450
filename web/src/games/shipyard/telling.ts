/** Short names for things that are drawn: what a screen reader and the text mode call them. */
import { tell } from "../../words/telling";
import type { Words } from "../../words/words.svelte";
import { printedPiece, type Contract, type Counts, type Edition, type Employee, type Ship, type Tile, type View } from "./view";

const counted = (words: Words, counts: Counts, edition: Edition): string =>
  Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([thing, number]) => amount(words, printedPiece(edition, thing), number))
    .join(", ");

function amount(words: Words, thing: string, number: number): string {
  const key = `amount-${thing}`;
  return words.has(key) ? words.text(key, { [thing]: number }) : `${number} ${thing}`;
}

/** A feature as its edition prints it. */
export function describeFeature(words: Words, edition: Edition, feature: string): string {
  return words.text(feature === "drive" ? `feature-drive-${edition}` : `feature-${feature}`);
}

/** `Bow: mast mount, cabin`. */
export function describeTile(words: Words, view: { edition: Edition }, tile: Pick<Tile, "kind" | "features">): string {
  const features = tile.features.map((feature) => describeFeature(words, view.edition, feature)).join(", ");
  return `${words.text(`tile-${tile.kind}`)}: ${features || words.text("ui-nothing")}`;
}

export const describeGoods = (words: Words, goods: Counts): string => counted(words, goods, "second");
export const describePieces = (words: Words, edition: Edition, pieces: Counts): string =>
  counted(words, pieces, edition) || words.text("ui-nothing");

export const describeEmployee = (words: Words, employee: Employee): string => words.text(`employee-${employee.name}`);

/** What an employee does, in a sentence. */
export function describeEffect(words: Words, employee: Employee): string {
  const { role, level, piece } = employee;
  for (const key of [level ? `effect-${role}-${level}` : "", piece === "crew" ? "effect-crew-builder" : "", `effect-${role}`, `effect-${role}-1`]) {
    if (key && words.has(key)) return words.text(key);
  }
  return "";
}

/** A ship of a fleet in one line: tiles, pieces, points. */
export function describeShip(words: Words, edition: Edition, ship: Ship): string {
  const tiles = words.text("amount-tiles", { tiles: ship.length });
  const points = words.text("table-ship-points", { ...ship.points });
  return `${tiles}; ${describePieces(words, edition, ship.pieces)}; ${points}`;
}

export const contractName = (words: Words, contract: Contract): string => words.text(`contract-${contract.contract}`);
export const contractMeaning = (words: Words, contract: Contract): string => words.text(`meaning-${contract.meaning}`);

/** The most points to measure a contract's progress against: those of its table, or of a good fleet. */
export function contractScale(contract: Contract): number {
  const table = Math.max(0, ...contract.table, ...contract.thresholds.map(([, points]) => points));
  return Math.max(table || (contract.each ?? 2) * 5, contract.points, 1);
}

/** What the words of questions and moves are filled with: the decision as single values, and what is known besides. */
export function about(view: View): Record<string, unknown> {
  const question = view.decision;
  if (!question) return {};
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(question)) {
    if (value === null || typeof value !== "object") values[name] = value;
  }
  const seat = view.seats[question.seat];
  const launch = view.launch;
  const known: Record<string, unknown> = launch
    ? { speed: launch.speed, longest: launch.longest, officials: launch.officials, riband: launch.riband }
    : {};
  const data = { ...known, ...values, edition: view.edition, guilders: seat?.guilders ?? 0 };
  return { ...data, ...inKind(view, seat?.canals.longest ?? null) };
}

function inKind(view: View, longest: number | null): Record<string, unknown> {
  const question = view.decision!;
  switch (question.kind) {
    case "step4":
      return { action: question.chosen };
    case "launch":
      return { count: question.ships?.length ?? 0, longest };
    case "discard":
      return { colour: question.printed_colour };
    case "place":
    case "last-place":
      return { tile: question.tile_kind };
    case "fit":
      return { piece: printedPiece(view.edition, question.piece ?? "") };
    default:
      return {};
  }
}

/** Whose turn of which round, the discards of all, or which part of the end. */
export function stage(words: Words, view: View, names: readonly string[]): string {
  const seat = view.to_act[0] ?? view.turn.seat;
  const phase = view.decision?.kind === "discard" ? "discards" : view.phase;
  const player = names[Math.min(seat, names.length - 1)] ?? "";
  return tell(words, "table-turn", { phase, round: view.turn.round, rounds: view.turn.rounds, player });
}
