/** Sizes and places of what is drawn, and how names are broken where there is little room. */

/** The bidding row: every space is `H` high, its card above the tray. */
export const ROW = { width: 1330, height: 194, top: 18, card: 122, gap: 4, between: 10 };

export interface Cell {
  x: number;
  width: number;
}

/** Where the spaces of the bidding row stand: six of the city, then as many ships and orders as there are stones. */
export function cells(stones: number): Cell[] {
  const natural = [...Array<number>(6).fill(86), ...Array<number>(stones).fill(102), ...Array<number>(stones).fill(92)];
  const gaps = ROW.gap * (natural.length - 1) + 2 * ROW.between;
  const scale = (ROW.width - gaps) / natural.reduce((sum, width) => sum + width, 0);
  let x = 0;
  return natural.map((width, i) => {
    if (i === 6 || i === 6 + stones) x += ROW.between;
    const cell = { x, width: width * scale };
    x += cell.width + ROW.gap;
    return cell;
  });
}

/** How far apart cards lie in a tray so that all are seen. */
export function trayStep(width: number, cards: number): number {
  return cards < 2 ? 0 : Math.min(23, (width - 16 - 21) / (cards - 1));
}

/** The harbour: three docks between four quays, and to their right loading areas, fields and the prestige track. */
export const DOCK = { width: 262, height: 128, quay: 22, top: 24 };
export const FIELD = { width: 114, height: 93, gap: 4, top: 116, areaTop: 2, areaHeight: 108 };
export const dockTop = (dock: number): number => DOCK.top + (dock - 1) * DOCK.height;
export const columnX = (column: number): number => column * (FIELD.width + FIELD.gap);
export const fieldPlace = (field: number): { x: number; y: number } => ({
  x: columnX((field - 1) % 4),
  y: FIELD.top + Math.floor((field - 1) / 4) * (FIELD.height + FIELD.gap),
});

/** The context that says how much larger texts are drawn where the whole drawing is small. */
export const TEXT_SCALE = "bremerhaven text scale";

const NARROW = /[iljtfr.,'’ ·()1]/;
const WIDE = /[mwMWÄÖÜ@%]/;
/** About how wide a text is, in parts of its size: enough to know whether it must be broken. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.3 : WIDE.test(letter) ? 0.82 : /[A-Z]/.test(letter) ? 0.62 : 0.52), 0);
}

/** A text in at most so many lines of a width, in parts of its size; the last line may be too wide. */
export function broken(text: string, width: number, most: number): string[] {
  if (most < 2 || widthOf(text) <= width) return [text];
  const words = text.split(" ");
  let first = words[0] ?? "";
  let used = 1;
  while (used < words.length - 1 && widthOf(`${first} ${words[used]}`) <= width) first += ` ${words[used++]}`;
  if (used >= words.length) return [text];
  return [first, ...broken(words.slice(used).join(" "), width, most - 1)];
}
