import { useT } from '@ordago/i18n/react';
import { saveText, toCsv } from './csv.ts';
import { type CsvParts, type CsvSpan, csvName } from './csv-parts.ts';

/** Cells of a file: its columns, and a line per row. */
export interface CsvTable {
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/**
 * Saves a file of a list under a name without its ending, and returns its span. The last line of one of several files
 * states which rows it holds and where they go on.
 */
export function useSaveCsv(): (name: string, span: CsvSpan, table: CsvTable) => CsvSpan {
  const t = useT('common');
  return (name, span, { head, lines }) => {
    const { part, parts, first, last } = span;
    const words = { part, parts, first, last, next: part + 1 };
    const note = parts > 1 ? [[t(part < parts ? 'csv.goesOn' : 'csv.ends', words)]] : [];
    saveText(csvName(name, span), toCsv(head, [...lines, ...note]));
    return span;
  };
}

/** Returns the sentence on a saved file: which rows it holds, and whether another follows. Null where one holds them all. */
export function useCsvNotice(): (span: CsvSpan) => string | null {
  const t = useT('common');
  return ({ part, parts, first, last }) =>
    parts > 1 ? t(part < parts ? 'csv.saved' : 'csv.savedLast', { part, parts, first, last }) : null;
}

/** Label of the button that saves a list, with the number of the file that follows: `CSV 2/3`. (Default of `word`: CSV) */
export function csvLabel(next: CsvParts['next'], word = 'CSV'): string {
  return next ? `${word} ${next.part}/${next.parts}` : word;
}
