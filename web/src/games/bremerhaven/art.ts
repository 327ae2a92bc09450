/**
 * Drawings of Bremerhaven: strings of SVG, without state. Ships stand on their keel, buildings on their ground line.
 *
 * Seats count from 1 here, as the colours do.
 */

import { SHAPES, U, r, tx } from "../../look/art";

const L = 'stroke="var(--artline)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';

/** A good or a joker, centred. */
export const good = (kind: string, x: number, y: number, s: number): string =>
  `<g class="dk" style="--tone:var(--g-${kind});--paper-2:var(--sailc)">${U(kind, x, y, s)}</g>`;

/** Goods of a row, centred on x, `step` apart. */
export const goodsRow = (kinds: readonly string[], x: number, y: number, s: number, step: number): string =>
  kinds.map((kind, k) => good(kind, x + (k - (kinds.length - 1) / 2) * step, y, s)).join("");

export const symbol = (id: string, x: number, y: number, s: number, tone = "none"): string =>
  `<g style="--tone:${tone}">${U(id, x, y, s)}</g>`;
export const hourglasses = (n: number, x: number, y: number, s = 15, step = 13): string =>
  Array.from({ length: n }, (_, k) => symbol("time", x + k * step, y, s, "var(--brass-3)")).join("");
/** One hourglass and how many there are. */
export const hour = (n: number, x: number, y: number, s = 15): string =>
  symbol("time", x, y, s, "var(--brass-3)") + tx(x + s * 0.78, y + s * 0.3, r(s * 0.86), n, 'font-weight="700"');
/** Prestige as stars, from right to left. */
export const stars = (n: number, x: number, y: number, s = 12): string =>
  Array.from({ length: n }, (_, i) => symbol("prestige", x - i * s * 0.86, y, s, "var(--brass-2)")).join("");

/** How large a ship looks: 0 lugger, 1 coaster, 2 freighter, 3 liner. */
export const classOf = (bollards: number): number => Math.min(3, Math.max(0, bollards));

/** A freighter with its bow to the left: w wide, keel at y. */
export function steamer(x: number, y: number, w: number, cls: number): string {
  const h = w * 0.17;
  const d = y - h;
  const upper = cls >= 3 ? liner(x, d, w, h) : cls === 0 ? lugger(x, d, w, h) : bridge(x, d, w, h);
  const funnels = cls === 3 ? [0.4, 0.55].map((at) => funnel(x, d - h * 1.3, w, h, at)) : cls > 0 ? [funnel(x, d - h * 1.1, w, h, 0.66)] : [];
  const mast = cls
    ? `<path fill="none" stroke="var(--rig)" stroke-width="1.5" d="M${r(x + w * 0.18)} ${r(d)}V${r(d - h * 2)}L${r(x + w * 0.02)} ${r(d)}M${r(x + w * 0.18)} ${r(d - h * 2)}L${r(x + w * 0.4)} ${r(d)}"/>`
    : "";
  return mast + funnels.join("") + upper + hullOf(x, y, w, h);
}

