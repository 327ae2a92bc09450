/** What is shown at the thing pointed at: a label with cost and gain, or a menu of the moves that end there. */

import type { Option, Table } from "./state.svelte";

export interface Label {
  label: string;
  cost: string;
  brings: string;
  /** It could not be taken back. */
  final: boolean;
  /** It says why something is not possible. */
  blocked?: boolean;
}

class Pointing {
  label = $state.raw<{ at: Element; text: Label } | null>(null);
  menu = $state.raw<{ table: Table; at: Element; options: readonly Option[] } | null>(null);
}

export const pointing = new Pointing();

export function showLabel(at: Element, text: Label): void {
  pointing.label = { at, text };
}

/** Whether there was a label at this element. */
export function hideLabel(at: Element): boolean {
  if (pointing.label?.at !== at) return false;
  pointing.label = null;
  return true;
}

export function openMenu(table: Table, at: Element, options: readonly Option[]): void {
  pointing.label = null;
  pointing.menu = { table, at, options };
}

export function closeMenu(): void {
  const at = pointing.menu?.at;
  pointing.menu = null;
  if (at instanceof HTMLElement || at instanceof SVGElement) at.focus();
}

/** Nothing is pointed at any more: the boards are covered. */
export function forgetPointing(): void {
  pointing.label = null;
  pointing.menu = null;
}
