import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type { BonusTerms } from '../ports/bonus-terms.ts';

/** Returns true for a sportsbook whose bets bonus money pays: where somebody knows on which terms. */
export function mayPayFromBonus(provider: GameProvider, bonusTerms: BonusTerms | undefined): boolean {
  return provider.product === 'sport' && bonusTerms !== undefined;
}
