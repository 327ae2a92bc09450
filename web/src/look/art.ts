/**
 * Drawing: strings of SVG, without state. Ship tiles are 80 wide (bulwark y 46, waterline 66, keel 74), canal tiles 100 x 100.
 *
 * Seats count from 1 here, as the colours do: p1 to p4.
 */

export type TileKind = "bow" | "middle" | "stern";
export type FeatureName = "mast" | "crane" | "cannon" | "cabin" | "ring" | "boat" | "lantern" | "drive";
/** What stands on a feature: a sail or a smokestack on a mast; for others, whether it is there. */
export type Fit = "sail" | "smokestack" | number | boolean | null | undefined;
export interface ShipTile {
  kind: TileKind;
  features: readonly FeatureName[];
  fit?: readonly Fit[];
}
export type Ends = "flush" | "open";
export type CanalShape = "horseshoe" | "serpent_right" | "serpent_left" | "cross";
export interface CanalTile {
  shape: CanalShape;
  officials: readonly string[];
  /** Quarter turns clockwise. */
  r?: number;
}
type Point = readonly [number, number];

export const I = (id: string, cls = "", style = ""): string => `<svg class="i ${cls}" aria-hidden="true"${style?` style="${style}"`:''}><use href="#i-${id}"/></svg>`;
export const U = (id: string, x: number, y: number, s: number, extra = ""): string => `<use href="#i-${id}" x="${r(x-s/2)}" y="${r(y-s/2)}" width="${s}" height="${s}" ${extra}/>`;
export const r = (n: number): number => Math.round(n*10)/10;
export const tx = (x: number, y: number, s: number, str: string | number, extra = ""): string => `<text x="${r(x)}" y="${r(y)}" font-size="${s}" text-anchor="middle" ${extra}>${str}</text>`;

// ------------------------------------------------------------ players: colour + shape + pattern
export const SHAPES: Record<number, (x: number, y: number, s: number) => string> = { 1:(x,y,s)=>`<circle cx="${x}" cy="${y}" r="${s*.46}"/>`,
  2:(x,y,s)=>`<path d="M${x} ${r(y-s*.52)}L${r(x+s*.52)} ${r(y+s*.42)}H${r(x-s*.52)}z"/>`,
  3:(x,y,s)=>`<rect x="${r(x-s*.42)}" y="${r(y-s*.42)}" width="${r(s*.84)}" height="${r(s*.84)}"/>`,
  4:(x,y,s)=>`<path d="M${x} ${r(y-s*.55)}L${r(x+s*.55)} ${y}L${x} ${r(y+s*.55)}L${r(x-s*.55)} ${y}z"/>` };
export const seat = (p: number, x: number, y: number, s: number, extra = ""): string => `<g fill="var(--p${p})" stroke="var(--paper-2)" stroke-width="1.5" stroke-linejoin="round" ${extra}>${SHAPES[p]!(x,y,s)}</g>`;
export const seatIcon = (p: number, s = 14, cls = ""): string => `<svg class="m ${cls}" width="${s}" height="${s}" viewBox="0 0 20 20" aria-hidden="true"><g fill="var(--p${p})">${SHAPES[p]!(10,10,18)}</g></svg>`;
export const playerPatterns = `
<pattern id="pp1" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--p1)"/></pattern>
<pattern id="pp2" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="var(--p2)"/><rect width="2" height="6" fill="#fff" fill-opacity=".45"/></pattern>
<pattern id="pp3" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--p3)"/><rect width="6" height="2" fill="#fff" fill-opacity=".4"/></pattern>
<pattern id="pp4" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--p4)"/><circle cx="3" cy="3" r="1.4" fill="#fff" fill-opacity=".65"/></pattern>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.6" height="6" fill="var(--line-2)" fill-opacity=".55"/></pattern>`;
// a player's wooden cube standing on a tile
export const cube = (p: number, x: number, y: number, s: number): string => `<g stroke="var(--artline)" stroke-width="1" stroke-linejoin="round"><path fill="url(#pp${p})" d="M${x-s/2} ${y-s*.28}l${s/2} ${-s*.27} ${s/2} ${s*.27}v${s*.52}l${-s/2} ${s*.27} ${-s/2} ${-s*.27}z"/><path fill="none" d="M${x-s/2} ${y-s*.28}l${s/2} ${s*.26} ${s/2} ${-s*.26}M${x} ${y-s*.02}v${s*.53}"/></g>`;

