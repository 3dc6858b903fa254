import { encodeForm, xpgProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { xpgDialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'getbalance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'canceldebit',
  jackpot: 'jackpot',
};

/** The fields of one call. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  if (action === 'authenticate') return { operatorId: 'ordago', sessionToken: session };
  const base = { operatorId: 'ordago', login: player, currency };
  if (action === 'balance') return base;
  const entry = { ...base, transactionId: transaction, amount };
  if (action === 'rollback') return { ...entry, debitTransactionId: message.target ?? '' };
  const place = { ...entry, tableId: game, roundId: round };
  if (action === 'win' || action === 'jackpot') return place;
  return action === 'bet'
    ? { ...place, sessionId: session }
    : { ...place, sessionId: session, creditAmount: message.win ?? '0' };
}

describeGameProvider({
  name: 'xpg',
  routeProvider: 'xpg',
  lobby: 'lobby',
  exchangesToken: true,
  speaksJson: false,
  words: {
    ok: '0',
    replayedBet: '0',
    replayedWin: '0',
    insufficient: '1',
    conflict: '8',
    wrongCurrency: '6',
    deadSession: '4',
    banned: '3',
    providerBlocked: '5',
    unknownPlayer: '2',
    betAfterRollback: '9',
    rollbackOfUnknown: '0',
    rollbackOfPaid: '10',
    winWithoutBet: '100',
    winAboveCap: '100',
    forged: '7',
    badAmount: '6',
    badToken: '4',
  },
  sign: (message, now) => {
    const body = encodeForm(fieldsOf(message));
    return signedCall('xpg', { proof: xpgProof, action: PATHS[message.action], body, now });
  },
  wordOf: (body) => String(body.errorCode),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('a call from the lobby', () => {
  const fields = { operatorId: 'ordago', login: '42', currency: 'TRY', transactionId: 't', amount: '1.00' };
  const read = (rest: Record<string, string>) =>
    readCall((options) => xpgDialect({ ...options, operatorId: 'ordago' }), xpgProof, {
      action: 'credit',
      body: encodeForm({ ...fields, tableId: 'roulette-1', roundId: 'r-1', ...rest }),
    });

  it('belongs to the one entry of the catalogue, its table to the round', () => {
    expect(read({})).toMatchObject({ gameId: 'lobby', roundId: 'roulette-1 r-1' });
    expect(read({ tableId: 'roulette-2' })).toMatchObject({ gameId: 'lobby', roundId: 'roulette-2 r-1' });
  });
  it('for another operator is refused', () => expect(read({ operatorId: 'another' })).toBe('refused'));
});
