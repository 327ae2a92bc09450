// Which buildings work together: the sets that room and cash allow.

export type Works = readonly string[];

/** As many buildings as can work together: what the switches begin with. */
export function most(sets: readonly Works[]): Works {
  return sets.reduce((best, set) => (set.length > best.length ? set : best), []);
}

/** The place in the list of the set of exactly these buildings; -1 if they cannot work together. */
export function placeOf(sets: readonly Works[], wanted: Works): number {
  return sets.findIndex((set) => set.length === wanted.length && wanted.every((name) => set.includes(name)));
}
