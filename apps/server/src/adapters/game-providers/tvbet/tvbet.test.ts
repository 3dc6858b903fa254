import { tvbetProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { tvbetDialect } from './dialect.ts';

const SECRET = 'ordago-development-only-tvbet';
const PAYMENTS = { bet: -1, win: 1, rollback: 2, jackpot: 4, betwin: 5 } as const;

function pathOf(action: WalletMessage['action']): string {
  return action === 'authenticate' ? 'GetUserData' : action === 'balance' ? 'GetBalance' : 'MakePayment';
}

/** One call as the provider writes it; by hand, so that an amount is a JSON token with exactly its digits. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  const who = `"uid":${text(player)},"cc":${text(currency)}`;
  if (action === 'authenticate') return `{"to":${text(session)}}`;
  if (action === 'balance') return `{${who}}`;
  const payment = `${who},"tid":${text(transaction)},"tt":${PAYMENTS[action]},"sm":${amount}`;
  if (action === 'rollback') return `{${payment},"rf":${text(message.target)}}`;
  const ticket = `${payment},"bid":${text(round)},"gid":${text(game)},"did":"draw-1"`;
  if (action === 'win' || action === 'jackpot') return `{${ticket}}`;
  const bet = `{"mk":"number","sl":"7","kf":"6.8","sm":${amount}}`;
  return `{${ticket},"to":${text(session)},"bt":[${bet}]${action === 'betwin' ? `,"wn":${message.win ?? '0'}` : ''}}`;
}

describeGameProvider({
  name: 'tvbet',
  routeProvider: 'tvbet',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: '0',
    replayedBet: '0',
    replayedWin: '0',
    insufficient: '5',
    conflict: '8',
    wrongCurrency: '1',
    deadSession: '3',
    banned: '6',
    providerBlocked: '7',
    unknownPlayer: '4',
    betAfterRollback: '9',
    rollbackOfUnknown: '0',
    rollbackOfPaid: '10',
    winWithoutBet: '99',
    winAboveCap: '99',
    forged: '2',
    badAmount: '1',
    badToken: '3',
  },
  sign: (message, now) => {
    const path = pathOf(message.action);
    const body = bodyOf(message);
    const proof = tvbetProof.sign(Buffer.from(body), { secret: SECRET, path, now });
    return { path: `/callbacks/tvbet/${path}`, headers: { 'content-type': 'application/json', ...proof }, body };
  },
  wordOf: (body) => String(body.cd),
  balanceOf: ({ val }) => {
    const { bl: balance } = (val ?? {}) as Record<string, unknown>;
    return typeof balance === 'string' ? balance : null;
  },
});

const sale = (stake: string, bets: readonly string[]) =>
  readCall(tvbetDialect, tvbetProof, {
    action: 'MakePayment',
    body: `{"uid":"42","cc":"TRY","tid":"t-1","tt":-1,"sm":${stake},"bid":"b-1","gid":"bombo-40","did":"d-1","to":"s-1",
      "bt":[${bets.map((bet, n) => `{"mk":"number","sl":"${n}","kf":"6.8","sm":${bet}}`)}]}`,
  });

describe('a ticket', () => {
  it('is one stake, however many bets it is on', () =>
    expect(sale('6.00', ['1.00', '2.00', '3.00'])).toMatchObject({ action: 'bet', roundId: 'b-1', stake: 600_000n }));
  it.each([
    ['bets that do not sum to its stake', '6.00', ['1.00', '2.00']],
    ['no bet', '6.00', []],
    ['a bet without a stake', '6.00', ['6.00', '0']],
    ['fifty-one bets', '51.00', Array.from({ length: 51 }, () => '1.00')],
  ])('with %s is refused', (_what, stake, bets) => expect(sale(stake, bets)).toBe('refused'));
});

describe('the driver', () => {
  it('has a kind of payment for every movement', () => expect(new Set(Object.values(PAYMENTS)).size).toBe(5));
});
