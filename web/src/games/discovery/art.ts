// The drawings of Age of Discovery: patterns of the six colours, ships of one to three masts, charts.
// Plain strings of SVG without state. Every colour has a pattern of its own, so that nothing is told by colour alone.

import { r } from "../../look/art";
import type { Colour } from "./view";

const LINE = 'stroke="var(--artline)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';
const OVER = 'stroke="var(--artline)" stroke-opacity=".55" fill="none"';
const DOT = 'fill="var(--artline)" fill-opacity=".6"';

function pattern(colour: Colour, width: number, height: number, marks: string, turned = false): string {
  const turn = turned ? ' patternTransform="rotate(45)"' : "";
  return (
    `<pattern id="c-${colour}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}>` +
    `<rect width="${width}" height="${height}" fill="var(--aod-${colour})"/>${marks}</pattern>`
  );
}

/** The patterns, once a page: `url(#c-red)`. */
export const patterns = [
  pattern("red", 7, 7, `<path ${OVER} stroke-width="2.2" d="M1 0v7"/>`, true),
  pattern("blue", 7, 6, `<path ${OVER} stroke-width="1.8" d="M0 1.5h7"/>`),
  pattern("green", 7, 7, `<circle cx="2" cy="2" r="1.3" ${DOT}/><circle cx="5.5" cy="5.5" r="1.3" ${DOT}/>`),
  pattern("yellow", 6, 7, `<path ${OVER} stroke-width="1.6" d="M1.5 0v7"/>`),
  pattern("white", 6, 6, ""),
  pattern("brown", 7, 7, `<path ${OVER} stroke-width="1.5" d="M1 0v7M0 1h7"/>`, true),
].join("");

export function fill(colour: Colour): string {
  return `url(#c-${colour})`;
}

// ------------------------------------------------------------ ships: bow left, box 64 x 46, keel at 44

function square(x: number, y: number, w: number, h: number, sail: string): string {
  const side = `c${r(-w * 0.1)} ${r(h * 0.3)} ${r(-w * 0.1)} ${r(h * 0.7)} 0 ${h}`;
  const back = `c${r(w * 0.1)} ${r(-h * 0.3)} ${r(w * 0.1)} ${r(-h * 0.7)} 0 ${-h}`;
  return `<path fill="${sail}" ${LINE} d="M${r(x - w / 2)} ${y}h${w}${side}h${-w}${back}z"/>`;
}

function lateen(path: string, sail: string): string {
  return `<path fill="${sail}" ${LINE} d="${path}"/>`;
}

function mast(x: number, top: number): string {
  return `<path stroke="var(--rig)" stroke-width="1.8" d="M${x} 34V${top}"/>`;
}

const HULLS: Record<number, string> = {
  1: "M13 30c4 2 7 2.5 11 2.5h16c5 0 8-1.5 11-4.5-.5 8-3 13-7 16H22c-5-3-8-8-9-14z",
  2: "M7 27c4 4 8 5.5 13 5.5h18V29h17c0 7-2 12-5 15H18C12 41 8 35 7 27z",
  3: "M3 25l9 .5v6.5h24v-4.5h12V24h13c0 9-2 16-6 20H16C9 41 4 34 3 25z",
};
const WALES: Record<number, string> = { 1: "M18 37h30", 2: "M13 37h40", 3: "M10 37h47" };

function rig(masts: number, sail: string, other: string): string {
  if (masts === 1) {
    const yard = `<path stroke="var(--rig)" stroke-width="1.4" d="M17 29L44 5"/>`;
    return mast(32, 5) + yard + lateen("M18 27.5 43 6c3 9 1 16-4 21.5z", sail);
  }
  if (masts === 2) {
    const main = square(22, 8, 21, 9, other) + square(22, 18.5, 25, 12, sail);
    return mast(22, 5) + mast(43, 8) + main + lateen("M35 26 52 9c2 7 0 13-3 17z", other);
  }
  const fore = square(17, 8, 15, 7, sail) + square(17, 16.5, 17, 11, sail);
  const main = square(34, 3.5, 17, 8, other) + square(34, 13, 20, 14, sail);
  return mast(17, 6) + mast(34, 2) + mast(52, 9) + fore + main + lateen("M46 22 59 9c1.5 5 .5 10-2 13z", other);
}

