/**
 * The pictures of the home page: the chart with its ship at the top, and one vignette a game. Strings of SVG without state, made
 * once. They are drawn with the games' own drawing code, so this file is loaded apart from the page, which does not wait for it.
 */

import { canalTile, ship } from "../look/art";
import { good, light, steamer } from "../games/bremerhaven/art";
import { patterns, sailer } from "../games/discovery/art";
import type { CardName } from "./catalogue";

type ShipTile = Parameters<typeof ship>[0][number];
type Fit = NonNullable<ShipTile["fit"]>;
type CanalTile = Parameters<typeof canalTile>[0];

const bow = (feature: string, fit: Fit): ShipTile => ({ kind: "bow", features: [feature], fit }) as ShipTile;
const middle = (features: string[], fit: Fit): ShipTile => ({ kind: "middle", features, fit }) as ShipTile;
const stern = (features: string[], fit: Fit): ShipTile => ({ kind: "stern", features, fit }) as ShipTile;

// ------------------------------------------------------------------ the chart

const FLAGSHIP: ShipTile[] = [
  bow("mast", ["sail"]),
  middle(["mast", "cabin"], ["sail", 1]),
  middle(["mast", "boat"], ["smokestack"]),
  middle(["mast", "lantern"], ["sail"]),
  middle(["cabin", "crane"], [1, 1]),
  stern(["drive", "ring"], [1]),
];

/** Where the chart says how deep the water is, in fathoms. */
const SOUNDINGS: [x: number, y: number, fathoms: number][] = [
  [610, 44, 7],
  [650, 70, 12],
  [470, 50, 9],
  [440, 176, 4],
  [585, 30, 15],
  [690, 40, 21],
  [760, 36, 18],
  [1220, 60, 9],
];

const WIDE = 1350;
const swell = (y: number, opacity: number): string =>
  `<path fill="var(--sea-2)" fill-opacity="${opacity}" d="M-20 ${y}q10-4 20 0t20 0${"t20 0".repeat(72)}V212H-20z"/>`;

function sounding([x, y, fathoms]: [number, number, number]): string {
  return `<text x="${x}" y="${y}" font-size="11" font-style="italic" style="font-family:var(--serif);fill:var(--sea-3)">${fathoms}</text>`;
}

/** A compass rose: two rings with 32 points, and a star of eight rays. */
function rose(x: number, y: number, radius: number): string {
  const points = Array.from(
    { length: 32 },
    (_, i) => `<path transform="rotate(${i * 11.25})" d="M0 ${-radius}v${i % 4 ? radius * 0.06 : radius * 0.14}"/>`,
  );
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [long, opacity] = i % 2 ? [0.55, 0.12] : [0.84, 0.3];
    const wide = radius * 0.09;
    return `<path transform="rotate(${i * 45})" fill="var(--sea-3)" fill-opacity="${opacity}" stroke-width=".8" d="M0 ${-radius * long}L${wide} ${-wide}H${-wide}z"/>`;
  });
  return `<g transform="translate(${x} ${y})" fill="none" stroke="var(--sea-3)" stroke-opacity=".55"><circle r="${radius}"/><circle r="${radius * 0.86}" stroke-width=".7"/>${points.join("")}${rays.join("")}</g>`;
}

