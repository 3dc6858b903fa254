import { type GameId, type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import { CATEGORIES, FEATURES } from '../../catalogue/index.ts';
import { alsoClosedBy } from '../../shared/domain/closures.ts';
import type { AdminGame, GameDecision } from '../domain/admin-game.ts';
import type { AdminGamesRepository } from '../repository/admin-games.repository.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';

/**
 * Writes what staff decide about a game, with its line in the audit.
 *
 * @refuses game-not-found, also for a replacement that is unknown or the game itself; validation-failed for an unknown category or
 * feature
 */
export type DecideGame = (
  id: GameId,
  decision: GameDecision,
  order: AdminOrder,
) => Promise<AdminGame | Refusal<'game-not-found' | 'validation-failed'>>;

export function createDecideGame(games: AdminGamesRepository, audit: Audit): DecideGame {
  return async (id, decision, order) => {
    const game = await games.find(id);
    if (!game) return refuse('game-not-found');
    const { tab, replacement, features } = decision;
    if (tab?.some((category) => !CATEGORIES.has(category))) return refuse('validation-failed');
    if (features?.some((feature) => !FEATURES.has(feature))) return refuse('validation-failed');
    if (replacement !== null && (replacement === id || !(await games.find(replacement))))
      return refuse('game-not-found');
    const closedBy = alsoClosedBy({ ...game, tab: tab ?? game.suggestedTab });
    await games.decide(id, { ...decision, alsoClosedBy: closedBy }, order.now, (tx) =>
      audit.append(adminLineOf(order, 'casino.game-decided', detailsOf(game, decision)), tx),
    );
    return (await games.find(id)) ?? game;
  };
}

function detailsOf(game: AdminGame, { tab, place, replacement, features, betMin, winMax }: GameDecision) {
  return {
    game: game.id,
    tab: tab?.join(' ') ?? null,
    place,
    replacement,
    was: game.tab?.join(' ') ?? null,
    features: features?.join(' ') ?? null,
    bet_min: betMinText(betMin),
    win_max: winMax,
  };
}

/** Returns `MXN 0.50, USD 0.10`; null where staff set none. */
function betMinText(betMin: GameDecision['betMin']): string | null {
  if (betMin === null) return null;
  return Object.entries(betMin)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ');
}
