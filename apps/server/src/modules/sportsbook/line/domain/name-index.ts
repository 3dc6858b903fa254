import { fold, hasBit, indexNames, type TextIndex } from '@ordago/catalogue-search';

/** Rows found by name. */
export interface FoundRows<T> {
  /** No name contains the text; these are a typo away. */
  readonly isGuess: boolean;
  readonly rows: readonly T[];
}

/** Names of rows, searchable as the lobby searches games: accents, case and spaces do not count. */
export interface NameIndex<T> {
  /** Null for a text that is too short to be searched for. */
  find(text: string): FoundRows<T> | null;
}

export function indexByName<T>(rows: readonly T[], nameOf: (row: T) => string): NameIndex<T> {
  const index: TextIndex = indexNames(rows.map((row) => fold(nameOf(row))));
  return {
    find: (text) => {
      const found = index.find(text);
      return found && { isGuess: found.isGuess, rows: rows.filter((_, row) => hasBit(found.rows, row)) };
    },
  };
}
