import { habaneroProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { habaneroDialect } from './dialect.ts';

/** The body of one call, its amounts as bare tokens; a debit is negative, a credit names its debit. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  const details = (rest: string) => `{"type":"playerdetailrequest","playerdetailrequest":{${rest}}}`;
  if (action === 'authenticate') return details(`"token":${text(session)},"gamelaunch":true`);
  if (action === 'balance')
    return details(`"accountid":${text(player)},"currencycode":${text(currency)},"gamelaunch":false`);
  const transfer = (rest: string) =>
    `{"type":"fundtransferrequest","fundtransferrequest":{"accountid":${text(player)},${rest}}}`;
  const money = (id: string, units: string) =>
    `"transferid":${text(id)},"currencycode":${text(currency)},"amount":${units}`;
  if (action === 'rollback') {
    const refund = `{${money(transaction, amount)},"originaltransferid":${text(message.target ?? '')}}`;
    return transfer(`"isrefund":true,"funds":{"refund":${refund}}`);
  }
  const place = `"token":${text(session)},"gameinstanceid":${text(round)},"gamedetails":{"keyname":${text(game)}}`;
  const initial = `"initialdebittransferid":${text(transaction.replace(/-win$/, ''))}`;
  const funds = (isBoth: boolean, ...entries: string[]) =>
    transfer(`${place},"funds":{"debitandcredit":${isBoth},"fundinfo":[${entries.join(',')}]}`);
  const debit = `{${money(transaction, `-${amount}`)}}`;
  switch (action) {
    case 'bet':
      return funds(false, debit);
    case 'win':
      return funds(false, `{${money(transaction, amount)},${initial}}`);
    case 'jackpot':
      return funds(false, `{${money(transaction, amount)},"award":"jackpot"}`);
    case 'betwin':
      return funds(true, debit, `{${money(`${transaction}-credit`, message.win ?? '0')},${initial}}`);
  }
}

interface Status {
  readonly success?: boolean;
  readonly message?: string;
  readonly refundstatus?: string;
}

/** `status` of whichever answer came: `ok`, the reason, or `ok 2` for a refund that found nothing. */
function wordOf(body: Record<string, unknown>): string {
  const answer = (body.fundtransferresponse ?? body.playerdetailresponse) as { status?: Status } | undefined;
  const { success, message, refundstatus } = answer?.status ?? {};
  // A body that cannot be parsed is treated as one that does not fit.
  if (success !== true) return String(message).replace('malformed-input', 'validation-failed');
  return refundstatus === '2' ? 'ok 2' : 'ok';
}

describeGameProvider({
  name: 'habanero',
  routeProvider: 'habanero',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: 'ok',
    replayedBet: 'ok',
    replayedWin: 'ok',
    insufficient: 'insufficient-balance',
    conflict: 'key-conflict',
    wrongCurrency: 'currency-mismatch',
    deadSession: 'game-session-expired',
    banned: 'user-banned',
    providerBlocked: 'provider-blocked',
    unknownPlayer: 'user-not-found',
    betAfterRollback: 'rolled-back',
    rollbackOfUnknown: 'ok 2',
    rollbackOfPaid: 'bet-already-settled',
    winWithoutBet: 'win-without-bet',
    winAboveCap: 'win-above-cap',
    forged: 'signature-invalid',
    badAmount: 'validation-failed',
    badToken: 'launch-token-invalid',
  },
  sign: (message, now) => signedCall('habanero', { proof: habaneroProof, action: null, body: bodyOf(message), now }),
  wordOf,
  balanceOf: (body) => {
    const answer = (body.fundtransferresponse ?? body.playerdetailresponse) as { balance?: unknown } | undefined;
    return typeof answer?.balance === 'string' ? answer.balance : null;
  },
});

const EXAMPLE: WalletMessage = {
  action: 'bet',
  player: '42',
  session: 's-1',
  round: 'r-1',
  transaction: 't-1',
  game: 'SGCofre',
  amount: '10.00',
  currency: 'TRY',
};
const commandOf = (body: string) => readCall(habaneroDialect, habaneroProof, { action: null, body });

describe('the flags of a retry', () => {
  const flagged = (body: string, flags: string) =>
    body.replace('"fundtransferrequest":{', `"fundtransferrequest":{${flags},`);

  it.each([
    ['bet', '"isretry":true,"retrycount":3'],
    ['betwin', '"isretry":true,"retrycount":1'],
    ['betwin', '"isretry":true,"retrycount":1,"isrecredit":true'],
    ['win', '"isretry":true,"retrycount":9,"isrecredit":true'],
    ['jackpot', '"isrecredit":true'],
  ] as const)('change nothing about a %s: %s', (action, flags) => {
    const body = bodyOf({ ...EXAMPLE, action, win: '3.00' });
    expect(flagged(body, flags)).not.toBe(body);
    const first = commandOf(body);
    expect(first).toMatchObject({ key: 't-1' });
    expect(commandOf(flagged(body, flags))).toEqual(first);
  });

  it.each([
    ['a debit that calls itself a re-credit', 'bet', '"isrecredit":true'],
    ['a negative count', 'bet', '"isretry":true,"retrycount":-1'],
    ['a broken count', 'bet', '"isretry":true,"retrycount":1.5'],
    ['a flag that is text', 'win', '"isrecredit":"true"'],
  ] as const)('are refused on %s', (_what, action, flags) => {
    expect(commandOf(flagged(bodyOf({ ...EXAMPLE, action }), flags))).toBe('refused');
  });

  it('never let a credit of a combined call answer another debit than its own', () => {
    const both = bodyOf({ ...EXAMPLE, action: 'betwin', win: '3.00' });
    const strayed = both.replace('"initialdebittransferid":"t-1"', '"initialdebittransferid":"t-0"');
    expect(commandOf(strayed)).toBe('refused');
  });
});
