import { assertNever, type Odds } from '@ordago/kernel';
import type { RaceRecord, ResultRecord, TournamentRecord } from '@ordago/sport-rules';
import type { SelectionOutcome } from '../../shared/domain/market.ts';

/** Record of a contest, as it is stored with its event. */
export type ContestRecord = ResultRecord;

/** Result of a contest that has no score: the order of a race or a tournament, or the end of a fight. */
export type ContestResult = Ranking | FightResult;

export interface Ranking {
  readonly sort: 'ranking';
  /** By place; those without one come last. */
  readonly entries: readonly RankedEntry[];
  /** False when the winner of a tournament was set without a final. */
  readonly isFinalHeld: boolean;
}

export interface RankedEntry {
  /** Null for those who have none. */
  readonly place: number | null;
  readonly name: string;
  readonly state: 'ranked' | 'retired' | 'disqualified' | 'non-runner' | 'unranked';
  /** Others share the place. */
  readonly isTied: boolean;
  readonly hasFastestLap: boolean;
  /** Last price of its win before the contest, in thousandths; null where there was none. */
  readonly odds: Odds | null;
}

export interface FightResult {
  readonly sort: 'fight';
  readonly winner: 'home' | 'away' | 'draw' | null;
  readonly method: string | null;
  readonly round: number | null;
}

/** A competitor as the market on the winner names it. */
export interface KnownRunner {
  readonly key: string;
  readonly name: string | null;
  readonly odds: Odds;
}

/** Places of a list of results: the podium. */
const PODIUM = 3;

/** Returns the result of a contest without a score; null for a match, and where its competitors are not known by name. */
export function contestResultOf(record: ContestRecord | null, runners: readonly KnownRunner[]): ContestResult | null {
  if (record === null) return null;
  switch (record.sort) {
    case 'match':
      return null;
    case 'fight': {
      const { winner = null, method = null, round = null } = record;
      return winner === null && method === null ? null : { sort: 'fight', winner, method, round };
    }
    case 'race':
    case 'tournament':
      return rankingOf(record, runners);
    default:
      return assertNever(record, 'record');
  }
}

/** The places of the podium alone, with all who share them. */
export function podiumOf(result: ContestResult | null): ContestResult | null {
  if (result?.sort !== 'ranking') return result;
  return { ...result, entries: result.entries.filter(({ place }) => place !== null && place <= PODIUM) };
}

function rankingOf(record: RaceRecord | TournamentRecord, runners: readonly KnownRunner[]): Ranking | null {
  const reported: readonly Entry[] = record.entries ?? [];
  const places = reported.map(({ position }) => position ?? null);
  const entries = reported.flatMap((entry): RankedEntry[] => {
    const known = runners.find(({ key }) => key === entry.key);
    const name = known?.name ?? nameIn(entry.key);
    if (name === null) return [];
    const place = entry.position ?? null;
    return [
      {
        place,
        name,
        state: stateOf(entry),
        isTied: place !== null && places.filter((other) => other === place).length > 1,
        hasFastestLap: record.sort === 'race' && (record.fastestLap ?? []).includes(entry.key),
        odds: known?.odds ?? null,
      },
    ];
  });
  // Places that nobody is named for would tell a wrong order.
  if (entries.length === 0 || entries.length < places.length) return null;
  const isFinalHeld = record.sort === 'race' || record.isFinalHeld !== false;
  return { sort: 'ranking', entries: entries.toSorted(byPlace), isFinalHeld };
}

/**
 * Name of somebody whom no market of ours named, since the contest was never sold: a key that is one in small letters. Null
 * where the key is a number.
 */
function nameIn(key: string): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(key)) return null;
  return key
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

type Entry = NonNullable<(RaceRecord | TournamentRecord)['entries']>[number];

function stateOf(entry: Entry): RankedEntry['state'] {
  if (entry.position !== undefined) return 'ranked';
  if ('state' in entry) return entry.state === 'finished' ? 'unranked' : entry.state;
  return 'isWithdrawn' in entry && entry.isWithdrawn ? 'non-runner' : 'unranked';
}

const STATES: readonly RankedEntry['state'][] = ['ranked', 'unranked', 'retired', 'disqualified', 'non-runner'];

function byPlace(one: RankedEntry, other: RankedEntry): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (one.place ?? last) - (other.place ?? last) || STATES.indexOf(one.state) - STATES.indexOf(other.state);
}

/** Result of an outcome in words of the line: `shared` is the part of a dead heat. */
export type SettledOutcomeWord = 'won' | 'lost' | 'half-won' | 'half-lost' | 'returned' | 'shared';

/** Returns how an outcome came out; null while it has no result. */
export function settledWord(outcome: SelectionOutcome | null): SettledOutcomeWord | null {
  if (outcome === null) return null;
  const { result, voidHalves, deadHeat } = outcome;
  if (voidHalves === 2) return 'returned';
  if (deadHeat) return 'shared';
  if (voidHalves === 1) return result === 1 ? 'half-won' : 'half-lost';
  return result === 1 ? 'won' : 'lost';
}
