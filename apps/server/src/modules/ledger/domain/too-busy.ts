import type { Verdict } from './money-command.ts';

/** Nothing was stored; the same command may be sent again. */
export const TOO_BUSY: Verdict = {
  verdict: 'refused',
  op: null,
  name: 'too-busy',
  params: {},
  replayed: false,
  balances: [],
};
