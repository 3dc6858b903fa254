import { signPragmaticRgs } from '@ordago/provider-protocols';
import { describeGameProvider, type WalletMessage } from '@ordago/testing/game-provider-suite';
import { describe, expect, it } from 'vitest';

const SECRET = 'ordago-development-only-pragmatic-rgs';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authenticate.html',
  balance: 'balance.html',
  bet: 'bet.html',
  win: 'result.html',
  betwin: 'betresult.html',
  rollback: 'refund.html',
  jackpot: 'jackpotwin.html',
};

/** The fields of one call, as the provider's manual lists them. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const base = { providerId: 'PragmaticPlay' };
  const money = { ...base, userId: player, gameId: game, roundId: round, reference: transaction, currency, amount };
  switch (action) {
    case 'authenticate':
      return { ...base, token: session };
    case 'balance':
      return { ...base, userId: player };
    case 'bet':
      return { ...money, token: session };
    case 'betwin':
      return { ...money, token: session, winAmount: message.win ?? '0' };
    case 'rollback':
      return { ...base, userId: player, reference: message.target ?? '', gameId: game, roundId: round };
    case 'win':
    case 'jackpot':
      return money;
  }
}

describeGameProvider({
  name: 'pragmatic-rgs',
  routeProvider: 'pragmaticrgs',
  exchangesToken: true,
  speaksJson: false,
  words: {
    ...{ ok: '0', replayedBet: '0', replayedWin: '0', insufficient: '1', conflict: '7', wrongCurrency: '7' },
    ...{ deadSession: '4', banned: '6', providerBlocked: '3', unknownPlayer: '2', betAfterRollback: '3' },
    ...{ rollbackOfUnknown: '0', rollbackOfPaid: '120', winWithoutBet: '100', winAboveCap: '100', forged: '5' },
    ...{ badAmount: '7', badToken: '4' },
  },
  sign: (message, now) => ({
    path: `/callbacks/pragmatic-rgs/${PATHS[message.action]}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: signPragmaticRgs(fieldsOf(message), {
      ...{ secret: SECRET, scheme: 'hmac-sha256' as const, now },
      path: PATHS[message.action].replace('.html', '').toLowerCase(),
    }),
  }),
  wordOf: (body) => String(body.error),
  balanceOf: (body) => (typeof body.cash === 'string' ? body.cash : null),
});

describe('the driver', () => {
  it('has a path for every action', () => expect(Object.values(PATHS)).not.toContain(''));
});
