import { assertNever, currency, type Instant, type PlayerId, parseId } from '@ordago/kernel';
import { hashToken, newToken } from '../../../../platform/ids/tokens.ts';
import { digestOf, type Ledger, MAIN_WALLET, type MoneyCommand, type Verdict } from '../../../ledger/index.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import {
  answered,
  isPlay,
  type PlayCommand,
  type RollbackCommand,
  refused,
  type WalletCommand,
  type WalletOutcome,
} from '../../shared/ports/wallet-dialect.ts';
import { scopeOf } from '../domain/money-of-callback.ts';
import { createSessionTouches, type SessionTouches } from '../domain/session-touches.ts';
import type { BonusTerms } from '../ports/bonus-terms.ts';
import type { CallbacksRepository } from '../repository/callbacks.repository.ts';
import { callerOf } from './caller-of.ts';
import { awardOrderOf } from './keep-awards.ts';
import { mayPayFromBonus } from './may-pay-from-bonus.ts';
import { orderOf, type PlayMoney } from './play-money.ts';
import { balanceOf } from './read-balance.ts';
import { moneyInPlay } from './wallet-of-callback.ts';
import { outcomeOf } from './wallet-outcome.ts';

export interface WalletCallbackParts {
  readonly ledger: Ledger;
  readonly callbacks: CallbacksRepository;
  /** On which terms bonus money pays bets at sportsbooks. (Default: it pays none) */
  readonly bonusTerms?: BonusTerms;
}

/** Wallet call: provider, command, and the instant of its arrival. */
export interface WalletCall {
  readonly provider: GameProvider;
  readonly command: WalletCommand;
  readonly nonce: string | null;
  readonly at: Instant;
}

/** Applies one wallet call. */
export type ApplyWalletCallback = (call: WalletCall) => Promise<WalletOutcome>;

/**
 * Every wallet call of every provider goes through here: authenticate, balance, bet, win, both at once, rollback, the
 * end of a round and the free bets of a sportsbook (specification 2; semantics C1; reliability, invariants 11 to 17).
 *
 * The rules, whoever asks: the same id with the same content gets the first answer, with another content it is refused.
 * Stakes need a session that is alive and a player who may play, judged again in the money's own transaction; wins and
 * rollbacks never do. A win without its bet is paid when its kind is declared and parked otherwise; one whose bet was rolled
 * back is parked. A rollback of what
 * never came keeps it from ever having an effect.
 *
 * @refuses user-not-found, currency-mismatch, game-not-found, game-session-expired, transaction-not-found, award-unknown, nonce-replayed, launch-token-invalid, key-conflict,
 * rolled-back, win-without-bet, already-rolled-back, win-above-cap, and what the ledger and the preconditions of `casino.*` refuse.
 */
export function createApplyWalletCallback(given: WalletCallbackParts): ApplyWalletCallback {
  const parts: Parts = { ...given, touches: createSessionTouches() };
  const { ledger, callbacks } = parts;
  // Currencies that a player was seen to have at a provider. No other opens an account.
  const currencies = new Set<string>();
  return async (call) => {
    const { command, provider, at } = call;
    if (isPlay(command) && goesAtOnce(call, parts) && currencies.has(`${provider.name} ${command.currency}`)) {
      const id = parseId<PlayerId>(command.userId);
      if (id === null) return refused(call, 'user-not-found');
      const money = { id, username: null, currency: currency(command.currency), wallet: MAIN_WALLET };
      return play(call, command, money, parts);
    }
    const { isFresh, player } = await callbacks.admit(callerOf(call), at);
    if (!isFresh) return refused(call, 'nonce-replayed');
    if (command.action === 'authenticate') return authenticate(call, command.token, command.userId, parts);
    if (!player) return refused(call, 'user-not-found');
    const asked = 'currency' in command ? command.currency : null;
    if (asked !== null && asked !== player.currency) return refused(call, 'currency-mismatch');
    currencies.add(`${provider.name} ${player.currency}`);
    const money = await moneyInPlay(call, player, parts);
    switch (command.action) {
      case 'balance':
        if (!(await mayRead(call, command.session, player.id, callbacks))) return refused(call, 'game-session-expired');
        return publishBalance(call, player.id, money, parts);
      case 'end-round':
        await callbacks.endRound(provider.name, command.roundId, player.id, at);
        return answered(call, money, await balanceOf(ledger, money));
      case 'rollback':
        return rollBack(call, command, money, parts);
      case 'award':
      case 'release':
      case 'retract': {
        const order = await awardOrderOf(call, command, money, ledger);
        return outcomeOf(call, money, await ledger.apply(order), ledger);
      }
      case 'bet':
      case 'bet-win':
      case 'win':
        return play(call, command, money, parts);
      default:
        return assertNever(command, 'wallet command');
    }
  };
}

interface Parts extends WalletCallbackParts {
  readonly touches: SessionTouches;
}

