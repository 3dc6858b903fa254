import { outcomebetsProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { outcomebetsDialect } from './dialect.ts';

const call = (method: string, params: string) =>
  `{"jsonrpc":"2.0","id":"call-1","method":${JSON.stringify(method)},"params":{${params}}}`;

/** The body of one call, its amounts as bare tokens. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  const base = `"playerName":${text(player)},"currency":${text(currency)}`;
  if (action === 'balance' || action === 'authenticate') return call('getBalance', base);
  if (action === 'rollback')
    return call('rollbackTransaction', `${base},"transactionRef":${text(message.target ?? '')}`);
  const place = `"gameId":${text(game)},"gameRoundRef":${text(round)},"transactionRef":${text(transaction)}`;
  const play = (rest: string) =>
    call('withdrawAndDeposit', `${base},${place},"sessionAlternativeId":${text(session)},${rest}`);
  switch (action) {
    case 'bet':
      return play(`"withdraw":${amount}`);
    case 'betwin':
      return play(`"withdraw":${amount},"deposit":${message.win ?? '0'}`);
    case 'win':
      return play(`"deposit":${amount}`);
    case 'jackpot':
      return play(`"deposit":${amount},"spinDetails":{"winType":"jackpot"}`);
  }
}

/** The code of an error, `ok` without one; what cannot be parsed is as bad as what does not fit. */
function wordOf({ error }: Record<string, unknown>): string {
  const code = String((error as { code?: unknown } | undefined)?.code ?? 'ok');
  return code === '-32700' ? '-32602' : code;
}

describeGameProvider({
  name: 'outcomebets',
  routeProvider: 'outcomebets',
  exchangesToken: false,
  speaksJson: true,
  words: {
    ok: 'ok',
    replayedBet: 'ok',
    replayedWin: 'ok',
    insufficient: '1',
    conflict: '15',
    wrongCurrency: '2',
    deadSession: '13',
    banned: '12',
    providerBlocked: '14',
    unknownPlayer: '11',
    betAfterRollback: '16',
    rollbackOfUnknown: 'ok',
    rollbackOfPaid: '17',
    winWithoutBet: '-32603',
    winAboveCap: '-32603',
    forged: '10',
    badAmount: '-32602',
    badToken: '13',
  },
  sign: (message, now) =>
    signedCall('outcomebets', { proof: outcomebetsProof, action: null, body: bodyOf(message), now }),
  wordOf,
  balanceOf: ({ result, error }) => {
    const reported = (result as { newBalance?: unknown } | undefined)?.newBalance;
    const refused = (error as { data?: { balance?: unknown } } | undefined)?.data?.balance;
    const balance = reported ?? refused;
    return typeof balance === 'string' ? balance : null;
  },
});

describe('withdrawAndDeposit', () => {
  const place = '"playerName":"42","currency":"TRY","gameId":"g","gameRoundRef":"r","transactionRef":"t"';
  const read = (rest: string) =>
    readCall(outcomebetsDialect, outcomebetsProof, {
      action: null,
      body: call('withdrawAndDeposit', `${place}${rest}`),
    });
  const session = ',"sessionAlternativeId":"s"';

  it.each([
    [`${session},"withdraw":1.00,"deposit":2.00`, { action: 'bet-win', stake: 100_000n, payout: 200_000n, key: 't' }],
    [`${session},"withdraw":1.00,"deposit":0`, { action: 'bet-win', stake: 100_000n, payout: 0n }],
    [`${session},"withdraw":1.00`, { action: 'bet', stake: 100_000n }],
    [',"deposit":2.00', { action: 'win', winType: 'ordinary', payout: 200_000n }],
    [',"deposit":0', { action: 'win', payout: 0n }],
    [',"deposit":2.00,"spinDetails":{"winType":"free"}', { action: 'win', winType: 'free-round' }],
  ])('with %s is one movement', (rest, command) => expect(read(rest)).toMatchObject(command));

  it.each([
    ['neither stake nor win', session],
    ['a stake without a session', ',"withdraw":1.00'],
    ['a stake of a free round', `${session},"withdraw":1.00,"spinDetails":{"winType":"free"}`],
    ['a stake of zero', `${session},"withdraw":0,"deposit":2.00`],
    ['a negative win', `${session},"withdraw":1.00,"deposit":-2.00`],
  ])('with %s is refused', (_what, rest) => expect(read(rest)).toBe('refused'));
});
