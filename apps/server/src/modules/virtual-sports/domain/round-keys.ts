import { VIRTUAL_ROUNDS } from './draw.ts';
import type { Round } from './round.ts';

/** Name of the supplier that we are to the sportsbook. */
export const FEED = 'virtual';

/** Returns the sportsbook's key of a match: whatever else changes, this never does. */
export function eventKeyOf(
  { competition, season, round }: Pick<Round, 'competition' | 'season' | 'round'>,
  place: number,
): string {
  return `${competition}/${season}/${round}/${place}`;
}

/** Returns the sportsbook's key of the winner of a season. */
export function winnerKey({ competition, season }: Pick<Round, 'competition' | 'season'>): string {
  return `${competition}/${season}/winner`;
}

/** Returns true if a season is over with a round. */
export function endsSeason({ competition, round, state }: Pick<Round, 'competition' | 'round' | 'state'>): boolean {
  return state === 'drawn' && round === VIRTUAL_ROUNDS[competition];
}
