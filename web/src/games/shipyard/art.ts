/** What only Shipyard draws: strings of SVG from the data of the view, on top of `look/art`. Seats count from 0 here. */
import { polar, POS, r, sector, tx, U, type CanalTile, type Fit, type ShipTile } from "../../look/art";
import { SIDES, SPACES, type Canal, type Counts, type Employee, type Space, type Tile } from "./view";

// Ink on coloured cards is the same in light and dark.
const CARD_INK = "#10202A";
const CARD_LIGHT = "#fff";

/** A canal tile of the view, whose officials are those of its sides as it lies, as the drawing takes it: unturned, and turns. */
export function canalOf(canal: Canal): CanalTile {
  const lying = SIDES.map((side) => canal.officials[side]);
  return { shape: canal.shape, officials: lying.map((_, i) => lying[(i + canal.rotation) % 4] ?? ""), r: canal.rotation };
}

/** Where a space of a canal tile is, on a tile of 100 x 100. */
export function spotOf(space: Space): readonly [number, number] {
  return POS[SPACES.indexOf(space)] ?? [50, 50];
}

/** Ship tiles with their pieces on them: what is aboard fills the places from bow to stern. */
export function fitted(tiles: readonly Tile[], pieces: Counts): ShipTile[] {
  const left: Record<string, number> = { ...pieces };
  const crew = (left["officer"] ?? 0) + (left["businessman"] ?? 0) + (left["soldier"] ?? 0);
  left["cabin"] = crew;
  const take = (name: string): boolean => {
    const there = (left[name] ?? 0) > 0;
    if (there) left[name] = (left[name] ?? 0) - 1;
    return there;
  };
  const fit = (feature: string): Fit => {
    if (feature === "mast") return take("sail") ? "sail" : take("smokestack") ? "smokestack" : undefined;
    return ["cabin", "crane", "cannon", "drive"].includes(feature) ? take(feature) : undefined;
  };
  return tiles.map((tile) => ({ kind: tile.kind, features: tile.features, fit: tile.features.map(fit) }));
}

/** Neighbouring tiles of a yard that make one hull: bow to stern, so a bow begins a new one and nothing follows a stern. */
export interface Run {
  slot: number;
  tiles: Tile[];
}

export function runs(yard: readonly (Tile | null)[]): Run[] {
  const found: Run[] = [];
  let run: Run | null = null;
  yard.forEach((tile, slot) => {
    if (!tile) {
      run = null;
      return;
    }
    const last = run?.tiles.at(-1);
    if (!run || tile.kind === "bow" || last?.kind === "stern") {
      run = { slot, tiles: [tile] };
      found.push(run);
    } else run.tiles.push(tile);
  });
  return found;
}

/** The ground of a yard: keel blocks and the numbers of the slots. */
export function slipway(slots: number, digits = 12.5): string {
  const width = slots * 80 + 12;
  const blocks = Array.from({ length: slots }, (_, i) => {
    const x = i * 80;
    return `<path fill="var(--wood-2)" stroke="var(--artline)" d="M${x + 16} 84v-8h14v8zM${x + 52} 84v-8h14v8z"/><path stroke="var(--line-2)" stroke-dasharray="2 4" d="M${x} 0v76"/>${tx(x + 40, 90 + digits * 0.64, digits, i + 1, 'font-weight="600" style="fill:var(--ink-2)"')}`;
  });
  return `<rect x="-6" y="76" width="${width}" height="28" fill="var(--land-2)"/><path d="M-6 76h${width}" stroke="var(--line-2)" stroke-width="1.5"/>${blocks.join("")}`;
}

/** A yard in miniature for a rival's strip: hulls with a mast for each tile, empty slots as strokes. */
export function miniYard(yard: readonly (Tile | null)[]): string {
  const empty = yard.map((tile, i) => (tile ? "" : `<path d="M${i * 14 + 2} 20h10" stroke="var(--line-2)" stroke-width="1.5"/>`));
  const hulls = runs(yard).map(({ slot, tiles }) => {
    const a = slot * 14 + 1;
    const z = (slot + tiles.length) * 14 - 1;
    const bow = tiles[0]?.kind === "bow";
    const stern = tiles.at(-1)?.kind === "stern";
    const body = `M${a} 10H${z}${stern ? "c0 5-2 8-5 10" : "V20"}H${bow ? a + 6 : a}${bow ? "c-3-2-5-5-6-10" : ""}z`;
    const masts = tiles.map((_, k) => `<path d="M${(slot + k) * 14 + 7} 10V4" stroke="var(--rig)" stroke-width="1.5"/>`);
    return `<path fill="var(--hull)" d="${body}"/>${masts.join("")}`;
  });
  return empty.join("") + hulls.join("");
}

/** The three goods of a wagon, on a square of `s`. */
export function wagon(goods: Counts, s: number): string {
  const list = Object.entries(goods).flatMap(([good, number]) => Array<string>(number).fill(good));
  const loads = list.map((good, i) => {
    const x = s / 2 + (i === 0 ? -0.24 : i === 1 ? 0.24 : 0) * s;
    return goodArt(good, x, (i === 2 ? 0.25 : 0.62) * s, s * 0.41);
  });
  const wheels = [0.26, 0.74].map((x) => `<circle cx="${r(x * s)}" cy="${r(s * 0.88)}" r="${r(s * 0.075)}" fill="var(--ink-2)"/>`);
  return `<rect width="${s}" height="${s}" rx="4" fill="var(--paper-3)" stroke="var(--line-2)"/><path d="M${r(s * 0.08)} ${r(s * 0.83)}h${r(s * 0.84)}" stroke="var(--line-2)" stroke-width="2"/>${wheels.join("")}${loads.join("")}`;
}

