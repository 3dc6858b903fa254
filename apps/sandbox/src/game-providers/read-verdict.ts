import type { CallVerdict } from './provider-simulator.ts';

/** Fields of an operator's answer, before it is judged. Absent and unreadable parts are undefined. */
export interface Said {
  readonly word: unknown;
  readonly balance: unknown;
  readonly session: unknown;
}

/** Which words mean that the call stands, and which that it shall be sent again; every other word is a refusal. */
export interface Meanings {
  readonly well: ReadonlySet<string>;
  readonly again: ReadonlySet<string>;
}

/** Judges an answer by its word: one without a word tells nobody whether the call happened. */
export function judged({ word, balance, session }: Said, { well, again }: Meanings): CallVerdict {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const reported = text(word) ?? '';
  const outcome = well.has(reported) ? 'ok' : reported === '' ? 'unknown' : again.has(reported) ? 'retry' : 'refused';
  return { outcome, word: reported, balance: text(balance), session: text(session) };
}
