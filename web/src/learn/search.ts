/** Finding words in a text: without regard to capitals and accents, and with every sought word somewhere in the section. */

/** Letters without their accents, one for one, so that places in the folded text are those in the text. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).normalize("NFD").charAt(0).toLowerCase();
    return letter.length === 1 ? letter : text.charAt(at);
  }).join("");
}

/** The words that somebody seeks; a single letter would be everywhere. */
export function sought(query: string): string[] {
  const words = fold(query).split(/\s+/).filter((word) => word.length > 1);
  return [...new Set(words)];
}

/** What to mark in some texts: the query as it stands where one of them has it so, else its words. */
export function phraseOrWords(query: string, texts: readonly string[]): string[] {
  const words = sought(query);
  const phrase = fold(query).trim().replace(/\s+/g, " ");
  return words.length > 1 && texts.some((text) => fold(text).includes(phrase)) ? [phrase] : words;
}

export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
}

export interface Span {
  text: string;
  found: boolean;
}

/** A text cut where a sought word begins and ends. */
export function cut(text: string, words: readonly string[]): Span[] {
  if (words.length === 0 || text === "") return [{ text, found: false }];
  const spans: Span[] = [];
  let done = 0;
  for (const [from, to] of places(fold(text), words)) {
    if (from > done) spans.push({ text: text.slice(done, from), found: false });
    spans.push({ text: text.slice(from, to), found: true });
    done = to;
  }
  if (done < text.length) spans.push({ text: text.slice(done), found: false });
  return spans;
}

/** Where words stand in a folded text, joined where they overlap. */
function places(folded: string, words: readonly string[]): [number, number][] {
  const all: [number, number][] = [];
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) all.push([at, at + word.length]);
  all.sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of all) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Some words around the first hit. */
export function excerpt(text: string, words: readonly string[], room = 90): string {
  const first = Math.min(...words.map((word) => fold(text).indexOf(word)).filter((at) => at >= 0), text.length);
  if (first === text.length || text.length <= room) return text.slice(0, room).trim() + (text.length > room ? " …" : "");
  const from = text.lastIndexOf(" ", Math.max(0, first - room / 3)) + 1;
  const to = text.indexOf(" ", from + room);
  return (from > 0 ? "… " : "") + text.slice(from, to < 0 ? undefined : to) + (to < 0 ? "" : " …");
}
