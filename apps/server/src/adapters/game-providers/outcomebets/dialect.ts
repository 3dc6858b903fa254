import {
  OUTCOMEBETS_ERRORS as ERRORS,
  exactNumber,
  type OutcomebetsError,
  outcomebetsEnvelope,
  outcomebetsProof,
  outcomebetsRequests,
  readJson,
} from '@ordago/provider-protocols';
import type { WalletDialect, WinType } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { type OpenedCall, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals in its errors. What is missing here is a fault of ours that ends in a retry. */
const ERROR_OF: Readonly<Record<string, OutcomebetsError>> = {
  'signature-invalid': ERRORS.signature,
  'malformed-input': ERRORS.parse,
  'method-unknown': ERRORS.method,
  'validation-failed': ERRORS.params,
  'insufficient-balance': ERRORS.notEnoughMoney,
  'user-not-found': ERRORS.player,
  'target-of-another-player': ERRORS.player,
  'game-session-expired': ERRORS.session,
  'user-banned': ERRORS.blocked,
  'self-excluded': ERRORS.blocked,
  'casino-blocked': ERRORS.blocked,
  'provider-blocked': ERRORS.game,
  'game-blocked': ERRORS.game,
  'game-not-found': ERRORS.game,
  'currency-mismatch': ERRORS.illegalCurrency,
  'round-wallet-mismatch': ERRORS.conflict,
  'key-conflict': ERRORS.conflict,
  'amount-out-of-range': ERRORS.params,
  'not-reversible': ERRORS.conflict,
  'rolled-back': ERRORS.rolledBack,
  'already-rolled-back': ERRORS.rolledBack,
  'round-closed': ERRORS.settled,
  'bet-already-settled': ERRORS.settled,
};

const WIN_TYPE_OF: Readonly<Record<'standard' | 'jackpot' | 'free', WinType>> = {
  standard: 'ordinary',
  jackpot: 'jackpot',
  free: 'free-round',
};

const CALLS = {
  getBalance: spoken(outcomebetsRequests.getBalance, ({ playerName: userId, currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  withdrawAndDeposit: spoken(outcomebetsRequests.withdrawAndDeposit, (call) => {
    const {
      withdraw,
      deposit,
      playerName: userId,
      currency,
      gameId,
      gameRoundRef: roundId,
      transactionRef: key,
    } = call;
    const round = { userId, currency, gameId, roundId, key };
    const winType = WIN_TYPE_OF[call.spinDetails?.winType ?? 'standard'];
    if (withdraw === undefined) {
      if (deposit === undefined) return 'validation-failed';
      return { action: 'win', ...round, payout: deposit, winType, settles: null };
    }
    const session = call.sessionAlternativeId;
    // A stake needs the session that pays it, and is never free.
    if (session === null || session === undefined || winType !== 'ordinary') return 'validation-failed';
    if (deposit === undefined) return { action: 'bet', ...round, session, stake: withdraw };
    return { action: 'bet-win', ...round, session, stake: withdraw, payout: deposit };
  }),
  rollbackTransaction: spoken(outcomebetsRequests.rollbackTransaction, (call) => {
    const { playerName: userId, currency, transactionRef: target } = call;
    // The rollback bears the reference of what it takes back; no reference of theirs has a space.
    return { action: 'rollback', userId, currency, key: `rollback ${target}`, target, amount: null };
  }),
  // A method that nobody knows still gets an answer of its own.
  '': () => 'method-unknown',
} as const;

/** Reads and answers Outcomebets. The rollback of what never came succeeds, and its mark is set. */
export function outcomebetsDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: outcomebetsProof,
    secret,
    signsPath: false,
    calls: CALLS,
    open: ({ body }) => {
      const envelope = outcomebetsEnvelope.safeParse(readJson(body)).data;
      if (!envelope) return null;
      return {
        call: Object.hasOwn(CALLS, envelope.method) ? envelope.method : '',
        fields: envelope.params,
        id: envelope.id,
      };
    },
    accept: ({ balance, transaction }, opened) => ({
      jsonrpc: '2.0',
      id: idOf(opened),
      result: { newBalance: exactNumber(balance), ...(transaction === null ? {} : { transactionId: transaction }) },
    }),
    refuse: (name, opened, refused) => {
      const { code, message } = ERROR_OF[name] ?? ERRORS.internal;
      const balance = refused?.balance ?? null;
      const data = { reason: name, ...(balance === null ? {} : { balance: exactNumber(balance) }) };
      return { jsonrpc: '2.0', id: idOf(opened), error: { code, message, data } };
    },
  });
}

/** The id of the call, echoed; null while nobody could read one. */
function idOf(opened: OpenedCall | null): unknown {
  return opened?.id ?? null;
}
