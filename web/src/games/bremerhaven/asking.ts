/** What the viewer is asked, as single values that words can tell. */

import type { Data } from "../../words/telling";
import type { OrderCard, ShipCard, View } from "./view";

/** The decision with its ship or order, and the cash of the seat. */
export function about(view: View, _kind: string): Data {
  const decision = view.decision;
  if (decision === null) return {};
  const told = { ...simple({ ...decision }), cash: view.seats[decision.seat]?.cash ?? 0 };
  if (decision.order) return { ...told, ...simple({ ...decision.order }), ...aboutOrder(decision.order) };
  if (decision.ship) return { ...told, ...simple({ ...decision.ship }), ...aboutShip(decision.ship) };
  return told;
}

function aboutShip(ship: ShipCard): Data {
  return { ship: ship.title, cargo: { [ship.cargo]: ship.amount }, stars: ship.prestige };
}

export function aboutOrder(order: OrderCard): Data {
  return {
    order: order.title,
    asked: order.goods,
    bonus_money: order.bonus.money,
    bonus_prestige: order.bonus.prestige,
    penalty_money: order.penalty.money,
    penalty_prestige: order.penalty.prestige,
  };
}

/** What words can tell as it is: names, numbers, and lists of them. */
function simple(data: Data): Data {
  const plain = (value: unknown): boolean => value === null || typeof value !== "object";
  return Object.fromEntries(Object.entries(data).filter(([, value]) => plain(value) || (Array.isArray(value) && value.every(plain))));
}
