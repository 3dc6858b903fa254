import { useState } from 'react';

export interface SteadyQueue<Row> {
  /** The rows in the order in which the reader first saw them. A row that left the queue stays until a refresh. */
  readonly rows: readonly { readonly row: Row; readonly isGone: boolean }[];
  /** Number of rows that came since. */
  readonly newCount: number;
  /** Shows the queue as it is now. */
  readonly refresh: () => void;
}

/** Holds a queue still while it is read again: new rows wait for a click, and no row jumps under the pointer. */
export function useSteadyQueue<Row extends { readonly id: string }>(
  name: string,
  rows: readonly Row[] | undefined,
): SteadyQueue<Row> {
  const [seen, setSeen] = useState<{ name: string; rows: readonly Row[] } | null>(null);
  if (rows !== undefined && seen?.name !== name) setSeen({ name, rows });
  const now = new Map((rows ?? []).map((row) => [row.id, row]));
  const held = seen?.name === name ? seen.rows : (rows ?? []);
  return {
    rows: held.map((row) => ({ row: now.get(row.id) ?? row, isGone: rows !== undefined && !now.has(row.id) })),
    newCount: (rows ?? []).filter(({ id }) => !held.some((known) => known.id === id)).length,
    refresh: () => rows !== undefined && setSeen({ name, rows }),
  };
}
