import type { Currency, Instant, PlayerId, WalletId } from '@ordago/kernel';
import { hashToken } from '../../../../platform/ids/tokens.ts';
import {
  digestOf,
  type JsonObject,
  type Ledger,
  MAIN_WALLET,
  type MoneyCommand,
  type Move,
  TRANSFER,
  type TransferCode,
} from '../../../ledger/index.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type { PlayCommand, WinType } from '../../shared/ports/wallet-dialect.ts';
import { type Play, playPayload, roundOf, scopeOf } from '../domain/money-of-callback.ts';
import type { SessionTouches } from '../domain/session-touches.ts';
import type { BonusTerms } from '../ports/bonus-terms.ts';
import { costOfAwards } from './cost-of-awards.ts';

/** A player with the wallet that is in play. */
export interface PlayMoney {
  readonly id: PlayerId;
  /** Null where it was not read: few providers want it in the answer. */
  readonly username: string | null;
  readonly currency: Currency;
  /** `MAIN_WALLET` where the ledger is to find it. */
  readonly wallet: WalletId;
  /** The wallet holds bonus money. (Default: the main wallet) */
  readonly isBonus?: boolean;
}

/** A bet, a win or both as a command to the ledger. Without `touches` its session is marked as seen each time. */
export async function orderOf(
  { provider, at }: { readonly provider: GameProvider; readonly at: Instant },
  command: PlayCommand,
  money: PlayMoney,
  parts: { readonly ledger: Ledger; readonly bonusTerms?: BonusTerms; readonly touches?: SessionTouches },
): Promise<MoneyCommand> {
  // The ledger's verdict is final, so the command carries the terms of the bonus.
  const bonus =
    money.isBonus && command.action !== 'win' ? await parts.bonusTerms?.judge(command.slip ?? []) : undefined;
  const { moves, kind, payload } = await playOf(parts, {
    provider,
    command,
    money,
    at,
    ...(bonus && { bonus }),
  });
  const digest = digestOf({ ...command, session: undefined });
  return { scope: scopeOf(provider.name), key: command.key, digest, kind, player: money.id, moves, payload, at };
}

type Product = NonNullable<GameProvider['product']>;

/** Provider jackpots are paid by the provider's revenue, like any win; ours have a pool of their own. */
const WIN_CODES: Readonly<Record<Product, Readonly<Record<WinType, TransferCode>>>> = {
  casino: {
    ordinary: TRANSFER.winSlots,
    jackpot: TRANSFER.winSlots,
    'free-round': TRANSFER.freeRoundWin,
    promotion: TRANSFER.promoWin,
  },
  sport: {
    ordinary: TRANSFER.betWin,
    jackpot: TRANSFER.betWin,
    'free-round': TRANSFER.freeRoundWin,
    promotion: TRANSFER.promoWin,
  },
};
const STAKE_CODES: Readonly<Record<Product, TransferCode>> = { casino: TRANSFER.slotsBet, sport: TRANSFER.betSet };

interface PlayAt {
  readonly provider: GameProvider;
  readonly command: PlayCommand;
  readonly money: PlayMoney;
  readonly at: Instant;
  readonly bonus?: Play['bonus'];
}

/**
 * The moves and the payload of a bet, a win or both. The stake goes to the provider's revenue and the payout comes out of
 * it; in a combined call the stake is first, so that the payout never pays for it.
 */
async function playOf(
  { ledger, touches }: { readonly ledger: Ledger; readonly touches?: SessionTouches },
  { provider, command, money, at, bonus }: PlayAt,
): Promise<{ moves: Move[]; kind: string; payload: JsonObject }> {
  const { product = 'casino' } = provider;
  const revenue = await ledger.houseAccount({
    class: 'revenue',
    product,
    provider: provider.name,
    currency: money.currency,
  });
  const stake = command.action === 'win' ? 0n : command.stake;
  const payout = command.action === 'bet' ? 0n : command.payout;
  const winType = command.action === 'win' ? command.winType : command.action === 'bet-win' ? 'ordinary' : null;
  const code = WIN_CODES[product][winType ?? 'ordinary'];
  const award = command.action === 'bet' ? command.award : undefined;
  const moves: Move[] = [
    award === undefined
      ? { from: money.wallet, to: revenue, units: stake, code: STAKE_CODES[product] }
      : { from: await costOfAwards(provider, money, ledger), to: revenue, units: stake, code: TRANSFER.freeBetStake },
    { from: revenue, to: money.wallet, units: payout, code },
  ];
  const session = command.action === 'win' ? null : hashToken(command.session).toString('hex');
  const play: Play = {
    kind: command.action,
    provider: provider.name,
    key: command.key,
    round: roundOf(command),
    gameId: command.gameId,
    currency: money.currency,
    wallet: money.wallet === MAIN_WALLET ? null : money.wallet,
    isBonus: money.isBonus ?? false,
    // An award pays the whole stake: the player puts in nothing.
    stake: award === undefined ? stake : 0n,
    payout,
    winType,
    settles: command.action === 'win' ? command.settles : null,
    session,
    isTouch: session !== null && touches?.isDue(session, at) !== false,
    roams: provider.roams,
    slip: command.action === 'win' ? null : (command.slip ?? null),
    ...(bonus !== undefined && { bonus }),
    ...(award !== undefined && { award: { key: award, stake } }),
  };
  return {
    moves: moves.filter(({ units }) => units > 0n),
    kind: `casino.${command.action}`,
    payload: playPayload(play),
  };
}
