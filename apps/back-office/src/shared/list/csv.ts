/** A column of a file. `isText` marks what people typed: it never becomes a formula of a spreadsheet. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string;
  readonly isText?: boolean;
}

/** The rows of a list as comma-separated values, with a last line for what is to be said of them. */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  note: string | null = null,
): string {
  const lines = rows.map((row) => columns.map(({ value, isText }) => cell(value(row), isText ?? false)).join(','));
  const end = note === null ? [] : [cell(note, true)];
  return [columns.map(({ title }) => cell(title, true)).join(','), ...lines, ...end].join('\r\n');
}

function cell(text: string, isText: boolean): string {
  const safe = isText && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