/** The chart: 1350 x 212, cut to the band; the left third is for words. */
export const hero = `<svg viewBox="0 0 ${WIDE} 212" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
<defs><pattern id="chart-lines" width="54" height="53" patternUnits="userSpaceOnUse"><path d="M54 0H0v53" fill="none" stroke="var(--sea-3)" stroke-opacity=".2" stroke-width=".8"/></pattern></defs>
<rect width="${WIDE}" height="212" fill="var(--sea)"/><rect width="${WIDE}" height="212" fill="url(#chart-lines)"/>
${rose(540, 104, 86)}<path fill="none" stroke="var(--hull-2)" stroke-width="1.8" stroke-dasharray="6 6" stroke-opacity=".75" d="M452 152C520 132 560 84 618 78S680 84 704 100"/>
${SOUNDINGS.map(sounding).join("")}
<path fill="var(--land)" stroke="var(--line-2)" d="M1350 0v212h-92c8-18-22-26-14-48s38-22 34-48 24-32 12-60 14-34 8-56z"/><g transform="translate(1284 6)">${light(20, 150, 118)}</g>
${swell(176, 1)}<g transform="translate(708 33) scale(1.13) translate(0 54)">${ship(FLAGSHIP, 0, "flush")}</g>${swell(184, 0.9)}
<path d="M-20 196q10-3 20 0t20 0${"t20 0".repeat(75)}" fill="none" stroke="var(--sea-3)" stroke-opacity=".7" stroke-width="1.5"/></svg>`;

// ------------------------------------------------------------------ one vignette a game

const vignette = (inner: string): string =>
  `<svg viewBox="0 0 240 94" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${inner}</svg>`;
const waves = (y: number): string => `M-10 ${y}q7-3 14 0${"t14 0".repeat(22)}V96H-10z`;
const sea = (y: number): string =>
  `<rect width="300" height="96" fill="var(--sky)"/><path fill="var(--sea-2)" d="${waves(y)}"/>`;
/** Water before the hulls, so that they swim in it. */
const before = (y: number): string => `<path fill="var(--sea-2)" fill-opacity=".88" d="${waves(y)}"/>`;

const COASTER: ShipTile[] = [
  bow("mast", ["sail"]),
  middle(["mast", "cabin"], ["smokestack", 1]),
  middle(["crane", "lantern"], [1]),
  stern(["drive", "ring"], [1]),
];

const CANALS = [
  { shape: "horseshoe", officials: ["trade", "war", "boat", "lantern"], r: 1 },
  { shape: "cross", officials: ["lantern", "ring", "war", "riband"] },
  { shape: "serpent_left", officials: ["ring", "trade", "war", "lantern"] },
] as CanalTile[];

const goods = (kinds: string[], x: number, y: number, step: number, size: number): string =>
  kinds.map((kind, i) => good(kind as Parameters<typeof good>[0], x + i * step, y, size)).join("");

function secondEdition(): string {
  return `${sea(76)}<g transform="translate(9 29) scale(.69)">${ship(COASTER, 0, "flush")}</g>${before(77)}`;
}

function firstEdition(): string {
  const tiles = CANALS.map((tile, i) => `<g transform="translate(${100 * i} 0)">${canalTile(tile)}</g>`).join("");
  return `<rect width="300" height="96" fill="var(--sea)"/><g transform="translate(0 7) scale(.8)">${tiles}</g>`;
}

function freighterAtTheQuay(): string {
  const quay = `<rect x="176" y="44" width="90" height="60" fill="var(--land-2)"/><path d="M176 44v60M176 44h90" stroke="var(--line-2)"/>`;
  const ashore = light(214, 45, 38) + goods(["crate", "barrel", "container"], 189, 64, 20, 17);
  const aboard = goods(["container", "container", "crate"], 57, 51, 17, 16);
  return `${sea(72)}${quay}${ashore}${steamer(12, 82, 140, 2)}${aboard}${before(77)}`;
}

function sailers(): string {
  const at = (x: number, y: number, scale: number, drawn: string): string =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
  const fleet = at(8, 20, 1.34, sailer(3, "red")) + at(100, 28, 1.12, sailer(2, "green")) + at(174, 32, 1, sailer(1, "yellow"));
  return `<defs>${patterns}</defs>${sea(74)}${fleet}${before(75)}`;
}

export const vignettes: Record<CardName, string> = {
  "shipyard-second": vignette(secondEdition()),
  "shipyard-first": vignette(firstEdition()),
  bremerhaven: vignette(freighterAtTheQuay()),
  discovery: vignette(sailers()),
};