// ------------------------------------------------------------ Shipyard ship tiles (80 wide; bulwark y 46, waterline 66, keel 74)
const L='stroke="var(--artline)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';
const RG='stroke="var(--rig)" stroke-linecap="round" fill="none"';
export const feature: Record<FeatureName, (x: number, f?: Fit, owner?: number) => string> = {
  mast(x, f, owner = 1) { // f: undefined | 'sail' | 'smokestack'
    if(f==='sail') return `<path ${RG} stroke-width="1" d="M${x} 6L${x-17} 46M${x} 6L${x+17} 46"/><path ${RG} stroke-width="3.2" d="M${x} 46V3"/>
      <path fill="var(--sailc)" ${L} d="M${x-12} 8h24c-2.500 4.500-2.500 8 0 12.500h-24c2.500-4.500 2.500-8 0-12.500zM${x-16} 22.500h32c-3.200 5-3.200 10.500 0 16.500h-32c3.200-6 3.200-11.500 0-16.500z"/><path stroke="var(--artline)" stroke-opacity=".35" stroke-width="1" d="M${x-6} 9v11M${x+6} 9v11M${x-8} 24v14M${x} 24v14M${x+8} 24v14"/><path fill="url(#pp${owner})" stroke="none" d="M${x} 1l11 2.500L${x} 6z"/>`;
    if(f==='smokestack') return `<path fill="var(--iron)" fill-opacity=".4" d="M${x-2} 12c-5-5 2-10 7-7 3-6 13-4 13 1 6-1 8 6 3 8-2 2-7 2-9-.5-4 3-12 3-14-1.500z"/><path fill="var(--strake)" ${L} d="M${x-8} 15h16l1.500 31h-19z"/><path fill="var(--artline)" d="M${x-8.300} 13h16.600l.4 8h-17.400z"/><path fill="url(#pp${owner})" ${L} d="M${x-8.600} 26h17.200l.4 7h-18z"/>`;
    return `<path ${RG} stroke-width="1.100" d="M${x} 20L${x-13} 46M${x} 20L${x+13} 46M${x-8} 36h16M${x-5} 30h10"/><path fill="var(--wood-2)" ${L} d="M${x-2.600} 46l.6-30h4l.6 30z"/><path fill="var(--wood)" ${L} d="M${x-7} 13.500h14v4.500h-14z"/>`; },
  crane(x,f){ const base=`<path fill="var(--iron)" ${L} d="M${x-11} 46l3-8h16l3 8z"/>`;
    if(f) return `<path stroke="var(--artline)" stroke-width="5.500" stroke-linecap="round" d="M${x} 38L${x-13} 12"/><path stroke="var(--strake)" stroke-width="3" stroke-linecap="round" d="M${x} 38L${x-13} 12"/><path ${RG} stroke-width="1.300" d="M${x-13} 12L${x+9} 28M${x-13} 12v13"/><path fill="var(--artline)" d="M${x-15.500} 25h5v4.500h-5z"/><path fill="var(--hull-2)" ${L} d="M${x-4} 26h14v13H${x-4}z"/>${base}`;
    return `${base}<circle cx="${x}" cy="36" r="4.500" fill="var(--strake)" ${L}/><path fill="none" stroke="var(--rig)" stroke-width="1.500" stroke-dasharray="2.500 2.500" d="M${x} 31L${x-9} 13h-4v10"/>`; },
  cannon(x,f){ const port=`<path fill="var(--wood)" ${L} d="M${x-8} 45h16l3-7h-16z"/><rect x="${x-9}" y="46" width="18" height="14" fill="#0A151C" stroke="var(--strake)" stroke-width="1.800"/>`;
    if(f) return port+`<circle cx="${x}" cy="53" r="5.500" fill="var(--iron)" ${L}/><circle cx="${x}" cy="53" r="2.400" fill="#0A151C"/>`;
    return port+`<circle cx="${x}" cy="53" r="4.500" fill="none" stroke="var(--strake)" stroke-width="1.300" stroke-dasharray="2 2"/>`; },
  cabin(x,f){ const win=(cx: number)=>`<rect x="${cx-4}" y="33" width="8" height="8" rx="4" fill="${f?'var(--glow)':'var(--sea-3)'}" ${L}/>`;
    const who = f?`<circle cx="${x-6.500}" cy="36.500" r="2" fill="var(--artline)"/><path fill="var(--artline)" d="M${x-9.700} 41c0-3 6.400-3 6.400 0z"/>`:'';
    return `<path fill="var(--wood)" ${L} d="M${x-13} 46V29h26v17z"/><path fill="var(--hull-2)" ${L} d="M${x-15.500} 29l2-4.500h27l2 4.500z"/>${win(x-6.500)}${who}<path fill="var(--wood-2)" ${L} d="M${x+2.500} 46V33.500h7V46z"/>`; },
  ring(x){ return `<circle cx="${x}" cy="56" r="6.500" fill="none" stroke="var(--artline)" stroke-width="6.200"/><circle cx="${x}" cy="56" r="6.500" fill="none" stroke="#FFFDF6" stroke-width="4.200"/><circle cx="${x}" cy="56" r="6.500" fill="none" stroke="#D8452F" stroke-width="4.200" stroke-dasharray="5.100 5.110" stroke-dashoffset="2.500"/>`; },
  boat(x){ return `<path ${RG} stroke-width="2" d="M${x-9} 46V27c0-5 6-6 6-2M${x+9} 46V27c0-5-6-6-6-2M${x-9} 33v-4M${x+9} 33v-4"/><path fill="#FFFDF6" ${L} d="M${x-15} 31h30c-1 7-4.500 10-9 10h-12c-4.500 0-8-3-9-10z"/><path stroke="#D8452F" stroke-width="2.200" d="M${x-13.200} 34.500h26.400"/>`; },
  lantern(x){ return `<circle cx="${x}" cy="24" r="13" fill="var(--glow)" fill-opacity=".28"/><path ${RG} stroke-width="2.600" d="M${x} 46V32"/><path fill="var(--glow)" ${L} d="M${x-5} 18h10l1.500 13h-13z"/><path fill="var(--artline)" d="M${x-6.500} 18c1-5 3-7 6.500-7s5.500 2 6.500 7zM${x-7.500} 31h15v3h-15z"/><path stroke="var(--artline)" stroke-width="1.200" d="M${x} 18v13"/>`; },
  drive(x,f){ return f?`<circle cx="${x}" cy="58.500" r="7.500" fill="var(--fire)" stroke="var(--strake)" stroke-width="1.800"/><path fill="var(--glow)" d="M${x+.3} 52.500c.5 2.600 3.500 3.600 3.500 6.600 0 2.300-1.600 4-3.800 4s-3.800-1.600-3.800-3.800c0-1.500.8-2.500 1.700-3.400.1 1 .6 1.500 1.300 1.800-.2-2 .1-3.600 1.100-5.200z"/>`
    :`<circle cx="${x}" cy="58.500" r="7.500" fill="#0A151C" stroke="var(--strake)" stroke-width="1.800" stroke-dasharray="3 2.200"/><path fill="none" stroke="var(--strake)" stroke-width="1.400" d="M${x+.3} 52.800c.5 2.500 3.300 3.500 3.300 6.300 0 2.200-1.600 3.800-3.600 3.800s-3.600-1.500-3.600-3.600c0-1.500.8-2.400 1.600-3.200.1 1 .6 1.400 1.200 1.700-.2-1.900.1-3.500 1.100-5z"/>`; },
};
const slotX = (t: ShipTile, i: number): number => {
  if (t.kind === "bow") return [54, 26][i] ?? 54;
  if (t.kind === "middle") return [21, 59][i] ?? 40;
  if (t.features.includes("drive")) return t.features[i] === "drive" ? 48 : 26;
  return [20, 52][i] ?? 36;
};

