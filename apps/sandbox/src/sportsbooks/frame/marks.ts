import type { PartnerBook } from '@ordago/contracts';

const marks = new Map<PartnerBook, Set<string>>();

/** Returns true if the player marked a match as a favourite in this browser. */
export function isMarked(book: PartnerBook, match: string): boolean {
  return marksOf(book).has(match);
}

/** Marks a match, or takes its mark away. */
export function toggleMark(book: PartnerBook, match: string): void {
  const known = marksOf(book);
  if (!known.delete(match)) known.add(match);
  try {
    localStorage.setItem(keyOf(book), JSON.stringify(Object.fromEntries([...known].map((id) => [id, 1]))));
  } catch {
    // A browser may close its storage to a frame: the marks last as long as the page.
  }
}

function marksOf(book: PartnerBook): Set<string> {
  const known = marks.get(book) ?? new Set(readMarks(book));
  marks.set(book, known);
  return known;
}

function readMarks(book: PartnerBook): string[] {
  try {
    return Object.keys(JSON.parse(localStorage.getItem(keyOf(book)) ?? '{}'));
  } catch {
    return [];
  }
}

function keyOf(book: PartnerBook): string {
  return `marked-${book}`;
}