/** A good's symbol in its colour. */
export const goodArt = (good: string, x: number, y: number, s: number): string =>
  `<g style="--tone:var(--g-${good});${good === "coal" ? "color:var(--g-coal)" : ""}">${U(good, x, y, s)}</g>`;

/** What an employee is known by: the symbol of the piece, the good or the role. */
export function employeeSymbol(employee: Employee, drive: string): string {
  if (employee.piece === "crew") return "act-crew";
  if (employee.piece) return employee.piece === "drive" ? drive : employee.piece;
  return employee.good ?? employee.role;
}

/** An employee's card around (x, y); a second edge shows that more than one is left, dashes that none is. */
export function employeeArt(employee: Employee & { left?: number }, x: number, y: number, drive: string): string {
  const card = (dx: number, dy: number): string =>
    `<rect x="${r(x - 10.5 + dx)}" y="${r(y - 10.5 + dy)}" width="21" height="21" rx="3" fill="var(--e-${employee.colour})" stroke="var(--artline)" stroke-width=".9"/>`;
  if (employee.left === 0) {
    return `<rect x="${r(x - 10.5)}" y="${r(y - 10.5)}" width="21" height="21" rx="3" fill="none" stroke="var(--line-2)" stroke-dasharray="2.5 2.5"/>`;
  }
  const badge = (inner: string): string =>
    `<circle cx="${r(x + 8)}" cy="${r(y + 8)}" r="5.3" fill="${CARD_LIGHT}" stroke="${CARD_INK}" stroke-width=".8"/>${inner}`;
  const mark =
    employee.role === "builder"
      ? badge(U("builder", x + 8, y + 8, 8.5))
      : employee.level
        ? badge(tx(x + 8, y + 11.3, 9, employee.level, `font-weight="800" style="fill:${CARD_INK}"`))
        : "";
  return `${(employee.left ?? 1) > 1 ? card(2, -2) : ""}${card(0, 0)}<g style="color:${CARD_INK};--tone:${CARD_LIGHT};--paper-2:${CARD_LIGHT}">${U(employeeSymbol(employee, drive), x, y, 17)}${mark}</g>`;
}

/** The disc with the price of moving a marker to a sector; nothing to pay is brass. */
export const priceDisc = (x: number, y: number, price: number, radius = 7.2): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${radius}" fill="${price ? "var(--paper-2)" : "var(--brass-2)"}" stroke="var(--line-2)" stroke-width=".8"/>${tx(x, y + radius * 0.5, radius * 1.45, price, `font-weight="700" style="fill:${price ? "var(--ink)" : CARD_INK}"`)}`;

/** The hub of a rondel with its pointer, turned to an angle by the style of its group. */
export const hub = (cx: number, cy: number, radius: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r(radius)}" fill="var(--paper-2)" stroke="var(--line-2)" stroke-width=".8"/>`;

/** The wheel of twelve: steps since the last drop filled, the cube on the latest. */
export function wheel(steps: number, onWheel: boolean): string {
  const parts = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="${sector(32, 32, 15, 29, i * 30 + 2, i * 30 + 28)}" fill="${i < steps ? "var(--brass-2)" : "var(--paper-3)"}" stroke="var(--line-2)" stroke-width=".7"/>`,
  );
  const [x, y] = polar(32, 32, 22, (Math.max(steps, 1) - 1) * 30 + 15);
  const cube = `<rect x="${r(x - 4)}" y="${r(y - 4)}" width="8" height="8" fill="var(--ink)" stroke="var(--paper-2)"/>`;
  return `${parts.join("")}${hub(32, 32, 12.5)}${onWheel ? cube : ""}`;
}

/** The track of the first edition from above: its spaces as a ring, those with tiles filled, the lead one dark. */
export function trackRing(spaces: number, occupied: ReadonlySet<number>, lead: number): string {
  const step = 360 / spaces;
  return (
    Array.from({ length: spaces }, (_, i) => {
      const fill = i === lead ? "var(--ink)" : occupied.has(i) ? "var(--brass-2)" : "var(--paper-3)";
      return `<path d="${sector(32, 32, 17, 29, i * step + 1, (i + 1) * step - 1)}" fill="${fill}" stroke="var(--line-2)" stroke-width=".6"/>`;
    }).join("") +
    // where a lap begins and ends
    `<path d="M32 1.500V17" stroke="var(--bad)" stroke-width="1.6"/>${hub(32, 32, 14)}`
  );
}

/** A sounding chart behind the canals: depths where there are no tiles, always the same. */
export const SOUNDINGS: readonly [number, number, number][] = [
  [30, 38, 7], [64, 70, 5], [-26, 60, 9], [318, 120, 4], [232, 40, 6], [262, 78, 8], [318, 40, 3], [236, 252, 11],
  [276, 282, 6], [318, 250, 5], [-28, 330, 4], [140, 328, 7], [-120, 20, 12], [-140, 210, 9], [420, 180, 8], [440, 300, 13],
  [120, -40, 6], [260, -90, 9], [20, -110, 11], [60, 400, 10], [210, 430, 12], [380, 410, 7], [-90, 420, 8], [400, -60, 10],
];
