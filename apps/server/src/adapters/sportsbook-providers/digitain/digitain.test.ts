import { DIGITAIN_CODES, DIGITAIN_GAME, digitainProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { digitainDialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'refund',
  jackpot: 'bonus',
};
const isNothing = (amount: string) => /^0(\.0+)?$/.test(amount);
const text = JSON.stringify;

/** The body of one call, its amounts as bare tokens. The suite's game is the event that the order is on. */
function bodyOf(message: WalletMessage, project = 'vulcan'): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const name = `"projectName":"${project}"`;
  if (action === 'authenticate') return `{${name},"token":${text(session)}}`;
  const who = `${name},"playerId":${text(player)},"currencyId":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const id = `"txId":${text(transaction)}`;
  if (action === 'rollback') return `{${who},${id},"refundTxId":${text(message.target)},"amount":${amount}}`;
  if (action === 'jackpot') return `{${who},${id},"winAmount":${amount}}`;
  const order = `${who},${id},"orderNumber":${text(round)}`;
  const result = (payout: string) => `"status":"${isNothing(payout) ? 'lose' : 'win'}","winAmount":${payout}`;
  if (action === 'win') return `{${order},"debitTxId":${text(transaction.replace(/-win$/, ''))},${result(amount)}}`;
  const stake = `{"eventId":${text(game)},"event":"Ronda - Sevilla","stakeType":"1X2","stake":"1","factor":"1.95"}`;
  const placed = `${order},"token":${text(session)},"betAmount":${amount},"stakes":[${stake}]`;
  return action === 'bet' ? `{${placed}}` : `{${placed},${result(message.win ?? '0')}}`;
}

const word = (name: keyof typeof DIGITAIN_CODES) => String(DIGITAIN_CODES[name]);

describeGameProvider({
  name: 'digitain',
  routeProvider: 'digitain',
  lobby: DIGITAIN_GAME,
  casinoType: 'sport',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: word('ok'),
    replayedBet: word('orderExists'),
    replayedWin: word('orderExists'),
    insufficient: word('lowBalance'),
    conflict: word('orderDiffers'),
    wrongCurrency: word('currency'),
    deadSession: word('sessionExpired'),
    banned: word('playerBlocked'),
    providerBlocked: word('bettingClosed'),
    unknownPlayer: word('playerWrong'),
    betAfterRollback: word('refunded'),
    rollbackOfUnknown: word('ok'),
    rollbackOfPaid: word('orderClosed'),
    winWithoutBet: word('pending'),
    winAboveCap: word('pending'),
    forged: word('signature'),
    badAmount: word('fields'),
    badToken: word('sessionUnknown'),
  },
  sign: (message, now) =>
    signedCall('digitain', { proof: digitainProof, action: PATHS[message.action], body: bodyOf(message), now }),
  wordOf: ({ code }) => String(code),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('an order of Digitain', () => {
  const order: WalletMessage = {
    action: 'bet',
    player: '42',
    session: 's',
    round: 'o-1',
    transaction: 't-1',
    game: '7',
    amount: '10.00',
    currency: 'TRY',
  };
  const read = (message: WalletMessage, project?: string) =>
    readCall(digitainDialect, digitainProof, { action: PATHS[message.action], body: bodyOf(message, project) });

  it('is a round of its own, under our project’s name alone', () => {
    expect(read(order)).toMatchObject({
      action: 'bet',
      roundId: 'o-1',
      key: 't-1',
      slip: [{ event: '7', odds: '1.95' }],
    });
    expect(read(order, 'venus')).toBe('refused');
  });
});
