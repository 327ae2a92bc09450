/** Cards, goods and terms in words, for text mode. */

import type { Words } from "../../words/words.svelte";
import { signed } from "./effects";
import type { BuildingCard, Goods, OrderCard, OrderOnBoard, Pile, ShipCard, ShipOnBoard, Space, Terms, View } from "./view";

/** Goods by kind: `2 crates, 1 barrel`; a dash for none. */
export function goodsSaid(words: Words, goods: Goods): string {
  const parts = Object.entries(goods).filter(([, count]) => count);
  return parts.map(([kind, count]) => words.text(`amount-${kind}`, { [kind]: count })).join(", ") || "–";
}

export function pilesSaid(words: Words, piles: readonly Pile[]): string {
  return piles.map((pile) => words.text(`amount-${pile.kind}`, { [pile.kind]: pile.count })).join(", ") || "–";
}

function termsSaid(words: Words, terms: Terms): string {
  if (terms.prestige) return words.text("amount-prestige", { prestige: terms.prestige });
  return terms.money ? words.text("amount-money", { money: terms.money }) : words.text("ui-text-none");
}

export function orderTerms(words: Words, order: OrderCard): string {
  const bonus = words.text("ui-text-bonus", { terms: termsSaid(words, order.bonus) });
  return `${bonus}, ${words.text("ui-text-penalty", { terms: termsSaid(words, order.penalty) })}`;
}

export function shipSaid(words: Words, ship: ShipCard): string {
  const parts = [
    words.text(`amount-${ship.cargo}`, { [ship.cargo]: ship.amount }),
    `${words.text("ui-text-stays")} ${words.text("ui-text-rounds", { rounds: ship.dwell })}`,
    words.text("ui-text-bollards", { bollards: ship.bollards }),
    words.text("amount-prestige", { prestige: ship.prestige }),
  ];
  return `${ship.title}: ${parts.join(", ")}`;
}

export function orderSaid(words: Words, order: OrderCard): string {
  const parts = [
    goodsSaid(words, order.goods),
    `${words.text("ui-text-waits")} ${words.text("ui-text-rounds", { rounds: order.duration })}`,
    orderTerms(words, order),
  ];
  return `${order.title}: ${parts.join(", ")}`;
}

export function buildingSaid(words: Words, card: BuildingCard): string {
  const stars = words.text("amount-prestige", { prestige: card.prestige });
  return `${words.text(`building-${card.building}`)} (${stars}): ${words.text(card.text)}`;
}

/** What can be won on a bid space. */
export function offerSaid(words: Words, view: View, space: Space): string {
  if (space.space === "building") {
    if (view.building === null) return words.text("ui-none-left");
    const next = view.turn.turned_up ? `${words.text("picture-next-offer")}: ` : "";
    return next + buildingSaid(words, view.building);
  }
  if (space.board === "city") return words.text(`ui-sub-${space.space}`);
  const card = view[space.board][(space.place ?? 1) - 1] as ShipOnBoard | OrderOnBoard | null | undefined;
  if (!card) return "–";
  if ("dwell" in card) {
    const docks = view.viewer === null ? null : (card.docks[view.viewer] ?? []);
    const fits = docks === null ? "" : docks.length ? words.text("ui-text-fits", { docks: docks.join(", ") }) : words.text("picture-no-dock");
    return [shipSaid(words, card), fits].filter(Boolean).join("; ");
  }
  return `${orderSaid(words, card)}; ${words.text("ui-text-sales", { sales: card.sales })}`;
}

/** Who has which cards on a space. */
export function bidsSaid(words: Words, view: View, space: Space, nameOf: (seat: number) => string): string {
  const parts = space.bids.map((bid) => {
    const cards = bid.values === null ? words.text("ui-text-face-down", { count: bid.cards }) : bid.values.join(" + ");
    const total = bid.total !== null && bid.cards > 1 ? `, ${words.text("ui-text-total", { total: bid.total })}` : "";
    const own = bid.seat === view.viewer && !view.turn.turned_up ? ` (${words.text("ui-text-own-face-down")})` : "";
    const pays = bid.pays ? `, ${words.text("ui-text-pays", { price: bid.pays })}` : "";
    return `${nameOf(bid.seat)}: ${cards}${total}${own}${pays}`;
  });
  return parts.join("; ") || "–";
}

/** Money and prestige that come or go. */
export function gainSaid(words: Words, change: { money: number; prestige: number }): string {
  const prestige = change.prestige ? `, ${signed(change.prestige)} ${words.text("ui-prestige")}` : "";
  return `${signed(change.money)} ${words.text("ui-money")}${prestige}`;
}