function liner(x: number, d: number, w: number, h: number): string {
  const windows = [0.3, 0.38, 0.46, 0.54, 0.62, 0.7].map((k) => porthole(x + w * k, d - h * 0.38, w * 0.014)).join("");
  return `<path fill="var(--wood)" ${L} d="M${r(x + w * 0.24)} ${r(d)}v${r(-h * 0.75)}h${r(w * 0.56)}v${r(h * 0.75)}zM${r(x + w * 0.32)} ${r(d - h * 0.75)}v${r(-h * 0.6)}h${r(w * 0.4)}v${r(h * 0.6)}z"/>${windows}`;
}
function lugger(x: number, d: number, w: number, h: number): string {
  const mast = x + w * 0.42;
  return `<path stroke="var(--rig)" stroke-width="2" d="M${r(mast)} ${r(d)}V${r(d - h * 2.6)}"/><path fill="var(--sailc)" ${L} d="M${r(mast)} ${r(d - h * 2.5)}L${r(x + w * 0.8)} ${r(d - h * 0.5)}H${r(mast)}zM${r(x + w * 0.39)} ${r(d - h * 2.2)}L${r(x + w * 0.08)} ${r(d - h * 0.4)}h${r(w * 0.31)}z"/>`;
}
function bridge(x: number, d: number, w: number, h: number): string {
  const windows = [0.68, 0.77].map((k) => porthole(x + w * k, d - h * 0.55, w * 0.02)).join("");
  return `<path fill="var(--wood)" ${L} d="M${r(x + w * 0.62)} ${r(d)}v${r(-h * 1.1)}h${r(w * 0.22)}v${r(h * 1.1)}z"/>${windows}`;
}
const porthole = (x: number, y: number, radius: number): string => `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="var(--sea-3)"/>`;
function funnel(x: number, base: number, w: number, h: number, at: number): string {
  const left = x + w * at;
  return `<path fill="var(--strake)" ${L} d="M${r(left)} ${r(base)}l${r(w * 0.012)} ${r(-h * 1.3)}h${r(w * 0.075)}l${r(w * 0.012)} ${r(h * 1.3)}z"/><path fill="var(--artline)" d="M${r(left + w * 0.008)} ${r(base - h * 1.3)}h${r(w * 0.083)}v${r(h * 0.4)}h${r(-w * 0.083)}z"/>`;
}
function hullOf(x: number, y: number, w: number, h: number): string {
  const d = y - h;
  return `<path fill="var(--hull)" ${L} d="M${r(x)} ${r(d - h * 0.5)}c${r(w * 0.05)} ${r(h * 0.35)} ${r(w * 0.1)} ${r(h * 0.5)} ${r(w * 0.2)} ${r(h * 0.5)}H${r(x + w * 0.86)}c${r(w * 0.06)} 0 ${r(w * 0.1)} ${r(-h * 0.15)} ${r(w * 0.13)} ${r(-h * 0.35)}c0 ${r(h * 0.8)} ${r(-w * 0.03)} ${r(h * 1.1)} ${r(-w * 0.08)} ${r(h * 1.35)}H${r(x + w * 0.12)}C${r(x + w * 0.06)} ${r(y)} ${r(x + w * 0.02)} ${r(y - h)} ${r(x)} ${r(d - h * 0.5)}z"/><path fill="var(--hull-2)" d="M${r(x + w * 0.062)} ${r(y - h * 0.25)}q${r(w * 0.03)} ${r(h * 0.25)} ${r(w * 0.06)} ${r(h * 0.25)}H${r(x + w * 0.9)}q${r(w * 0.02)} 0 ${r(w * 0.04)} ${r(-h * 0.25)}z"/><path stroke="var(--strake)" stroke-width="1.4" d="M${r(x + w * 0.035)} ${r(d + h * 0.22)}H${r(x + w * 0.96)}"/>`;
}

/** A line of water across w, wave by wave. */
export const wave = (y: number, w: number, depth: number): string =>
  `M0 ${r(y)}q6-3 12 0${"t12 0".repeat(Math.ceil(w / 12))}v${depth}H0z`;
/** Small waves in a dock. */
export const ripples = (x: number, y: number): string =>
  `<path d="M${x} ${y}q6-4 12 0t12 0 12 0" fill="none" stroke="var(--sea-3)" stroke-opacity=".6" stroke-width="1.2"/>`;

/** An open goods wagon on its rail. */
export function wagon(x: number, y: number, w: number): string {
  const planks = [0.25, 0.5, 0.75].map((k) => `M${r(x + w * k)} ${r(y - w * 0.35)}v${r(w * 0.22)}`).join("");
  const wheels = [0.22, 0.78]
    .map((k) => `<circle cx="${r(x + w * k)}" cy="${r(y - w * 0.04)}" r="${r(w * 0.1)}" fill="var(--iron)" ${L}/><circle cx="${r(x + w * k)}" cy="${r(y - w * 0.04)}" r="${r(w * 0.03)}" fill="var(--artline)"/>`)
    .join("");
  return `<path fill="var(--wood-2)" ${L} d="M${x} ${r(y - w * 0.36)}h${w}l${r(-w * 0.05)} ${r(w * 0.24)}h${r(-w * 0.9)}z"/><path stroke="var(--artline)" stroke-width="1" d="${planks}"/>${wheels}`;
}

/** An influence card of a seat, 21 x 29: face down with the owner's pattern and shape, or with its value. */
export function influenceCard(p: number, value: number | null, own: boolean): string {
  const shape = SHAPES[p] ?? SHAPES[1]!;
  if (value === null)
    return `<rect width="21" height="29" rx="2.5" fill="url(#pp${p})" stroke="var(--artline)"/><circle cx="10.5" cy="14.5" r="7.5" fill="var(--paper-2)"/><g fill="var(--p${p})">${shape(10.5, 14.5, 9)}</g>`;
  return `<rect x=".6" y=".6" width="19.8" height="27.8" rx="2.5" fill="var(--paper-2)" stroke="var(--p${p})" stroke-width="${own ? 2.2 : 1.6}"/>${tx(9.8, 21.5, 15, value, 'font-weight="700"')}<g fill="var(--p${p})">${shape(15.6, 5.6, 6)}</g>`;
}

// ------------------------------------------------------------ buildings: centre x, ground y, size s