/** A ship of 1, 2 or 3 masts; a joker has sails of two colours. */
export function sailer(masts: number, colour: Colour | null, other?: Colour): string {
  const sail = colour ? fill(colour) : "var(--sailc)";
  const hull = `<path fill="var(--wood-2)" ${LINE} d="${HULLS[masts]}"/>`;
  const wale = `<path stroke="var(--artline)" stroke-opacity=".6" stroke-width="1" d="${WALES[masts]}"/>`;
  return rig(masts, sail, other ? fill(other) : sail) + hull + wale;
}

/** Capacity as little crates, centred on x. */
export function pips(count: number, x: number, y: number, size = 8): string {
  const left = x - (count * (size + 1.5) - 1.5) / 2;
  return Array.from({ length: count }, (_, i) => {
    return `<rect x="${r(left + i * (size + 1.5))}" y="${y}" width="${size}" height="${size}" rx="1.5" fill="var(--ink)"/>`;
  }).join("");
}

// ------------------------------------------------------------ ship cards: box 74 x 66

const waves = (y: number, swell: number) =>
  `M0 ${y}q4.6 ${-swell} 9.25 0t9.25 0${" 9.25 0".repeat(6)}V61a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z`;

/** Sky, water and a ship in it; what stands on the card is the card's own. */
export function shipScene(masts: number, colour: Colour | null, other?: Colour): string {
  return (
    `<rect width="74" height="66" rx="5" fill="var(--sky)"/><path fill="var(--sea-2)" d="${waves(49, 2.5)}"/>` +
    `<g transform="translate(6 7) scale(.97)">${sailer(masts, colour, other)}</g>` +
    `<path fill="var(--sea-2)" fill-opacity=".85" d="${waves(51, 2)}"/>`
  );
}

/** The letter of a colour in its little box. */
export function mark(letter: string, x: number, y: number, size = 13): string {
  const box = `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="2.5" fill="var(--paper-2)" stroke="var(--line-2)" stroke-width=".8"/>`;
  const at = `x="${r(x + size / 2)}" y="${r(y + size * 0.78)}" font-size="${r(size * 0.8)}"`;
  return `${box}<text ${at} text-anchor="middle" font-weight="700">${letter}</text>`;
}

// ------------------------------------------------------------ charts

// Every expedition has its own coast, the same at every visit.
function seeded(seed: number): () => number {
  let state = seed * 9301 + 49297;
  return () => (state = (state * 9301 + 49297) % 233280) / 233280;
}

/** A strip of sea chart with an island, a coast and the route to it. */
export function chart(number: number, w: number, h: number): string {
  const next = seeded(number + 3);
  next();
  const [a, b] = [next() * 14, next() * 14];
  const [y0, y1] = [h * 0.25 + next() * h * 0.5, h * 0.2 + next() * h * 0.6];
  const lx = w * (0.62 + next() * 0.1);
  const land = 'fill="var(--land)" stroke="var(--line-2)" stroke-width=".8"';
  const coast =
    `M${r(lx)} 0c${r(6 + a)} ${r(h * 0.2)} ${r(-10 + b)} ${r(h * 0.35)} ${r(4 + a)} ${r(h * 0.55)}` +
    `s${r(14 - a)} ${r(h * 0.2)} ${r(8 + b)} ${r(h * 0.46)}H${w}V0z`;
  const island = `M28 ${r(h * 0.72 + b * 0.3)}c8-6 18-3 ${r(20 + a)} 2s-4 8 -12 10H28z`;
  const route = `M44 ${r(y1)}C${r(w * 0.35)} ${r(y0 - 10)} ${r(w * 0.5)} ${r(y0 + 14)} ${r(lx + 6)} ${r(y0)}`;
  return (
    `<rect width="${w}" height="${h}" fill="var(--sea)"/>` +
    `<path d="M${w * 0.25} 0v${h}M${w * 0.5} 0v${h}M${w * 0.75} 0v${h}M0 ${h * 0.5}h${w}" stroke="var(--sea-3)" stroke-opacity=".25" stroke-width=".7"/>` +
    `<path ${land} d="${coast}"/><path ${land} d="${island}"/>` +
    `<path fill="none" stroke="var(--hull-2)" stroke-width="1.5" stroke-dasharray="3 3" d="${route}"/>` +
    `<path stroke="var(--hull-2)" stroke-width="1.8" d="M${r(lx + 3)} ${r(y0 - 3)}l6 6m0-6-6 6"/>`
  );
}
