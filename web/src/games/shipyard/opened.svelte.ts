/** The rival whose board is shown over the middle of the table, for each table that is open. */
import type { Table } from "../../table/state.svelte";

const seats = $state<Record<string, number | null>>({});

export const opened = {
  of: (table: Table): number | null => seats[table.id] ?? null,
  toggle(table: Table, seat: number): void {
    seats[table.id] = seats[table.id] === seat ? null : seat;
  },
  close(table: Table): void {
    seats[table.id] = null;
  },
};
