import { randomUUID } from 'node:crypto';
import {
  assert,
  type DepositId,
  type Instant,
  isRefusal,
  type PlayerId,
  type Refusal,
  refuse,
  type Units,
} from '@ordago/kernel';
import { digestOf } from '../../ledger/index.ts';
import { nextSyncAt } from '../domain/back-off.ts';
import { checkLimit, limitOf, PLAY_MONEY } from '../domain/limits.ts';
import type { Deposit, PaymentDetails } from '../domain/payment.ts';
import type { PayingPlayer } from '../ports/player-accounts.ts';
import { applyDepositReport } from './apply-deposit-report.ts';
import type { PaymentParts } from './parts.ts';
import type { ReportRefusal } from './record-report.ts';

export interface DepositRequest {
  readonly player: PlayerId;
  readonly units: Units;
  readonly method: string;
  readonly details: PaymentDetails;
  /** The key of the request; null makes every request a new deposit. */
  readonly idempotencyKey: string | null;
  readonly language: 'es' | 'en' | 'pt';
  readonly now: Instant;
}

type RequestRefusal =
  | 'method-not-available'
  | 'limit-below-min'
  | 'limit-above-max'
  | 'withdrawal-below-minimum'
  | 'play-money-refused'
  | 'parent-agent-wallet';
type OpeningRefusal = 'transaction-failed' | 'gateway-unreachable' | ReportRefusal;
export type InitDepositRefusal = RequestRefusal | OpeningRefusal | 'key-conflict';

export interface OpenedDeposit {
  readonly id: DepositId;
  readonly link: string;
}

/**
 * Opens a deposit and answers the link at which the player finishes it (specification 1, section 7). The same key with
 * the same body answers the same deposit, also while the gateway is out of reach: then it is asked again.
 *
 * @refuses key-conflict, method-not-available, limit-below-min, limit-above-max, play-money-refused,
 * parent-agent-wallet, transaction-failed, gateway-unreachable
 */
export async function initDeposit(
  parts: PaymentParts,
  request: DepositRequest,
): Promise<OpenedDeposit | Refusal<InitDepositRefusal>> {
  const account = await parts.accounts.payingPlayer(request.player);
  assert(account !== null, `player ${request.player} has a session and no account`);
  const refusal = await judgeRequest(parts, request, account);
  if (refusal) return refusal;
  const requestDigest = digestOf({ units: request.units, method: request.method, details: request.details });
  const deposit = await parts.deposits.open({
    player: request.player,
    currency: account.currency,
    gateway: parts.gateway.name,
    method: request.method,
    cryptoType: request.details.cryptoType ?? null,
    fullName: request.details.fullName,
    units: request.units,
    idempotencyKey: request.idempotencyKey ?? `once:${randomUUID()}`,
    requestDigest: requestDigest,
    at: request.now,
  });
  if (deposit.requestDigest !== requestDigest) return refuse('key-conflict');
  if (deposit.link !== null) return { id: deposit.id, link: deposit.link };
  return deposit.status === 'created' ? openAtGateway(parts, deposit, account, request) : refuse('transaction-failed');
}

async function judgeRequest(
  parts: PaymentParts,
  request: DepositRequest,
  account: PayingPlayer,
): Promise<Refusal<RequestRefusal> | null> {
  if (account.hasParentAgent) return refuse('parent-agent-wallet');
  if (account.currency === PLAY_MONEY) return refuse('play-money-refused');
  const offer = (await parts.offers.all()).find(({ name }) => name === request.method);
  const limit = limitOf(offer, 'deposit', account.currency);
  if (!limit) return refuse('method-not-available', { method: request.method.slice(0, 32) });
  return checkLimit(limit, 'deposit', request.units);
}

async function openAtGateway(
  parts: PaymentParts,
  deposit: Deposit,
  account: PayingPlayer,
  { language, now }: DepositRequest,
): Promise<OpenedDeposit | Refusal<OpeningRefusal>> {
  const answer = await parts.gateway.openDeposit({
    reference: deposit.id,
    units: deposit.units,
    currency: deposit.currency,
    method: deposit.method,
    cryptoType: deposit.cryptoType,
    username: account.username,
    fullName: deposit.fullName,
    returnUrl: parts.returnUrlOf(deposit.id),
    language,
  });
  if (answer.outcome === 'unreachable') {
    // It may be open at the gateway all the same: the sync job finds out, and the same request may try again.
    await parts.reports.scheduleSync('deposit', deposit.id, nextSyncAt(deposit.syncAttempts, now) ?? now);
    return refuse('gateway-unreachable');
  }
  if (answer.outcome === 'declined') {
    const move = { from: ['created'], to: 'declined', reason: answer.reason, payment: null, at: now } as const;
    await parts.deposits.move(deposit.id, move);
    return refuse('transaction-failed');
  }
  const { link, report } = answer;
  await parts.deposits.attach(deposit.id, {
    payment: report.payment,
    link,
    at: now,
    syncAt: nextSyncAt(0, now) ?? now,
  });
  if (report.status !== 'pending') {
    const applied = await applyDepositReport(parts, {
      report,
      eventId: `open:${report.payment}:${report.word}`,
      source: 'poll',
      now,
    });
    if (isRefusal(applied)) return applied;
  }
  return { id: deposit.id, link };
}
