import { assertNever, type Instant, type PlayerId, parseId, type Units, type WalletId } from '@ordago/kernel';
import { hashToken, newToken } from '../../../platform/ids/tokens.ts';
import { digestOf, type Json, type Ledger, type MoneyCommand, type Verdict } from '../../ledger/index.ts';
import { roundOf, scopeOf, type WinFacts } from '../domain/money-of-callback.ts';
import type { BonusTerms } from '../ports/bonus-terms.ts';
import type { GameProvider } from '../ports/game-provider.ts';
import type {
  BetCommand,
  BetWinCommand,
  RollbackCommand,
  WalletCommand,
  WalletDone,
  WalletOutcome,
  WalletRefused,
  WinCommand,
} from '../ports/wallet-dialect.ts';
import type { Admission, CallbackStore, Caller } from '../repository/callbacks.repository.ts';
import { type PlayMoney, playOf } from './play-money.ts';
import { moneyInPlay } from './wallet-of-callback.ts';

export interface WalletCallbackParts {
  readonly ledger: Ledger;
  readonly store: CallbackStore;
  /** On which terms bonus money pays bets at sportsbooks. (Default: it pays none) */
  readonly bonusTerms?: BonusTerms;
}

/** Who calls, what they want, and when it came in. */
export interface WalletCall {
  readonly provider: GameProvider;
  readonly command: WalletCommand;
  readonly nonce: string | null;
  readonly at: Instant;
}

/** Applies one wallet call. */
export type ApplyWalletCallback = (call: WalletCall) => Promise<WalletOutcome>;

/**
 * Every wallet call of every provider goes through here: authenticate, balance, bet, win, both at once, rollback and the
 * end of a round (specification 2; semantics C1; reliability, invariants 11 to 17).
 *
 * The rules, whoever asks: the same id with the same content gets the first answer, with another content it is refused.
 * Stakes need a session that is alive and a player who may play, judged again in the money's own transaction; wins and
 * rollbacks never do. A win without its bet is paid when its kind is declared and parked otherwise. A rollback of what
 * never came keeps it from ever having an effect.
 *
 * @refuses user-not-found, currency-mismatch, game-not-found, nonce-replayed, launch-token-invalid, key-conflict,
 * rolled-back, win-without-bet, win-above-cap, and what the ledger and the preconditions of `casino.*` refuse.
 */
export function createApplyWalletCallback(parts: WalletCallbackParts): ApplyWalletCallback {
  const { ledger, store } = parts;
  return async (call) => {
    const { command, provider, at } = call;
    const { isFresh, party, judged } = await store.admit(callerOf(call), at);
    if (!isFresh) return refused(call, 'nonce-replayed');
    if (command.action === 'authenticate') return authenticate(call, command.token, command.userId, parts);
    if (!party) return refused(call, 'user-not-found');
    const currency = 'currency' in command ? command.currency : null;
    if (currency !== null && currency !== party.currency) return refused(call, 'currency-mismatch');
    const money = await moneyInPlay(call, party, parts);
    switch (command.action) {
      case 'balance':
        return answered(call, money, await balanceOf(ledger, money));
      case 'end-round':
        await store.endRound(provider.name, command.roundId, party.id, at);
        return answered(call, money, await balanceOf(ledger, money));
      case 'rollback':
        return rollBack(call, command, money, parts);
      case 'bet':
      case 'bet-win':
      case 'win':
        return play(call, command, { money, judged }, parts);
      default:
        return assertNever(command, 'wallet command');
    }
  };
}

function callerOf({ provider, command, nonce }: WalletCall): Caller {
  const player = 'userId' in command && command.userId !== null ? parseId<PlayerId>(command.userId) : null;
  const gameId = 'gameId' in command ? command.gameId : null;
  return { provider: provider.name, nonce, player, gameId, win: winFactsOf(provider.name, command) };
}

/** Of a call that pays a win. A combined call without a payout has nothing to judge, and most have none. */
function winFactsOf(provider: string, command: WalletCommand): WinFacts | null {
  if (command.action !== 'win' && !(command.action === 'bet-win' && command.payout > 0n)) return null;
  const facts = { provider, kind: command.action, key: command.key, round: roundOf(command) };
  const payout = command.payout.toString();
  if (command.action === 'bet-win') return { ...facts, payout, win_type: 'ordinary' };
  return { ...facts, payout, win_type: command.winType, ...(command.settles !== null && { settles: command.settles }) };
}

