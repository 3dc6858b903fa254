/**
 * Writes a table as CSV for spreadsheets (RFC 4180): with a mark of UTF-8, lines ended by CRLF, cells quoted where
 * needed, and no cell that a spreadsheet would take for a formula. A cell that is a number stays one, below zero as
 * well.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** OWASP, "CSV Injection": what begins so is a formula, and gets an apostrophe in front. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

function cell(value: string): string {
  const safe = !NUMBER.test(value) && FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  saveLink(name, url);
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Hands the file at an address to the browser. */
export function saveLink(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