type Drawn = (x: number, y: number, s: number) => string;
/** A path whose numbers are parts of s, moved to x and y: capitals are absolute. */
function shape(x: number, y: number, s: number, fill: string, steps: readonly (readonly [string, ...number[]])[]): string {
  const d = steps.map(([op, ...n]) => op + n.map((v, i) => r(part(op, i, v, x, y, s))).join(" ")).join("");
  return `<path fill="${fill}" ${L} d="${d}"/>`;
}
function part(op: string, i: number, v: number, x: number, y: number, s: number): number {
  if (op === op.toLowerCase()) return v * s;
  return op === "H" || (op !== "V" && i % 2 === 0) ? x + v * s : y + v * s;
}
const box = (x: number, y: number, s: number, fill: string, left: number, top: number, w: number, h: number): string =>
  shape(x, y, s, fill, [["M", left, top], ["h", w], ["v", h], ["h", -w], ["z"]]);
/** Windows in rows and columns. */
const windows = (x: number, y: number, s: number, xs: readonly number[], ys: readonly number[], w = 0.09, h = 0.11): string =>
  ys.flatMap((top) => xs.map((left) => `<rect x="${r(x + (left - w / 2) * s)}" y="${r(y + top * s)}" width="${r(w * s)}" height="${r(h * s)}" fill="var(--sea-3)"/>`)).join("");
const sign = (id: string, x: number, y: number, s: number, tone = "var(--brass-3)"): string =>
  `<g class="dk" style="--tone:${tone};--paper-2:var(--sailc)">${U(id, x, y, s)}</g>`;
const ground: Drawn = (x, y, s) => `<path ${L} fill="none" d="M${r(x - s * 0.5)} ${r(y)}h${r(s)}"/>`;

export const light: Drawn = (x, y, s) =>
  `<path fill="var(--glow)" fill-opacity=".4" d="M${r(x)} ${r(y - s * 0.72)}l${r(-s * 0.6)} ${r(-s * 0.18)}v${r(s * 0.4)}zM${r(x)} ${r(y - s * 0.72)}l${r(s * 0.6)} ${r(-s * 0.18)}v${r(s * 0.4)}z"/>` +
  shape(x, y, s, "var(--sailc)", [["M", -0.13, -0.6], ["h", 0.26], ["l", 0.1, 0.6], ["h", -0.46], ["z"]]) +
  `<path fill="var(--e-red)" d="M${r(x - s * 0.155)} ${r(y - s * 0.44)}h${r(s * 0.31)}l${r(s * 0.025)} ${r(s * 0.15)}h${r(-s * 0.36)}zM${r(x - s * 0.2)} ${r(y - s * 0.15)}h${r(s * 0.4)}l${r(s * 0.025)} ${r(s * 0.13)}h${r(-s * 0.45)}z"/>` +
  box(x, y, s, "var(--glow)", -0.1, -0.8, 0.2, 0.2) +
  shape(x, y, s, "var(--hull-2)", [["M", -0.15, -0.8], ["l", 0.15, -0.14], ["l", 0.15, 0.14], ["z"]]) +
  ground(x, y, s * 0.7);

/** A works hall with a saw-tooth roof and a chimney; on its front what it makes. */
const works = (made: string): Drawn => (x, y, s) =>
  shape(x, y, s, "var(--wood)", [["M", -0.5, 0], ["v", -0.44], ["l", 0.22, -0.16], ["v", 0.16], ["l", 0.22, -0.16], ["v", 0.16], ["l", 0.22, -0.16], ["V", 0], ["z"]]) +
  box(x, y, s, "var(--hull-2)", 0.22, -0.86, 0.15, 0.86) +
  `<path fill="var(--iron)" fill-opacity=".4" d="M${r(x + s * 0.25)} ${r(y - s * 0.9)}c${r(-s * 0.1)} ${r(-s * 0.12)} ${r(s * 0.1)} ${r(-s * 0.2)} ${r(s * 0.16)} ${r(-s * 0.1)} ${r(s * 0.1)} ${r(-s * 0.08)} ${r(s * 0.22)} ${r(s * 0.02)} ${r(s * 0.12)} ${r(s * 0.1)}z"/>` +
  good(made, x - s * 0.15, y - s * 0.2, s * 0.36);

/** A hall with a wide gable and a sign. */
const hall = (mark: string, roof = "var(--hull-2)", tone = "var(--brass-3)"): Drawn => (x, y, s) =>
  box(x, y, s, "var(--wood)", -0.46, -0.44, 0.92, 0.44) +
  shape(x, y, s, roof, [["M", -0.56, -0.44], ["l", 0.18, -0.28], ["h", 0.76], ["l", 0.18, 0.28], ["z"]]) +
  sign(mark, x, y - s * 0.22, s * 0.36, tone);