/** A launch token becomes a session, once; the provider then stakes with the reference that it gets. */
async function authenticate(
  call: WalletCall,
  token: string,
  userId: string | null,
  parts: WalletCallbackParts,
): Promise<WalletOutcome> {
  const { ledger, store } = parts;
  const reference = `${token.split('.')[0]}.${newToken()}`;
  const hashes = { token: hashToken(token), reference: hashToken(reference) };
  const opened = await store.openSession({ provider: call.provider.name, userId, ...hashes }, call.at);
  if (opened === null) return refused(call, 'launch-token-invalid');
  // The casino's flag does not close the sports.
  const isForGames = opened.refusal === 'casino-blocked' && call.provider.product === 'sport';
  if (opened.refusal !== null && !isForGames) return refused(call, opened.refusal);
  const money = await moneyInPlay(call, { ...opened.party, main: null }, parts);
  return { ...answered(call, money, await balanceOf(ledger, money)), session: opened.isFresh ? reference : token };
}

async function play(
  call: WalletCall,
  command: BetCommand | BetWinCommand | WinCommand,
  { money, judged }: { money: PlayMoney; judged: Admission['judged'] },
  { ledger, store, bonusTerms }: WalletCallbackParts,
): Promise<WalletOutcome> {
  if (money.game === null && command.gameId !== null) return refused(call, 'game-not-found');
  // Its verdict is for ever, so that the terms are told to the one who gives it.
  const bonus = money.isBonus && command.action !== 'win' ? await bonusTerms?.judge(command.slip ?? []) : undefined;
  const { moves, kind, payload } = await playOf({
    ...{ provider: call.provider, command, money, ledger },
    ...(bonus && { bonus }),
  });
  const digest = digestOf({ ...command, session: undefined });
  if (judged !== null && judged !== 'pay') {
    await store.parkWin({ payload, player: money.id, reason: judged, digest }, call.at);
    return { ...refused(call, judged), balance: await balanceOf(ledger, money), currency: money.currency };
  }
  const order: MoneyCommand = {
    scope: scopeOf(call.provider.name),
    key: command.key,
    digest,
    kind,
    player: money.id,
    moves,
    payload,
    at: call.at,
  };
  return outcomeOf(call, money, await ledger.apply(order));
}

async function rollBack(
  call: WalletCall,
  command: RollbackCommand,
  money: PlayMoney,
  { ledger, store }: WalletCallbackParts,
): Promise<WalletOutcome> {
  const scope = scopeOf(call.provider.name);
  const target = { scope, key: command.target };
  const payload = {
    provider: call.provider.name,
    key: command.key,
    target: command.target,
    wallet: (await store.walletOfTransaction(call.provider.name, command.target)) ?? money.wallet,
    ...(command.amount === null ? {} : { amount: command.amount.toString() }),
  };
  const verdict = await ledger.apply({
    scope,
    key: command.key,
    digest: digestOf(command),
    kind: 'casino.rollback',
    player: money.id,
    moves: [],
    payload,
    rollsBack: target,
    at: call.at,
  });
  return outcomeOf(call, money, verdict);
}

/** The verdict of the ledger in the words of the port. */
function outcomeOf(call: WalletCall, money: PlayMoney, verdict: Verdict): WalletOutcome {
  const current = verdict.balances.find(({ wallet }) => wallet === money.wallet)?.balance ?? null;
  switch (verdict.verdict) {
    case 'accepted': {
      const done = answered(call, money, unitsOf(verdict.answer.balance) ?? current ?? 0n);
      const rollback = (verdict.answer.rollback ?? null) as WalletDone['rollback'];
      const transaction = textOf(verdict.answer.transaction) ?? verdict.op;
      return { ...done, transaction, isReplay: verdict.replayed, rollback };
    }
    case 'refused':
      return { ...refused(call, verdict.name), isReplay: verdict.replayed, balance: current, currency: money.currency };
    case 'conflict':
      return { ...refused(call, 'key-conflict'), balance: current, currency: money.currency };
    case 'rolled-back':
      return { ...refused(call, 'rolled-back'), balance: current, currency: money.currency };
    default:
      return assertNever(verdict, 'verdict');
  }
}

function answered({ command }: WalletCall, money: PlayMoney, balance: Units): WalletDone {
  return {
    ok: true,
    action: command.action,
    transaction: null,
    userId: money.id,
    userName: money.username,
    currency: money.currency,
    balance,
    isReplay: false,
    session: null,
    rollback: null,
  };
}

function refused({ command }: WalletCall, name: string): WalletRefused {
  return { ok: false, action: command.action, name, isReplay: false, balance: null, currency: null };
}

async function balanceOf(ledger: Ledger, money: { id: PlayerId; wallet: WalletId }): Promise<Units> {
  const wallets = await ledger.walletsOf(money.id);
  return wallets.find(({ id }) => id === money.wallet)?.balance ?? 0n;
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function unitsOf(value: Json | undefined): Units | null {
  return typeof value === 'string' ? BigInt(value) : null;
}
