import { assert } from '@ordago/kernel';

/** Returns the one row of an answer that always has one: a count, a table of settings. Throws when there is none. */
export function onlyOf<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  const [row] = rows;
  assert(row !== undefined, 'an answer that always has a row has one');
  return row;
}
