import type { LegOutcome } from '@ordago/kernel';
import type { TournamentRecord } from '../../result/record.ts';
import { judgedKind, type MarketKind, RETURNED } from '../kind.ts';
import { countField } from '../specifier.ts';
import { amongFirst } from './rankings.ts';

const TOURNAMENT = { sort: 'tournament', scorings: ['tournament'], needs: ['entries'] } as const;
const EVERYONE = (_: unknown, competitors: readonly string[]) => competitors;

/** Winner of a tournament, or a place among the first. */
export const TOURNAMENT_KINDS: readonly MarketKind[] = [
  judgedKind({
    ...TOURNAMENT,
    key: 'tournament-winner',
    fields: {},
    outcomes: EVERYONE,
    winners: 'one',
    judge: (key, tournament) =>
      // The rule book decides about a winner without a final (`judgeContest`).
      tournament.isFinalHeld === false ? RETURNED : judgePlace(tournament, { key, places: 1 }),
  }),
  judgedKind({
    ...TOURNAMENT,
    key: 'tournament-place',
    fields: { places: countField(2, 32) },
    outcomes: EVERYONE,
    winners: 'several',
    judge: (key, tournament, { places }) => judgePlace(tournament, { key, places }),
  }),
];

function judgePlace(
  { entries = [] }: TournamentRecord,
  { key, places }: { key: string; places: number },
): LegOutcome | null {
  const entry = entries.find((other) => other.key === key);
  if (!entry || !entries.some(({ position }) => position === 1)) return null;
  if (entry.isWithdrawn) return RETURNED;
  return amongFirst(
    places,
    entry.position,
    entries.map(({ position }) => position),
  );
}
