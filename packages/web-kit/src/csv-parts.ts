import { useState } from 'react';

/** Rows that one file holds; a longer list is saved in several. */
export const CSV_ROWS_MAX = 5_000;
/** Rows of one question while a file is filled. */
export const CSV_PAGE = 100;

const PAGES_MAX = CSV_ROWS_MAX / CSV_PAGE;

/** Rows of a list that a file holds. */
export interface CsvSpan {
  /** Number of the file, from 1, and how many there are. */
  readonly part: number;
  readonly parts: number;
  /** Its first and its last row, counted from 1. */
  readonly first: number;
  readonly last: number;
}

/** The rows of one file. */
export interface CsvPart<Row> extends CsvSpan {
  readonly rows: readonly Row[];
}

/**
 * Reads the rows of a file, a page at a time: the first `CSV_ROWS_MAX` for part 1, the next for part 2. `readPage` is
 * asked for pages of `CSV_PAGE` rows, from 0. A row that slips to the next page while new ones come in is taken once.
 */
export async function readCsvPart<Row>(
  readPage: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly pages: number }>,
  part: number,
): Promise<CsvPart<Row>> {
  const begin = (part - 1) * PAGES_MAX;
  const rows = new Map<string, Row>();
  let pages = 1;
  for (let page = begin; page < begin + PAGES_MAX; page += 1) {
    const read = await readPage(page);
    for (const row of read.rows) rows.set(JSON.stringify(row), row);
    pages = read.pages;
    if (page + 1 >= pages) break;
  }
  const before = begin * CSV_PAGE;
  return {
    part,
    parts: Math.max(part, Math.ceil(pages / PAGES_MAX)),
    rows: [...rows.values()],
    first: before + 1,
    last: before + rows.size,
  };
}

/** `bets.csv`, or `bets-2.csv` where there are several. */
export function csvName(name: string, { part, parts }: CsvSpan): string {
  return parts > 1 ? `${name}-${part}.csv` : `${name}.csv`;
}

export interface CsvParts {
  /** Span saved last; null before, and after the filter changed. */
  readonly saved: CsvSpan | null;
  /** The file that the next click saves, where the one before it was not the last. */
  readonly next: { readonly part: number; readonly parts: number } | null;
  /** Saves a file; fails as the saving does. */
  saveNext(): Promise<CsvSpan>;
}

/** Saves one file per click, the next one with the next click; another filter begins anew. */
export function useCsvParts(filter: unknown, save: (part: number) => Promise<CsvSpan>): CsvParts {
  const key = JSON.stringify(filter) ?? '';
  const [last, setLast] = useState<{ key: string; span: CsvSpan } | null>(null);
  const saved = last?.key === key ? last.span : null;
  const next = saved && saved.part < saved.parts ? { part: saved.part + 1, parts: saved.parts } : null;
  const saveNext = async () => {
    const { part, parts, first, last: end } = await save(next?.part ?? 1);
    const span = { part, parts, first, last: end };
    setLast({ key, span });
    return span;
  };
  return { saved, next, saveNext };
}
