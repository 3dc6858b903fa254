/** One page of a list. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly count: number;
  readonly pages: number;
  readonly page: number;
}

/** Which page to read: a page past the end is the last one (specification 1, section 9). */
export function pageOf({ count, size, page }: { count: number; size: number; page: number }) {
  const pages = Math.ceil(count / size);
  const clamped = Math.min(page, Math.max(pages - 1, 0));
  return { pages, page: clamped, offset: clamped * size, limit: size };
}
