import { signPragmaticRgs } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import { describeGameProvider } from '../../../../test-support/game-providers/game-provider-suite.ts';
import {
  PRAGMATIC_PATHS,
  PRAGMATIC_WORDS,
  pragmaticFieldsOf,
} from '../../../../test-support/game-providers/pragmatic-driver.ts';

const SECRET = 'ordago-development-only-pragmatic-rgs';

describeGameProvider({
  name: 'pragmatic-rgs',
  routeProvider: 'pragmaticrgs',
  exchangesToken: true,
  speaksJson: false,
  words: PRAGMATIC_WORDS,
  sign: (message, now) => ({
    path: `/callbacks/pragmatic-rgs/${PRAGMATIC_PATHS[message.action]}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: signPragmaticRgs(pragmaticFieldsOf(message), {
      secret: SECRET,
      scheme: 'hmac-sha256' as const,
      now,
      path: PRAGMATIC_PATHS[message.action].replace('.html', '').toLowerCase(),
    }),
  }),
  wordOf: (body) => String(body.error),
  balanceOf: (body) => (typeof body.cash === 'string' ? body.cash : null),
});

describe('the driver', () => {
  it('has a path for every action', () => expect(Object.values(PRAGMATIC_PATHS)).not.toContain(''));
});
