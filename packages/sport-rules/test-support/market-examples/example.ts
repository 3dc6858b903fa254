import type { MarketKindKey } from '../../src/markets/keys.ts';
import type { FightRecord, MatchRecord, RaceRecord, ResultRecord, Runner } from '../../src/result/record.ts';

/**
 * A worked example: a market, a result, and every outcome that is not plainly lost. `null` means that the market waits
 * for a fact.
 */
export type Example = readonly [
  kind: MarketKindKey,
  specifier: string,
  record: ResultRecord,
  outcomes: Readonly<Record<string, Verdict>> | null,
];

/** `won 1/2` is a dead heat of two for one place. */
export type Verdict = 'won' | 'half-won' | 'half-lost' | 'returned' | `won ${number}/${number}`;

/** A completed match by its final score, `2:1`, and the scores of its periods. */
export function match(score: string, periods?: readonly string[], facts: Partial<MatchRecord> = {}): MatchRecord {
  return { sort: 'match', status: 'completed', score: pair(score), periods: periods?.map(pair), ...facts };
}

/** `2:1`. */
export function pair(text: string) {
  const [home, away] = text.split(':').map(Number);
  return { home: home ?? 0, away: away ?? 0 };
}

export function fight(facts: Partial<FightRecord>): FightRecord {
  return { sort: 'fight', status: 'completed', roundsPlanned: 12, ...facts };
}

/** A race by its finishers in order; runners who share a place are in one list. */
export function race(places: readonly (readonly string[])[], others: readonly Runner[] = []): RaceRecord {
  const entries: Runner[] = [];
  for (const keys of places) {
    const position = entries.length + 1;
    entries.push(...keys.map((key) => ({ key, state: 'finished', position }) as const));
  }
  return { sort: 'race', status: 'completed', entries: [...entries, ...others] };
}
