import { randomUUID } from 'node:crypto';
import {
  addMs,
  assert,
  type Instant,
  idOf,
  isRefusal,
  MINUTE_MS,
  type PlayerId,
  type Refusal,
  refuse,
  toIso,
  type Units,
  type WithdrawalId,
} from '@ordago/kernel';
import { digestOf, type MoneyCommand, TRANSFER, type Verdict } from '../../ledger/index.ts';
import { checkLimit, limitOf, PLAY_MONEY } from '../domain/limits.ts';
import type { Payee, PaymentDetails } from '../domain/payment.ts';
import type { PayingPlayer } from '../ports/player-accounts.ts';
import type { PaymentParts } from './parts.ts';

/** Withdrawals that a player may have open at once. */
export const OPEN_WITHDRAWALS_MAX = 5;

/** Time within which the same request without a key counts as a repetition, in milliseconds. */
const DUPLICATE_WINDOW_MS = MINUTE_MS;

/** Refusals of a hold by the ledger. Any other is a bug. */
const HOLD_REFUSALS = ['debt-outstanding', 'withdrawals-frozen', 'withdrawal-pending-limit', 'too-busy'] as const;

export type InitWithdrawalRefusal =
  | (typeof HOLD_REFUSALS)[number]
  | 'key-conflict'
  | 'method-not-available'
  | 'iban-invalid'
  | 'wallet-address-invalid'
  | 'crypto-type-unknown'
  | 'memo-required'
  | 'limit-below-min'
  | 'withdrawal-below-minimum'
  | 'limit-above-max'
  | 'play-money-refused'
  | 'parent-agent-wallet'
  | 'wagering-unfinished'
  | 'insufficient-funds';

export interface WithdrawalRequest {
  readonly player: PlayerId;
  readonly units: Units;
  readonly method: string;
  readonly details: PaymentDetails;
  /** The key of the request; null makes the same body within a minute the same request. */
  readonly idempotencyKey: string | null;
  readonly now: Instant;
}

/**
 * Takes the amount from main to hold and stores the withdrawal, in one ledger command (reliability, invariants 19 and
 * 20). The same request with the same body answers the same withdrawal.
 *
 * @refuses key-conflict, method-not-available, iban-invalid, wallet-address-invalid, crypto-type-unknown,
 * memo-required, withdrawal-below-minimum, limit-above-max, play-money-refused, parent-agent-wallet,
 * wagering-unfinished, debt-outstanding, withdrawals-frozen, withdrawal-pending-limit, insufficient-funds, too-busy
 */
export async function initWithdrawal(
  parts: PaymentParts,
  request: WithdrawalRequest,
): Promise<WithdrawalId | Refusal<InitWithdrawalRefusal>> {
  const account = await parts.accounts.payingPlayer(request.player);
  assert(account !== null, `player ${request.player} has a session and no account`);
  const refusal = await judgeRequest(parts, request, account);
  if (refusal) return refusal;
  const payee = payeeOf(parts, request);
  if (isRefusal(payee)) return payee;
  const verdict = await parts.ledger.apply(await holdCommand(parts, { request, account, payee }));
  return answerOf(verdict);
}

async function judgeRequest(
  parts: PaymentParts,
  request: WithdrawalRequest,
  account: PayingPlayer,
): Promise<Refusal<InitWithdrawalRefusal> | null> {
  const { player, units, now } = request;
  const { currency } = account;
  if (account.hasParentAgent) return refuse('parent-agent-wallet');
  if (currency === PLAY_MONEY) return refuse('play-money-refused');
  const offer = (await parts.offers.all()).find(({ name }) => name === request.method);
  const limit = limitOf(offer, 'withdrawal', currency);
  if (!limit) return refuse('method-not-available', { method: request.method.slice(0, 32) });
  return checkLimit(limit, 'withdrawal', units) ?? (await parts.guard.mayWithdraw({ player, units, currency, now }));
}

function payeeOf(parts: PaymentParts, { method, details }: WithdrawalRequest): Payee | Refusal<InitWithdrawalRefusal> {
  const rules = parts.methods.find(({ name }) => name === method);
  return rules ? rules.checkPayee(details) : refuse('method-not-available', { method });
}

async function holdCommand(
  parts: PaymentParts,
  { request, account, payee }: { request: WithdrawalRequest; account: PayingPlayer; payee: Payee },
): Promise<MoneyCommand> {
  const { player, units, method, details, idempotencyKey, now } = request;
  const { main, hold } = await parts.ledger.openPlayerWallets(player, account.currency);
  const digest = digestOf({ player, units, method, payee, fullName: details.fullName });
  return {
    scope: 'withdrawal-request',
    key: `${player}:${idempotencyKey ?? `once:${randomUUID()}`}`,
    digest,
    kind: 'payments.hold-withdrawal',
    player,
    moves: [{ from: main, to: hold, units, code: TRANSFER.withdrawalHold }],
    payload: {
      gateway: parts.gateway.name,
      currency: account.currency,
      method,
      units: units.toString(),
      fullName: details.fullName,
      payee,
      digest,
      openMax: OPEN_WITHDRAWALS_MAX,
      ...(idempotencyKey === null ? { duplicateSince: toIso(addMs(now, -DUPLICATE_WINDOW_MS)) } : {}),
    },
    at: now,
  };
}

function answerOf(verdict: Verdict): WithdrawalId | Refusal<InitWithdrawalRefusal> {
  if (verdict.verdict === 'accepted') return idOf<WithdrawalId>(String(verdict.answer.withdrawal));
  if (verdict.verdict === 'conflict') return refuse('key-conflict');
  assert(verdict.verdict === 'refused', 'nobody rolls a withdrawal back by its request');
  if (verdict.name === 'asked-before') return idOf<WithdrawalId>(String(verdict.params.withdrawal));
  if (verdict.name === 'insufficient-balance') return refuse('insufficient-funds');
  const name = HOLD_REFUSALS.find((known) => known === verdict.name);
  assert(name !== undefined, `the ledger refused a hold as ${verdict.name}`);
  return refuse(name, verdict.params);
}
