import { signPragmaticRgs } from '@ordago/provider-protocols';
import { describeGameProvider } from '@ordago/testing/game-provider-suite';
import { PRAGMATIC_PATHS, PRAGMATIC_WORDS, pragmaticFieldsOf } from '@ordago/testing/pragmatic-driver';
import { describe, expect, it } from 'vitest';

describeGameProvider({
  name: 'pragmatic-live',
  routeProvider: 'pragmaticlive',
  exchangesToken: true,
  speaksJson: false,
  words: PRAGMATIC_WORDS,
  sign: (message, now) => ({
    path: `/callbacks/pragmatic-live/${PRAGMATIC_PATHS[message.action]}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: signPragmaticRgs(pragmaticFieldsOf(message), {
      ...{ secret: 'ordago-development-only-pragmatic-live', scheme: 'hmac-sha256' as const, now },
      path: PRAGMATIC_PATHS[message.action].replace('.html', '').toLowerCase(),
    }),
  }),
  wordOf: (body) => String(body.error),
  balanceOf: (body) => (typeof body.cash === 'string' ? body.cash : null),
});

describe('the driver', () => {
  it('is the one of Pragmatic’s slots: one wallet, two keys', () => expect(PRAGMATIC_PATHS.win).toBe('result.html'));
});
