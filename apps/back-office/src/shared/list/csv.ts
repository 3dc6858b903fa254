import { toCsv } from '@ordago/web-kit/csv';

/** A column of a file. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
}

/** The rows of a list as CSV, with a last line for a note on them. */
export function listToCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  note: string | null = null,
): string {
  const lines = rows.map((row) => columns.map(({ value }) => value(row)));
  return toCsv(
    columns.map(({ title }) => title),
    note === null ? lines : [...lines, [note]],
  );
}
