import { exactNumber, habaneroCallOf, habaneroProof, habaneroRequests, readJson } from '@ordago/provider-protocols';
import type {
  WalletDialect,
  WalletDone,
  WalletRefused,
  WinType,
} from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { type OpenedCall, signedDialect, spoken } from '../signed-dialect.ts';

const AWARD_OF: Readonly<Record<'jackpot' | 'freespins' | 'promotion', WinType>> = {
  jackpot: 'jackpot',
  freespins: 'free-round',
  promotion: 'promotion',
};

/** Refusals that mean the player may not be there at all; the game shows them its sign-in page. */
const AUTH_ERRORS: ReadonlySet<string> = new Set([
  'signature-invalid',
  'user-not-found',
  'target-of-another-player',
  'game-session-expired',
  'launch-token-invalid',
]);

/** Refusals after which the provider asks again. What we do not know is one of them. */
const FINAL: ReadonlySet<string> = new Set([
  ...AUTH_ERRORS,
  'malformed-input',
  'validation-failed',
  'insufficient-balance',
  'user-banned',
  'self-excluded',
  'casino-blocked',
  'provider-blocked',
  'game-blocked',
  'game-not-found',
  'currency-mismatch',
  'round-wallet-mismatch',
  'key-conflict',
  'amount-out-of-range',
  'not-reversible',
  'rolled-back',
  'round-closed',
  'already-rolled-back',
  'bet-already-settled',
]);

interface Transfer {
  readonly accountid: string;
  readonly gameinstanceid: string;
  readonly gamedetails: { readonly keyname: string };
}

const roundOf = (
  { accountid, gameinstanceid, gamedetails }: Transfer,
  { currencycode: currency }: { currencycode: string },
) => ({
  userId: accountid,
  currency,
  gameId: gamedetails.keyname,
  roundId: gameinstanceid,
});

// The flags of a retry are outside the command: they are no part of what it moves, nor of what is compared.
const CALLS = {
  login: spoken(habaneroRequests.login, ({ playerdetailrequest: { token } }) => ({
    action: 'authenticate',
    token,
    userId: null,
  })),
  balance: spoken(habaneroRequests.balance, ({ playerdetailrequest: { accountid, currencycode } }) => ({
    action: 'balance',
    userId: accountid,
    currency: currencycode,
  })),
  debit: spoken(habaneroRequests.debit, ({ fundtransferrequest: transfer }) => {
    const [debit] = transfer.funds.fundinfo;
    const money = { key: debit.transferid, session: transfer.token, stake: debit.amount };
    return { action: 'bet', ...roundOf(transfer, debit), ...money };
  }),
  credit: spoken(habaneroRequests.credit, ({ fundtransferrequest: transfer }) => {
    const [credit] = transfer.funds.fundinfo;
    const money = { key: credit.transferid, payout: credit.amount, settles: credit.initialdebittransferid };
    return { action: 'win', ...roundOf(transfer, credit), ...money, winType: 'ordinary' };
  }),
  debitandcredit: spoken(habaneroRequests.debitandcredit, ({ fundtransferrequest: transfer }) => {
    const [debit, credit] = transfer.funds.fundinfo;
    if (credit.initialdebittransferid !== debit.transferid) return 'validation-failed';
    if (credit.currencycode !== debit.currencycode) return 'validation-failed';
    const money = { key: debit.transferid, session: transfer.token, stake: debit.amount, payout: credit.amount };
    return { action: 'bet-win', ...roundOf(transfer, debit), ...money };
  }),
  award: spoken(habaneroRequests.award, ({ fundtransferrequest: transfer }) => {
    const [award] = transfer.funds.fundinfo;
    const money = { key: award.transferid, payout: award.amount, winType: AWARD_OF[award.award], settles: null };
    return { action: 'win', ...roundOf(transfer, award), ...money };
  }),
  refund: spoken(habaneroRequests.refund, ({ fundtransferrequest: { accountid, funds } }) => {
    const { transferid: key, originaltransferid: target, currencycode: currency, amount } = funds.refund;
    return { action: 'rollback', userId: accountid, currency, key, target, amount };
  }),
} as const;

/** Reads and answers Habanero. The refund of what never came succeeds with `refundstatus` 2, and its mark is set. */
export function habaneroDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: habaneroProof,
    secret,
    signsPath: false,
    calls: CALLS,
    open: ({ body }) => {
      const fields = readJson(body);
      const call = habaneroCallOf(fields);
      return call === null ? null : { call, fields };
    },
    accept: (done, opened) => ({ [answerName(opened)]: accepted(done) }),
    refuse: (name, opened, refused) => ({ [answerName(opened)]: refusal(name, refused) }),
  });
}

function answerName(opened: OpenedCall | null): string {
  const isQuestion = opened?.call === 'login' || opened?.call === 'balance';
  return isQuestion ? 'playerdetailresponse' : 'fundtransferresponse';
}

function accepted({ balance, currency, userId, userName, session, rollback, transaction }: WalletDone) {
  const isKnown = rollback === 'reversed' || rollback === 'already-reversed';
  const refund = rollback === null ? {} : { refundstatus: isKnown ? '1' : '2' };
  const player = session === null ? {} : { accountid: userId, accountname: userName, newtoken: session };
  return {
    status: { success: true, autherror: false, nofunds: false, message: '', ...refund },
    ...player,
    balance: exactNumber(balance),
    currencycode: currency,
    ...(transaction === null ? {} : { remotetransferid: transaction }),
  };
}

function refusal(name: string, refused: WalletRefused | null) {
  return {
    status: {
      success: false,
      autherror: AUTH_ERRORS.has(name),
      nofunds: name === 'insufficient-balance',
      shouldretry: !FINAL.has(name),
      message: name,
    },
    ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance), currencycode: refused.currency }),
  };
}
