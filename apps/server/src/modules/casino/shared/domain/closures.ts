import { type ClosableGame, closingTypesOf } from '@ordago/catalogue-search';

/** The rules of what is closed to whom, which the browser asks as well. */
export {
  type ClosureRule,
  type Closures,
  closedPartsOf,
  closedReasonOf,
  closuresAt,
  isShown,
  isSportClosed,
  NOTHING_CLOSED,
  type Part,
  type PartProviders,
  partProvidersOf,
  type WeeklyHours,
} from '@ordago/catalogue-search';

/** Types that close a game beside its own: what a stake is judged by under the wallet's lock. */
export function alsoClosedBy(game: ClosableGame): string[] {
  return closingTypesOf(game).filter((type) => type !== game.casinoType);
}