/**
 * Returns true if a bet or a win needs no read before it: the ledger finds the player, the main wallet and the game in the statement that
 * moves the money, and turns away what has none.
 */
function goesAtOnce({ provider, nonce }: WalletCall, { bonusTerms }: WalletCallbackParts): boolean {
  return nonce === null && provider.namesPlayer !== true && !mayPayFromBonus(provider, bonusTerms);
}

/** Returns true unless a call for a balance names a session that is over. */
async function mayRead(
  { provider, at }: WalletCall,
  session: string | undefined,
  player: PlayerId,
  callbacks: Pick<CallbacksRepository, 'isAlive'>,
): Promise<boolean> {
  return session === undefined || callbacks.isAlive(provider.name, player, hashToken(session), at);
}

/** The balance; for a provider that awards free bets also what it promised to the player. */
async function publishBalance(
  call: WalletCall,
  player: PlayerId,
  money: PlayMoney,
  { ledger, callbacks }: Parts,
): Promise<WalletOutcome> {
  const reported = answered(call, money, await balanceOf(ledger, money));
  if (call.provider.awardsFreeBets !== true) return reported;
  return { ...reported, promised: await callbacks.promisedTo(call.provider.name, player) };
}

/** A launch token becomes a session, once; the provider then stakes with the reference that it gets. */
async function authenticate(
  call: WalletCall,
  token: string,
  userId: string | null,
  parts: WalletCallbackParts,
): Promise<WalletOutcome> {
  const { ledger, callbacks } = parts;
  const reference = `${token.split('.')[0]}.${newToken()}`;
  const hashes = { token: hashToken(token), reference: hashToken(reference) };
  const opened = await callbacks.openSession({ provider: call.provider.name, userId, ...hashes }, call.at);
  if (opened === null) return refused(call, 'launch-token-invalid');
  // The casino's flag does not close the sports.
  const isForGames = opened.refusal === 'casino-blocked' && call.provider.product === 'sport';
  if (opened.refusal !== null && !isForGames) return refused(call, opened.refusal);
  const money = await moneyInPlay(call, { ...opened.player, main: null }, parts);
  return { ...answered(call, money, await balanceOf(ledger, money)), session: opened.isFresh ? reference : token };
}

async function play(call: WalletCall, command: PlayCommand, money: PlayMoney, parts: Parts): Promise<WalletOutcome> {
  const { ledger } = parts;
  const order = await orderOf(call, command, money, parts);
  const verdict = await ledger.apply(order);
  const isStored = verdict.op !== null;
  return isStored ? outcomeOf(call, money, verdict, ledger) : turnedAway(call, money, { order, verdict }, parts);
}

/** Answers a call of which nothing is stored: the same key may come again. */
async function turnedAway(
  call: WalletCall,
  money: PlayMoney,
  { order, verdict }: { order: MoneyCommand; verdict: Verdict },
  { ledger, callbacks }: WalletCallbackParts,
): Promise<WalletOutcome> {
  const name = verdict.verdict === 'refused' ? verdict.name : '';
  switch (name) {
    case 'win-without-bet':
    case 'win-above-cap':
    case 'already-rolled-back':
      await callbacks.parkWin(
        { payload: order.payload ?? {}, player: money.id, reason: name, digest: order.digest },
        call.at,
      );
      return outcomeOf(call, money, verdict, ledger);
    case 'user-not-found':
    case 'currency-mismatch':
    case 'game-not-found':
      return refused(call, name);
    case 'unknown-account':
      // Wallets are opened at the sign-in; whoever has none yet gets them here.
      await ledger.openPlayerWallets(money.id, money.currency);
      return outcomeOf(call, money, await ledger.apply(order), ledger);
    default:
      return outcomeOf(call, money, verdict, ledger);
  }
}

async function rollBack(
  call: WalletCall,
  command: RollbackCommand,
  money: PlayMoney,
  { ledger, callbacks }: WalletCallbackParts,
): Promise<WalletOutcome> {
  const scope = scopeOf(call.provider.name);
  const isHeld = command.holdsEarly !== false || (await callbacks.hasTransaction(call.provider.name, command.target));
  if (!isHeld) return refused(call, 'transaction-not-found');
  const target = { scope, key: command.target };
  const payload = {
    provider: call.provider.name,
    key: command.key,
    target: command.target,
    wallet: (await callbacks.walletOfTransaction(call.provider.name, command.target)) ?? money.wallet,
    ...(command.amount === null ? {} : { amount: command.amount.toString() }),
  };
  const verdict = await ledger.apply({
    scope,
    key: command.key,
    digest: digestOf({ ...command, holdsEarly: undefined }),
    kind: 'casino.rollback',
    player: money.id,
    moves: [],
    payload,
    rollsBack: target,
    at: call.at,
  });
  return outcomeOf(call, money, verdict, ledger);
}
