import { encodeForm, jacktopProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { jacktopDialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'auth',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'rollback',
  jackpot: 'jackpot',
};

/** The fields of one call. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  if (action === 'authenticate') return { client_id: 'ordago', token: session };
  const base = { client_id: 'ordago', user_id: player, currency };
  const entry = { ...base, transaction_id: transaction, amount };
  const place = { table: game, round_id: round };
  switch (action) {
    case 'balance':
      return base;
    case 'rollback':
      return { ...entry, debit_transaction_id: message.target ?? '' };
    case 'bet':
      return { ...entry, ...place, session };
    case 'betwin':
      return { ...entry, ...place, session, win_amount: message.win ?? '0' };
    case 'win':
    case 'jackpot':
      return { ...entry, ...place };
  }
}

describeGameProvider({
  name: 'jacktop',
  routeProvider: 'jacktop',
  exchangesToken: true,
  speaksJson: false,
  words: {
    ok: '0',
    replayedBet: '0',
    replayedWin: '0',
    insufficient: '1',
    conflict: '7',
    wrongCurrency: '6',
    deadSession: '2',
    banned: '4',
    providerBlocked: '5',
    unknownPlayer: '3',
    betAfterRollback: '8',
    rollbackOfUnknown: '0',
    rollbackOfPaid: '9',
    winWithoutBet: '99',
    winAboveCap: '99',
    forged: '10',
    badAmount: '6',
    badToken: '2',
  },
  sign: (message, now) => {
    const body = encodeForm(fieldsOf(message));
    return signedCall('jacktop', { proof: jacktopProof, action: PATHS[message.action], body, now });
  },
  wordOf: (body) => String(body.code),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('the fixed client id', () => {
  it.each([
    ['ordago', { action: 'authenticate', token: 'tk' }],
    ['another', 'refused'],
  ] as const)('of %s in a genuine call is judged', (client_id, expected) => {
    const dialect = (options: { secret: string }) => jacktopDialect({ ...options, clientId: 'ordago' });
    const call = { action: 'auth', body: encodeForm({ client_id, token: 'tk' }) };
    const read = readCall(dialect, jacktopProof, call);
    expect(read).toEqual(expected === 'refused' ? 'refused' : expect.objectContaining(expected));
  });
});
