import { useT } from '@ordago/i18n/react';
import { type CsvSpan, csvName } from '@ordago/ui';
import { saveText, toCsv } from '@ordago/web-kit/csv';

/** Saves a file of a list; one that is not the whole says in its last line which rows it has, and where they go on. */
export function useSavePart() {
  const t = useT('common');
  return (name: string, span: CsvSpan, table: { head: readonly string[]; lines: readonly (readonly string[])[] }) => {
    const { part, parts } = span;
    const words = { part, parts, first: span.first, last: span.last, next: part + 1 };
    const end = parts > 1 ? [[t(part < parts ? 'csv.goesOn' : 'csv.ends', words)]] : [];
    saveText(csvName(name, span), toCsv(table.head, [...table.lines, ...end]));
    return span;
  };
}
