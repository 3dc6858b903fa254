import { amountNumber, FAVOURITE_SEPARATOR, type GameShape } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import type { Game } from './domain/game.ts';
import { multiplierOf, type RoundRecord, statusOf } from './domain/history.ts';

/** The normalised game on the wire. */
export function presentGame(game: Game, imageUrl: string): GameShape {
  const { rtp, replacement, details } = game;
  return {
    id: game.id,
    gameId: game.gameId,
    gameName: game.name,
    description: game.description,
    provider: game.studio,
    routeProvider: game.routeProvider,
    imageUrl,
    tab: [...game.tab],
    casinoType: game.casinoType,
    ...details,
    ...(rtp === null ? {} : { rtp: `${Math.trunc(rtp / 100)}.${String(rtp % 100).padStart(2, '0')}` }),
    ...(replacement === null ? {} : { replacementGame: replacement }),
  };
}

/** The unique key of a favourite: id, gameId, provider and gameName (specification 2, section 3). */
export function favouriteKey(game: Game): string {
  return [game.id, game.gameId, game.studio, game.name].join(FAVOURITE_SEPARATOR);
}

/** A round as both histories show it. */
export function presentRound(record: RoundRecord) {
  return {
    transfer_id: record.transfer,
    game_name: record.gameName,
    date: toIso(record.at),
    amount: amountNumber(record.payout - record.stake),
    status: statusOf(record),
    provider: record.routeProvider,
    balance_before: amountNumber(record.balanceBefore),
    balance_after: amountNumber(record.balanceAfter),
  };
}

/** The same with what was staked and paid. */
export function presentBet(record: RoundRecord) {
  return {
    ...presentRound(record),
    game_type: record.casinoType,
    bet_amount: amountNumber(record.stake),
    multiplier: multiplierOf(record),
    payout: amountNumber(record.payout),
  };
}
