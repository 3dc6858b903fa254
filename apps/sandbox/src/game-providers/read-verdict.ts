import type { CallVerdict } from './provider-simulator.ts';

/** Fields of an operator's answer, before it is judged. Absent and unreadable parts are undefined. */
export interface AnswerFields {
  readonly word: unknown;
  readonly balance: unknown;
  readonly session: unknown;
}

/** Codes that mean that the call was applied, and codes that ask to send it again; any other code is a refusal. */
export interface Meanings {
  readonly well: ReadonlySet<string>;
  readonly again: ReadonlySet<string>;
}

/** Judges an answer by its code: without a code it is unknown whether the call was applied. */
export function judged({ word, balance, session }: AnswerFields, { well, again }: Meanings): CallVerdict {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const reported = text(word) ?? '';
  const outcome = well.has(reported) ? 'ok' : reported === '' ? 'unknown' : again.has(reported) ? 'retry' : 'refused';
  return { outcome, word: reported, balance: text(balance), session: text(session) };
}
