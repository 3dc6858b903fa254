import type { Instant } from '@ordago/kernel';
import type { Round } from '../domain/round.ts';
import { keysOf, type ShownRound, showRound } from '../domain/show-round.ts';
import type { ReadParts } from './parts.ts';

/** Reads a round that has opened, as it is at an instant; null when there is none. */
export async function readRound(
  parts: ReadParts,
  { competition, season, round }: Pick<Round, 'competition' | 'season' | 'round'>,
  now: Instant,
): Promise<ShownRound | null> {
  const found = (await parts.rounds.findSeason(competition, season)).find(
    (one) => one.season === season && one.round === round && one.state !== 'planned',
  );
  if (!found) return null;
  return showRound(parts, found, { events: await parts.eventsOf(keysOf([found])), now });
}
