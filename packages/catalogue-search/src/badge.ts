import type { CatalogueGame } from './game.ts';
import { tableStateAt } from './table.ts';

/** Badges of a card, the rarest news first. */
export type GameBadge = 'jackpot' | 'isNew' | 'live' | 'bonusBuy' | 'exclusive';

/** Provider whose games no other catalogue has: our own. */
const OURS = 'originals';

/**
 * Returns the one badge of a card, by what the catalogue states of the game: a jackpot or a bought round by its declared
 * features, new by the day of its release or listing, live while somebody deals, exclusive for a game of our own.
 */
export function badgeOf(
  game: Pick<CatalogueGame, 'features' | 'isNew' | 'isLiveGame' | 'table' | 'routeProvider'>,
  now: number,
): GameBadge | undefined {
  if (game.features.includes('jackpot')) return 'jackpot';
  if (game.isNew) return 'isNew';
  if (game.isLiveGame && tableStateAt(game.table ?? {}, now).isOpen) return 'live';
  if (game.features.includes('bonusbuy')) return 'bonusBuy';
  return game.routeProvider === OURS ? 'exclusive' : undefined;
}