// one continuous hull for a run of neighbouring tiles; ends: 'flush' (printed tile) or 'open' (ribs of a half-built ship)
let serial=0;
export function hull(tiles: readonly ShipTile[], x0: number, ends: Ends = "flush", cls = ""): string {
  const n=tiles.length, x1=x0+80*n, bow=tiles[0]?.kind==='bow', st=tiles[n-1]?.kind==='stern';
  const o=ends==='open'?10:0, a=bow?0:x0+o, b=st?0:x1-o;
  const topL = bow?`M${x0+3} 38c10 6 22 8 38 8`:`M${a} 46`, topR = st?`H${x1-34}c12 0 22-2 30-6`:`H${b}`;
  const downR = st?`c-2 13-8 20-17 24v10`:`V74`;
  const left = bow?`H${x0+34}C${x0+20} 74 ${x0+10} 58 ${x0+3} 38z`:`H${a}z`;
  const body=`${topL}${topR}${downR}${left}`;
  const id='hull'+(++serial);
  let ribs='';
  const rib=(x: number)=>`<path fill="none" stroke="var(--wood-2)" stroke-width="2.600" stroke-linecap="round" d="M${x} 45V73"/>`;
  if(ends==='open'&&!bow) ribs+=rib(x0+2)+rib(x0+7)+`<path fill="none" stroke="var(--wood-2)" stroke-width="2.200" d="M${x0} 73h12M${x0+1} 55h10M${x0+1} 64h10"/>`;
  if(ends==='open'&&!st) ribs+=rib(x1-2)+rib(x1-7)+`<path fill="none" stroke="var(--wood-2)" stroke-width="2.200" d="M${x1-12} 73h12M${x1-11} 55h10M${x1-11} 64h10"/>`;
  const seams=Array.from({length:n-1},(_,i)=>`<path stroke="#fff" stroke-opacity=".18" stroke-width="1" d="M${x0+80*(i+1)} 52v20"/>`).join('');
  return `<g class="${cls}">${ribs}<clipPath id="${id}"><path d="${body}"/></clipPath>
  ${bow?`<path ${RG} stroke-width="2.600" d="M${x0+14} 42L${x0-1} 32"/>`:''}
  ${st?`<path fill="var(--wood-2)" ${L} d="M${x1-22} 65h7l1 9h-9z"/>`:''}
  <path d="${body}" fill="var(--hull)"/><g clip-path="url(#${id})"><rect x="${x0}" y="36" width="${80*n}" height="${13}" fill="var(--wood)"/><rect x="${x0}" y="66" width="${80*n}" height="9" fill="var(--hull-2)"/>
  <path fill="none" stroke="var(--strake)" stroke-width="1.800" d="M${x0} 51.500h${80*n}"/><path fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1" d="M${x0} 59h${80*n}"/>${seams}</g>
  <path d="${body}" fill="none" stroke="var(--artline)" stroke-width="1.800" stroke-linejoin="round"/></g>`;
}
const ABOVE: ReadonlySet<FeatureName> = new Set(["mast", "boat", "cabin", "crane", "lantern"]);
/** A run of neighbouring tiles as one ship: deck fittings behind the hull, those in the side before it. */
export function ship(tiles: readonly ShipTile[], x0: number, ends: Ends = "flush", cls = "", owner = 1): string {
  const drawn = (above: boolean): string =>
    tiles
      .flatMap((t, i) =>
        t.features.map((f, j) => (ABOVE.has(f) === above ? feature[f](x0 + 80 * i + slotX(t, j), t.fit?.[j], owner) : "")),
      )
      .join("");
  return `<g>${drawn(true)}${hull(tiles, x0, ends, cls)}${drawn(false)}</g>`;
}
// a printed ship tile as it lies in the market: 80 x 80 vignette
export const shipTile = (t: ShipTile, cls = ""): string => `<g class="${cls}" transform="translate(0 -6)"><rect y="6" width="80" height="74" rx="4" fill="var(--sky)"/><path fill="var(--sea-2)" d="M0 67q5-2.500 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0V76a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"/>
  ${ship([t],0,'flush')}<path fill="var(--sea-2)" fill-opacity=".8" d="M0 71.500q5-2 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0V76a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"/><rect x=".5" y="6.500" width="79" height="73" rx="4" fill="none" stroke="var(--line-2)" stroke-width="1"/></g>`;

