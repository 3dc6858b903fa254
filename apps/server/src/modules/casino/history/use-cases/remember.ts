import type { Instant } from '@ordago/kernel';

/** Answer that serves everybody for some time. */
export interface Remembered<Answer> {
  read(at: Instant): Promise<Answer>;
  /** Has the next read ask anew. */
  forget(): void;
}

/** Keeps an answer for that time, in milliseconds. What failed is asked anew. */
export function remember<Answer>(freshMs: number, read: (at: Instant) => Promise<Answer>): Remembered<Answer> {
  let known: { readonly at: Instant; readonly answer: Promise<Answer> } | null = null;
  const forget = () => {
    known = null;
  };
  return {
    forget,
    read: (at) => {
      if (known === null || at - known.at >= freshMs || at < known.at) {
        const fresh = { at, answer: read(at) };
        known = fresh;
        fresh.answer.catch(() => known === fresh && forget());
      }
      return known.answer;
    },
  };
}