/** A house with columns under a gable. */
const columns = (mark: string, tone = "var(--brass-2)"): Drawn => (x, y, s) =>
  shape(x, y, s, "var(--sailc)", [["M", -0.52, -0.46], ["L", 0, -0.82], ["L", 0.52, -0.46], ["z"]]) +
  sign(mark, x, y - s * 0.6, s * 0.24, tone) +
  [-0.4, -0.18, 0.06, 0.28].map((left) => box(x, y, s, "var(--wood)", left, -0.46, 0.12, 0.38)).join("") +
  box(x, y, s, "var(--wood-2)", -0.54, -0.09, 1.08, 0.09);

/** A tall house with rows of windows. */
const tall = (mark: string, wall: string, tone = "var(--brass-3)"): Drawn => (x, y, s) =>
  box(x, y, s, wall, -0.36, -0.74, 0.72, 0.74) +
  box(x, y, s, "var(--hull-2)", -0.42, -0.82, 0.84, 0.1) +
  windows(x, y, s, [-0.24, -0.08, 0.08, 0.24], [-0.65, -0.48]) +
  sign(mark, x, y - s * 0.17, s * 0.32, tone);

/** A small office with a steep roof and a sign. */
const office = (mark: string, roof = "var(--hull)", tone = "var(--brass-3)"): Drawn => (x, y, s) =>
  box(x, y, s, "var(--wood)", -0.34, -0.46, 0.68, 0.46) +
  shape(x, y, s, roof, [["M", -0.42, -0.46], ["L", 0, -0.88], ["L", 0.42, -0.46], ["z"]]) +
  windows(x, y, s, [0], [-0.66], 0.12, 0.12) +
  sign(mark, x, y - s * 0.22, s * 0.36, tone);

const gantry: Drawn = (x, y, s) =>
  `<path fill="none" stroke="var(--artline)" stroke-width="${r(s * 0.12)}" d="M${r(x - s * 0.32)} ${r(y)}V${r(y - s * 0.66)}M${r(x + s * 0.2)} ${r(y)}V${r(y - s * 0.66)}M${r(x - s * 0.5)} ${r(y - s * 0.68)}H${r(x + s * 0.54)}"/><path fill="none" stroke="var(--strake)" stroke-width="${r(s * 0.07)}" d="M${r(x - s * 0.32)} ${r(y)}V${r(y - s * 0.66)}M${r(x + s * 0.2)} ${r(y)}V${r(y - s * 0.66)}M${r(x - s * 0.48)} ${r(y - s * 0.68)}H${r(x + s * 0.52)}"/>` +
  box(x, y, s, "var(--hull-2)", -0.08, -0.86, 0.2, 0.14) +
  `<path stroke="var(--artline)" stroke-width="1.2" d="M${r(x - s * 0.06)} ${r(y - s * 0.64)}v${r(s * 0.2)}"/>` +
  good("container", x - s * 0.06, y - s * 0.3, s * 0.38);

const pilotTower: Drawn = (x, y, s) =>
  box(x, y, s, "var(--wood)", -0.14, -0.62, 0.28, 0.62) +
  shape(x, y, s, "var(--sea-2)", [["M", -0.26, -0.62], ["l", 0.05, -0.18], ["h", 0.42], ["l", 0.05, 0.18], ["z"]]) +
  shape(x, y, s, "var(--hull-2)", [["M", -0.28, -0.8], ["L", 0, -0.92], ["L", 0.28, -0.8], ["z"]]) +
  sign("wheel", x, y - s * 0.28, s * 0.24) +
  shape(x, y, s, "var(--wood-2)", [["M", -0.5, 0], ["l", 0.05, -0.14], ["h", 0.9], ["l", 0.05, 0.14], ["z"]]);

const BUILDINGS: Record<string, Drawn> = {
  lighthouse: light,
  refinery: works("barrel"),
  cannery: works("crate"),
  containers: works("container"),
  station: hall("passenger", "var(--hull)", "var(--g-passenger)"),
  auction: hall("money", "var(--sea-3)", "var(--brass-2)"),
  customs: office("official-trade", "var(--hull-2)", "var(--o-trade)"),
  exchange: columns("price-card"),
  bank: columns("money"),
  shed: hall("crate", "var(--wood-2)", "var(--g-crate)"),
  hotel: tall("passenger", "var(--sailc)", "var(--g-passenger)"),
  crane: gantry,
  pilot: pilotTower,
  insurance: office("life-ring", "var(--hull)", "var(--e-red)"),
  forwarding: office("order", "var(--sea-3)"),
  hiring: hall("act-crew", "var(--hull-2)"),
  school: columns("wheel", "var(--brass-3)"),
  garage: tall("parking", "var(--wood)"),
  museum: columns("ship-token", "var(--brass-2)"),
  works: hall("builder", "var(--wood-2)"),
};

/** A building by its name, centred on x, standing on y. */
export const building = (name: string, x: number, y: number, s: number): string => (BUILDINGS[name] ?? office("building"))(x, y, s);
