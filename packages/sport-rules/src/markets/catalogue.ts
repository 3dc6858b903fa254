import { assert } from '@ordago/kernel';
import { MARKET_KIND_KEYS, type MarketKindKey } from './keys.ts';
import type { MarketKind } from './kind.ts';
import { BOTH_SCORE_KINDS } from './kinds/both-score.ts';
import { COMBINATION_KINDS, type CombinationPart } from './kinds/combination.ts';
import { EXACT_KINDS, PARITY_KINDS } from './kinds/counts.ts';
import { FIGHT_KINDS } from './kinds/fights.ts';
import { GOAL_ORDER_KINDS, GOAL_TIME_KINDS } from './kinds/goals.ts';
import { KNOCKOUT_KINDS } from './kinds/knockout.ts';
import { HANDICAP_KINDS, TOTAL_KINDS } from './kinds/lines.ts';
import { RACE_KINDS } from './kinds/races.ts';
import { HALF_KINDS, RESULT_KINDS } from './kinds/results.ts';
import { INCIDENT_KINDS, STATISTIC_KINDS } from './kinds/statistics.ts';
import { TOURNAMENT_KINDS } from './kinds/tournaments.ts';
import { VISIT_KINDS } from './kinds/visits.ts';
import { readSpecifier, type SpecifierValues, writeSpecifier } from './specifier.ts';

const BY_KEY: ReadonlyMap<string, MarketKind> = new Map(
  [
    RESULT_KINDS,
    HALF_KINDS,
    HANDICAP_KINDS,
    TOTAL_KINDS,
    PARITY_KINDS,
    EXACT_KINDS,
    BOTH_SCORE_KINDS,
    GOAL_TIME_KINDS,
    GOAL_ORDER_KINDS,
    INCIDENT_KINDS,
    STATISTIC_KINDS,
    KNOCKOUT_KINDS,
    VISIT_KINDS,
    FIGHT_KINDS,
    RACE_KINDS,
    TOURNAMENT_KINDS,
    COMBINATION_KINDS,
  ]
    .flat()
    .map((kind) => [kind.key, kind]),
);

/** The catalogue: every kind of market that can be settled, in the order in which they are shown. */
export const MARKET_CATALOGUE: readonly MarketKind[] = MARKET_KIND_KEYS.map(kindOf);

/** The kind with a key. */
export function kindOf(key: MarketKindKey): MarketKind {
  const kind = BY_KEY.get(key);
  assert(kind, `no market kind ${key}`);
  return kind;
}

/** A kind together with what it asks about. */
export interface Market {
  readonly kind: MarketKind;
  readonly values: SpecifierValues;
}

/** Reads a market from its kind and specifier (`period=1|line=2.5`). Null for an unknown kind or a nonsensical specifier. */
export function readMarket(key: string, specifier: string): Market | null {
  const kind = BY_KEY.get(key);
  const values = kind && readSpecifier(kind.fields, specifier);
  if (!kind || !values) return null;
  const market = { kind, values };
  return kind.key === 'bet-builder' && partsOf(market) === null ? null : market;
}

/** Part of a combination. */
export interface PartMarket {
  readonly market: Market;
  readonly part: CombinationPart;
}

/** The markets and outcomes that a combination names; null for any other kind, and where it names what nobody could settle. */
export function partsOf({ kind, values }: Market): readonly PartMarket[] | null {
  if (kind.key !== 'bet-builder') return null;
  const parts = (values.parts as readonly CombinationPart[]).map((part): PartMarket | null => {
    const market = part.kind === 'bet-builder' ? null : readMarket(part.kind, part.specifier);
    return market && outcomesOf(market).includes(part.outcome) ? { market, part } : null;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/** The one text of a market's specifier; empty for a kind without any. */
export function specifierOf({ kind, values }: Market): string {
  return writeSpecifier(kind.fields, values);
}

/** The outcomes of a market, in the order in which they are shown. */
export function outcomesOf({ kind, values }: Market, competitors: readonly string[] = []): readonly string[] {
  return kind.outcomes(values, competitors);
}
