import type { LegOutcome } from '@ordago/kernel';
import { judgeContest } from '../src/judging/judge-contest.ts';
import { type Market, readMarket, settleOutcome } from '../src/markets/index.ts';
import { sportRuleOf } from '../src/registry.ts';
import type { Ending } from '../src/result/ending.ts';
import type { MatchRecord, ResultRecord, Score } from '../src/result/record.ts';
import type { SportRule } from '../src/vocabulary.ts';

/** Fixtures for tests of the rule books. */

export function ruleOf(slug: string): SportRule {
  const rule = sportRuleOf(slug);
  if (rule === null) throw new Error(`no rule of ${slug}`);
  return rule;
}

export function marketOf(kind: string, specifier: string): Market {
  const market = readMarket(kind, specifier);
  if (market === null) throw new Error(`no market ${kind} ${specifier}`);
  return market;
}

/** `2:1`. */
export function pair(text: string): Score {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
}

/** A match that was played to its end, by its score and the scores of its parts. */
export function match(score: string, periods: readonly string[] = [], more: Partial<MatchRecord> = {}): MatchRecord {
  return {
    sort: 'match',
    status: 'completed',
    score: pair(score),
    ...more,
    ...(periods.length > 0 && { periods: periods.map(pair) }),
  };
}

/** `won`, `lost`, `returned`, or `waits` while a fact is missing. */
export function wordOf(verdict: LegOutcome | null): string {
  if (verdict === null) return 'waits';
  return verdict.voidHalves === 2 ? 'returned' : verdict.result === 1 ? 'won' : 'lost';
}

type Asked = readonly [kind: string, specifier: string, outcome: string];

/** Returns the result of an outcome by the rule book of a sport. */
export function came(
  slug: string,
  reported: ResultRecord,
  ending: Ending | null,
  [kind, specifier, outcome]: Asked,
): string {
  const { record } = judgeContest(ruleOf(slug), reported, ending);
  return wordOf(settleOutcome(marketOf(kind, specifier), outcome, record));
}