// ------------------------------------------------------------ canals: 100 x 100 tiles
export const POS: readonly Point[] = [[50,11],[77,23],[89,50],[77,77],[50,89],[23,77],[11,50],[23,23],[50,50]];
// curve between two neighbouring spaces of a tile: a corner link is half of a smooth bend
export function link(a: number, b: number, ox = 0, oy = 0): string { const P=(x: number,y: number)=>`${r(x+ox)} ${r(y+oy)}`, B=POS[b]!;
  const odd=(p: number)=>p%2===1; if(!odd(a)&&!odd(b)) return `L${P(...B)}`;
  const c=odd(a)?a:b, e=odd(a)?b:a, k=(c-1)/2, after=e===(c+1)%8;           // after: the edge space lies clockwise of the corner
  const base: Point[]=after?[[89,40],[84.25,30.25]]:[[60,11],[69.75,15.75]];
  const turn=([x,y]: Point): Point=>{ for(let i=0;i<k;i++){ [x,y]=[100-y,x]; } return [x,y]; };
  const [c1,c2]=base.map(turn) as [Point, Point]; return odd(b)?`C${P(...c1)} ${P(...c2)} ${P(...B)}`:`C${P(...c2)} ${P(...c1)} ${P(...B)}`; }
export const CSH: Record<CanalShape, readonly Point[]> = {horseshoe:[[0,1],[1,2],[2,3],[3,4],[4,5],[5,6]],serpent_right:[[2,1],[1,0],[0,8],[8,4],[4,5],[5,6]],serpent_left:[[6,7],[7,0],[0,8],[8,4],[4,3],[3,2]],cross:[[0,8],[2,8],[4,8],[6,8]]};
export const rot = (p: number, k: number): number => p<8?(p+2*k)%8:8;
export const links = (t: CanalTile): [number, number][] => CSH[t.shape].map(([a, b]) => [rot(a, t.r || 0), rot(b, t.r || 0)]);
export const official = (t: CanalTile, side: number): string => t.officials[(side - (t.r || 0) + 4) % 4] ?? "";
const OUT: Record<number, Point> = { 0: [50, 0], 2: [100, 50], 4: [50, 100], 6: [0, 50] };
export function canalOfficials(t: CanalTile, s = 25): string { return [0,1,2,3].map(k=>{const [x,y]=POS[2*k]!,f=official(t,k);return `<g class="dk" style="--tone:var(--o-${f})">${U('official-'+f,x,y,s)}</g>`}).join(''); }
export function canalTile(t: CanalTile, o: { icon?: number; officials?: boolean; trees?: string } = {}): string {
  const ls=links(t), seg=ls.map(([p,q])=>`M${POS[p]!.join(" ")}${link(p,q)}`).join('');
  const outs=[0,2,4,6].map(e=>`M${POS[e]!.join(" ")}L${OUT[e]!.join(" ")}`).join('');
  const d=seg+outs, used=new Set(ls.flat());
  const dots=[...used].filter(p=>p%2||p===8).map(p=>`<circle cx="${POS[p]![0]}" cy="${POS[p]![1]}" r="5" fill="var(--paper-2)" stroke="var(--sea-3)" stroke-width="1.500"/>`).join('');
  const s=o.icon||25;
  const offs=o.officials===false?'':canalOfficials(t,s);
  return `<rect width="100" height="100" fill="var(--land)"/>${o.trees||''}<path d="${d}" fill="none" stroke="var(--sea-3)" stroke-width="20" stroke-linecap="butt" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="var(--sea-2)" stroke-width="16.500" stroke-linejoin="round"/>${dots}${offs}<rect x=".5" y=".5" width="99" height="99" fill="none" stroke="var(--line-2)" stroke-width="1"/>`;
}
// ring sectors for rondels
export const polar = (cx: number, cy: number, R: number, deg: number): [number, number] => [cx+R*Math.sin(deg*Math.PI/180),cy-R*Math.cos(deg*Math.PI/180)];
export function sector(cx: number, cy: number, R0: number, R1: number, a0: number, a1: number): string {const p=(R: number,a: number)=>polar(cx,cy,R,a).map(r).join(' ');const big=a1-a0>180?1:0;return `M${p(R1,a0)}A${R1} ${R1} 0 ${big} 1 ${p(R1,a1)}L${p(R0,a1)}A${R0} ${R0} 0 ${big} 0 ${p(R0,a0)}z`}
// a small label: cost and gain on the board
export interface TagPart { t?: string; i?: string; tone?: string; w?: number }
export const tag = (x: number, y: number, parts: readonly TagPart[], o: { left?: boolean; right?: boolean } = {}): string => {
  let w=8; const els: string[]=[]; for(const p of parts){ if(p.i){els.push(`<g style="--tone:${p.tone||'none'};color:var(--on-deep);--paper-2:var(--deep)">${U(p.i,w+6,0,13)}</g>`);w+=14;} else {els.push(`<text x="${w}" y="4.200" font-size="12.500" class="tagtx">${p.t}</text>`);w+=p.w||(p.t ?? '').length*6.400+3;} }
  w+=6; const X=o.left?x-w:o.right?x:x-w/2; return `<g transform="translate(${r(X)} ${r(y)})"><rect class="tagbg" x="0" y="-10" width="${r(w)}" height="20" rx="4"/>${els.join('')}</g>`; };
