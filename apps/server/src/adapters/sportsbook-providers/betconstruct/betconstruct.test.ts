import { BETCONSTRUCT_CODES, BETCONSTRUCT_GAME, betconstructProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { betconstructDialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'GetClientDetails',
  balance: 'GetClientBalance',
  bet: 'BetPlaced',
  win: 'BetResulted',
  betwin: 'InstantBet',
  rollback: 'Rollback',
  jackpot: 'BonusPaid',
};
const isNothing = (amount: string) => /^0(\.0+)?$/.test(amount);
const text = JSON.stringify;

/** The body of one call, its amounts as bare tokens. The suite's game is the event that the bet is on. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  if (action === 'authenticate') return `{"AuthToken":${text(session)}}`;
  const who = `"ClientId":${text(player)},"Currency":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const id = `"TransactionId":${text(transaction)}`;
  if (action === 'rollback')
    return `{${who},${id},"RolledBackTransactionId":${text(message.target)},"Amount":${amount}}`;
  if (action === 'jackpot') return `{${who},${id},"Amount":${amount}}`;
  const bet = `${who},${id},"BetId":${text(round)}`;
  const state = (payout: string) => `"BetState":"${isNothing(payout) ? 'Lost' : 'Won'}","Amount":${payout}`;
  if (action === 'win')
    return `{${bet},"PlacedTransactionId":${text(transaction.replace(/-win$/, ''))},${state(amount)}}`;
  const leg = `{"EventId":${text(game)},"EventName":"Ronda - Sevilla","MarketName":"1X2","SelectionName":"1","Price":"1.95"}`;
  const placed = `${bet},"AuthToken":${text(session)},"Selections":[${leg}]`;
  return action === 'bet'
    ? `{${placed},"Amount":${amount}}`
    : `{${placed},"Stake":${amount},${state(message.win ?? '0')}}`;
}

const word = (name: keyof typeof BETCONSTRUCT_CODES) => String(BETCONSTRUCT_CODES[name]);

describeGameProvider({
  name: 'betconstruct',
  routeProvider: 'betconstruct',
  lobby: BETCONSTRUCT_GAME,
  casinoType: 'sport',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: word('ok'),
    replayedBet: word('alreadyProcessed'),
    replayedWin: word('alreadyProcessed'),
    insufficient: word('insufficientFunds'),
    conflict: word('transactionConflict'),
    wrongCurrency: word('currency'),
    deadSession: word('sessionExpired'),
    banned: word('clientBlocked'),
    providerBlocked: word('bettingClosed'),
    unknownPlayer: word('clientUnknown'),
    betAfterRollback: word('betCancelled'),
    rollbackOfUnknown: word('ok'),
    rollbackOfPaid: word('betResulted'),
    winWithoutBet: word('retry'),
    winAboveCap: word('retry'),
    forged: word('signature'),
    badAmount: word('badRequest'),
    badToken: word('tokenInvalid'),
  },
  sign: (message, now) =>
    signedCall('betconstruct', {
      proof: betconstructProof,
      action: PATHS[message.action],
      body: bodyOf(message),
      now,
    }),
  wordOf: ({ ResponseCode }) => String(ResponseCode),
  balanceOf: (body) => (typeof body.Balance === 'string' ? body.Balance : null),
});

describe('a bet of BetConstruct', () => {
  const read = (action: string, body: object) =>
    readCall(betconstructDialect, betconstructProof, { action, body: text(body).replaceAll('"10.00"', '10.00') });
  const leg = (event: string, change: object = {}) => ({
    EventId: event,
    EventName: 'Ronda - Sevilla',
    MarketName: '1X2',
    SelectionName: '1',
    Price: '1.95',
    ...change,
  });
  const placed = (Selections: readonly object[]) =>
    read('BetPlaced', {
      ClientId: '42',
      Currency: 'TRY',
      TransactionId: 't-1',
      BetId: 'b-1',
      AuthToken: 's',
      Amount: '10.00',
      Selections,
    });

  it('names what it is on, in our words', () => {
    expect(placed([leg('7'), leg('8', { Price: '2.10' })])).toMatchObject({
      action: 'bet',
      roundId: 'b-1',
      key: 't-1',
      gameId: 'sportsbook',
      stake: 1_000_000n,
      slip: [
        { event: '7', title: 'Ronda - Sevilla', market: '1X2', outcome: '1', odds: '1.95' },
        { event: '8', odds: '2.10' },
      ],
    });
  });

  it.each([
    ['nothing', []],
    ['one event twice', [leg('7'), leg('7')]],
    ['a price that is no decimal', [leg('7', { Price: '1,95' })]],
    ['a price below one', [leg('7', { Price: '0.95' })]],
    ['a title that turns the line round', [leg('7', { EventName: 'Ronda \u202e Sevilla' })]],
  ])('on %s is refused', (_title, selections) => expect(placed(selections)).toBe('refused'));

  it.each([
    ['Lost', '10.00'],
    ['Won', '0'],
    ['Returned', '0.00'],
    ['Forgotten', '10.00'],
  ])('that is %s and pays %s is refused', (BetState, payout) => {
    const body = `{"ClientId":"42","Currency":"TRY","TransactionId":"w","BetId":"b-1","PlacedTransactionId":"t-1","BetState":"${BetState}","Amount":${payout}}`;
    expect(readCall(betconstructDialect, betconstructProof, { action: 'BetResulted', body })).toBe('refused');
  });
});
