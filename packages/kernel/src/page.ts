/** One page of a list. */
export interface Page<T> {
  readonly rows: readonly T[];
  /** Rows of all pages. */
  readonly count: number;
  readonly pages: number;
  /** Number of this page, from 0. */
  readonly page: number;
}

/** Page to read, counted from 0: one past the end is the last one (specification 1, section 9). `size` is 1 or more. */
export function pageOf({ count, size, page }: { count: number; size: number; page: number }) {
  const pages = Math.ceil(count / size);
  const clamped = Math.min(page, Math.max(pages - 1, 0));
  return { pages, page: clamped, offset: clamped * size, limit: size };
}
