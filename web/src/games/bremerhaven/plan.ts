/** The plan helper: the service finds the moves that lead to a wanted harbour, and they go into the draft one by one. */

import { explain } from "../../pages/problems";
import { service } from "../../service.svelte";
import type { Table } from "../../table/state.svelte";

export type Wanted = { fill: number[] } | { unload: "all" };

/** Plays what leads to a wanted harbour; stops where the table has become another one. */
export async function playPlan(table: Table, wanted: Wanted): Promise<void> {
  if (table.seat === null || table.busy) return;
  try {
    const path = { id: table.id, seat: table.seat };
    const body = { wanted, question: table.message.question ?? "" };
    const { moves } = await service.client.post("/api/tables/{id}/seats/{seat}/plan", { path, body });
    if (moves.length === 0) table.trouble = table.words.text("picture-shortcut-nothing");
    for (const move of moves) {
      const option = table.options.find((other) => other.id === move.id);
      if (option === undefined) return;
      await table.choose(option);
      if (table.trouble) return;
    }
  } catch (error) {
    table.trouble = explain(error);
  }
}
