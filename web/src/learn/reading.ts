/** What is being read, for all parts of a page of rules: the text, the words sought in it, and the words around it. */

import { getContext, setContext } from "svelte";
import type { Words } from "../words/words.svelte";
import type { Book } from "./texts";

export interface Reading {
  readonly book: Book;
  readonly sought: readonly string[];
  readonly words: Words;
}

const KEY = Symbol("reading");

export function shareReading(reading: Reading): Reading {
  return setContext(KEY, reading);
}

export function reading(): Reading {
  return getContext<Reading>(KEY);
}

/** The words sought, also where nothing is being read, as for a term on a board. */
export function soughtHere(): () => readonly string[] {
  const here = getContext<Reading | undefined>(KEY);
  return () => here?.sought ?? [];
}
