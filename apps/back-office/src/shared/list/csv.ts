import type { CsvTable } from '@ordago/web-kit/csv-words';

/** A column of a file. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
}

/** The rows of a list as the cells of a file. */
export function csvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvTable {
  return {
    head: columns.map(({ title }) => title),
    lines: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}
