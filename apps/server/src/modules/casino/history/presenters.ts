import { amountNumber } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import type { GameLanguage } from '../shared/domain/game.ts';
import { multiplierOf, type RoundRecord, type RoundTotals, statusOf } from './domain/history.ts';
import { maskedName, type Winning } from './domain/winnings.ts';

/** A round as both histories show it, its game named in a language. */
export function presentRound(record: RoundRecord, language: GameLanguage) {
  return {
    transfer_id: record.transfer,
    game_name: record.gameNames?.[language] ?? record.gameName,
    date: toIso(record.at),
    amount: amountNumber(record.isUndecided ? 0n : record.payout - record.stake),
    status: statusOf(record),
    provider: record.routeProvider,
    balance_before: amountNumber(record.balanceBefore),
    balance_after: amountNumber(record.balanceAfter),
    game_type: record.gameType,
    bet_amount: amountNumber(record.stake),
    multiplier: multiplierOf(record),
    payout: amountNumber(record.payout),
    currency: record.currency,
    running_net: amountNumber(record.runningNet),
  };
}

/** Presents the sums of a selection of rounds. */
export function presentTotals({ currency, rounds, stake, payout, open }: RoundTotals) {
  const sums = { bet_amount: amountNumber(stake), payout: amountNumber(payout), net: amountNumber(payout - stake) };
  return { currency, rounds, ...sums, open: amountNumber(open) };
}

/** A round that paid more than it took, nobody recognisable in it. */
export function presentWinning(
  { username, game, gameName, gameNames, stake, payout, currency, at }: Winning,
  language: GameLanguage,
) {
  return {
    user_name: maskedName(username),
    game: gameNames?.[language] ?? gameName,
    game_id: game,
    bet: amountNumber(stake),
    multiple: multiplierOf({ stake, payout }),
    amount: amountNumber(payout),
    date: toIso(at),
    currency,
  };
}
