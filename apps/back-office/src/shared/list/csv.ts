import type { ListPage } from './data-list.tsx';

/** Most rows of one file. */
export const CSV_ROWS_MAX = 5_000;
/** Rows per question while a file is filled. */
export const CSV_PAGE = 100;

/** A column of a file. `isText` marks what people typed: it never becomes a formula of a spreadsheet. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
  readonly isText?: boolean;
}

/** The rows of a list as comma-separated values. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ value, isText }) => cell(value(row), isText ?? false)).join(','));
  return [columns.map(({ title }) => cell(title, true)).join(','), ...lines].join('\r\n');
}

function cell(text: string, isText: boolean): string {
  const safe = isText && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads a list to its end, or to the most that one file holds. */
export async function readAll<Row>(readPage: (page: number) => Promise<ListPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; rows.length < CSV_ROWS_MAX; page += 1) {
    const read = await readPage(page);
    rows.push(...read.rows);
    if (page >= read.pages - 1) break;
  }
  return rows.slice(0, CSV_ROWS_MAX);
}

/** Hands a file to the browser. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
