/** The second colour of symbols that stand for something coloured, as on the boards. */

const TONES: Readonly<Record<string, string>> = {
  coal: "g-coal",
  steel: "g-steel",
  textile: "g-textile",
  grain: "g-grain",
  barrel: "g-barrel",
  crate: "g-crate",
  container: "g-container",
  passenger: "g-passenger",
  joker: "g-joker",
  guilder: "brass-2",
  money: "brass-2",
  prestige: "brass-2",
  engineer: "e-grey",
  recruiter: "e-green",
  trader: "e-red",
  builder: "e-blue",
  helmsman: "e-blue",
  rigger: "e-blue",
  accountant: "e-yellow",
  foreman: "e-yellow",
};

/** Full of their colour: light lines on them could not be seen in the dark. */
const FULL = /^(official-.*|joker|guilder)$/;

/** The tone of a symbol, to be spread over an Icon; most have the usual one. */
export function toned(symbol: string): { tone?: string; class: string } {
  const ink = FULL.test(symbol) ? "sign dk" : "sign";
  const official = /^official-(.+)$/.exec(symbol);
  const tone = official === null ? TONES[symbol] : `o-${official[1]}`;
  return tone === undefined ? { class: ink } : { tone: `var(--${tone})`, class: ink };
}
