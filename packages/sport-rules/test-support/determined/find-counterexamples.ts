import type { LegOutcome } from '@ordago/kernel';
import { judgeContest } from '../../src/judging/judge-contest.ts';
import { type Market, outcomesOf, settleOutcome, specifierOf } from '../../src/markets/index.ts';
import type { ResultRecord } from '../../src/result/record.ts';
import type { SportRule } from '../../src/vocabulary.ts';
import { askedMarket, wantedBy } from './asked-markets.ts';
import { type Random, randomOf } from './random.ts';
import { stopContest } from './stop-contest.ts';
import type { StoppedContest } from './stopped-contest.ts';

/** Bounds of a search. */
export interface Search {
  readonly seed: number;
  readonly contests: number;
  /** Markets that are asked about each contest. */
  readonly markets: number;
  /** Ways in which each contest is played on; as many again aim at what a market asks. */
  readonly completions: number;
}

export interface Found {
  /** Outcomes that were called determined. */
  readonly determined: number;
  /** Those of them that a completion settles otherwise, in words. */
  readonly counterexamples: readonly string[];
}

/** Searches contests of a sport for an outcome that is called determined, and that a possible completion settles otherwise. */
export function findCounterexamples(rule: SportRule, search: Search): Found {
  const random = randomOf(search.seed);
  const found = { determined: 0, counterexamples: [] as string[] };
  for (let contest = 0; contest < search.contests; contest += 1) {
    const stopped = stopContest(rule, random);
    const { record } = judgeContest(rule, stopped.reported, stopped.ending);
    if (record.status !== 'abandoned') continue;
    const ends = Array.from({ length: search.completions }, () => completedBy(rule, stopped, random));
    for (let asked = 0; asked < search.markets; asked += 1) {
      const market = askedMarket(rule, record, random);
      if (market === null) continue;
      const { determined, counterexamples } = test({ rule, market, record, stopped, ends }, random);
      found.determined += determined;
      found.counterexamples.push(...counterexamples);
    }
  }
  return found;
}

function completedBy(rule: SportRule, stopped: StoppedContest, random: Random, market?: Market): ResultRecord {
  const { reported } = stopped;
  const wanted = market && reported.sort === 'match' ? wantedBy(market, reported, random) : undefined;
  return judgeContest(rule, stopped.complete(random, wanted), null).record;
}

interface Case {
  readonly rule: SportRule;
  readonly market: Market;
  readonly record: ResultRecord;
  readonly stopped: StoppedContest;
  readonly ends: readonly ResultRecord[];
}

function test({ rule, market, record, stopped, ends }: Case, random: Random): Found {
  const competitors = 'entries' in record ? (record.entries ?? []).map(({ key }) => key) : [];
  const known = outcomesOf(market, competitors);
  // Markets that know a draw are sold without it as well.
  const offered = random.oneIn(3) ? known.filter((outcome) => outcome !== 'x') : known;
  const certain = offered.flatMap((outcome) => {
    const verdict = settleOutcome(market, outcome, record, offered);
    return verdict === null || verdict.voidHalves === 2 ? [] : [{ outcome, verdict }];
  });
  if (certain.length === 0) return { determined: 0, counterexamples: [] };
  const all = [...ends, ...ends.slice(0, 8).map(() => completedBy(rule, stopped, random, market))];
  const counterexamples = certain.flatMap(({ outcome, verdict }) => {
    const other = all.find((end) => {
      const came = settleOutcome(market, outcome, end, offered);
      return came !== null && !isSame(came, verdict);
    });
    if (other === undefined) return [];
    const asked = `${rule.slug} ${market.kind.key} ${specifierOf(market)} ${outcome}`;
    return [`${asked}: ${wordOf(verdict)} of ${JSON.stringify(record)}, and not of ${JSON.stringify(other)}`];
  });
  return { determined: certain.length, counterexamples };
}

function isSame(a: LegOutcome, b: LegOutcome): boolean {
  return a.result === b.result && a.voidHalves === b.voidHalves;
}

function wordOf({ result, voidHalves }: LegOutcome): string {
  return `${result === 1 ? 'won' : 'lost'}${voidHalves === 1 ? ' by half' : ''}`;
}
