import { instant } from '@ordago/kernel';
import { signPragmaticRgs } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import { describeGameProvider } from '../../../../test-support/game-providers/game-provider-suite.ts';
import {
  PRAGMATIC_PATHS,
  PRAGMATIC_WORDS,
  pragmaticFieldsOf,
} from '../../../../test-support/game-providers/pragmatic-driver.ts';
import { pragmaticRgsDialect } from '../pragmatic-rgs/dialect.ts';

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
      secret: 'ordago-development-only-pragmatic-live',
      scheme: 'hmac-sha256' as const,
      now,
      path: PRAGMATIC_PATHS[message.action].replace('.html', '').toLowerCase(),
    }),
  }),
  wordOf: (body) => String(body.error),
  balanceOf: (body) => (typeof body.cash === 'string' ? body.cash : null),
});

describe('a win of Pragmatic', () => {
  const secret = 'a secret of this test';
  const scheme = 'hmac-sha256' as const;
  const now = instant(1_790_000_000_000);
  const ROUND = { gameId: 'g', roundId: 'r', reference: 'w-1', currency: 'TRY', amount: '5.00' };
  const read = (path: string, more: object) => {
    const fields = { providerId: 'PragmaticPlay', userId: '42', ...more };
    const body = Buffer.from(signPragmaticRgs(fields, { secret, scheme, now, path }));
    const request = pragmaticRgsDialect({ secret, scheme }).read({
      action: `${path}.html`,
      query: {},
      headers: {},
      body,
      now,
    });
    return 'command' in request ? request.command : 'refused';
  };

  // Each is paid under a code of its own: what a bet won, free rounds, a jackpot, a promotion.
  it.each([
    ['result', 'ordinary', ROUND],
    ['bonuswin', 'free-round', ROUND],
    ['jackpotwin', 'jackpot', ROUND],
    ['promowin', 'promotion', { reference: 'w-1', currency: 'TRY', amount: '5.00', campaignId: 'c-1' }],
  ])('by %s is of the kind %s', (path, winType, fields) => {
    expect(read(path, fields)).toMatchObject({ action: 'win', key: 'w-1', payout: 500_000n, winType });
  });
});

describe('the driver', () => {
  it('is the one of Pragmatic’s slots: one wallet, two keys', () => expect(PRAGMATIC_PATHS.win).toBe('result.html'));
});
