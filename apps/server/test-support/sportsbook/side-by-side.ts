import { listBets } from '@ordago/contracts';
import { addMs, DAY_MS, HOUR_MS, type Instant } from '@ordago/kernel';
import { type Ending, type ResultRecord, type SportRule, shapeOf, windowHoursOf } from '@ordago/sport-rules';
import { expect } from 'vitest';
import type { Halt } from '../../src/modules/sportsbook/feed/ports/odds-feed.ts';
import { type Asked, CONTESTS, reportedContest } from './sport-contests.ts';
import { type Bettor, readTestEvent, type SportsbookTestKit, type TestEvent } from './sportsbook-test-kit.ts';

/** Contest of a sport whose supplier prices it, with a bet that is ahead and one that is decided before its end. */
export interface Contest {
  readonly rule: SportRule;
  readonly event: TestEvent;
  readonly bets: readonly string[];
}

/** Contests that are played side by side: every report, and every read of their bets, is about all of them. */
export interface Side {
  readonly contests: readonly Contest[];
  readonly bettor: Bettor;
}

/** State of a bet of 10.00 at 2.30, with the reason of its leg. */
export type Shown = readonly [status: string, payout: string | null, why: string | null];

/** Bets that are placed at once, and those of a page. */
const AT_ONCE = 8;
const PAGE = 100;

/** Plays contests of many sports together on a test kit: a report of each would take as long as one of all. */
export interface SideBySide {
  /** Offers a contest of each rule, one day ahead, and bets on what is asked of each. (Default: ahead, then decided) */
  begin(rules: readonly SportRule[], asked?: readonly ('ahead' | 'decided')[]): Promise<Side>;
  /** Reads the bets of each contest as their player reads them, in the order of the contests. */
  shown(side: Side): Promise<readonly (readonly Shown[])[]>;
  report(side: Side, recordOf: (contest: Contest) => ResultRecord, endingOf?: (at: number) => Ending): Promise<void>;
  halt(side: Side, stateOf: (contest: Contest) => Halt): Promise<void>;
  /** Reports that betting goes on. */
  open(side: Side): Promise<void>;
  /** Runs the job of each minute. */
  tend(): Promise<void>;
  now(): Instant;
  before(hours: number): Instant;
  /** A halt whose window was over an hour ago. */
  lateHalt(contest: Contest): Halt;
}

export function createSideBySide(kit: SportsbookTestKit): SideBySide {
  let contests = 0;
  const now = () => kit.testServer.clock.now();
  const before = (hours: number) => addMs(now(), -hours * HOUR_MS);
  return {
    now,
    before,
    lateHalt: (contest) => interrupted(contest, before(windowHoursOf(contest.rule) + 1)),
    async begin(rules, asked = ['ahead', 'decided']) {
      const bettor = await kit.buildBettor({ main: '90000.00' });
      const named = rules.map((rule) => {
        contests += 1;
        return { rule, key: `${rule.slug}/${contests}` };
      });
      const startsAt = addMs(now(), DAY_MS);
      await kit.report(...named.flatMap(({ rule, key }) => reportedContest(rule, key, startsAt)));
      const betOn = async ({ rule, key }: { rule: SportRule; key: string }): Promise<Contest> => {
        const event = await readTestEvent(kit.testServer, key);
        const bets: string[] = [];
        for (const which of asked) bets.push(await bet(bettor, event, CONTESTS[shapeOf(rule)][which]));
        return { rule, event, bets };
      };
      const begun: Contest[] = [];
      for (let place = 0; place < named.length; place += AT_ONCE) {
        begun.push(...(await Promise.all(named.slice(place, place + AT_ONCE).map(betOn))));
      }
      return { contests: begun, bettor };
    },
    async shown({ contests, bettor }) {
      const known = new Map<string, Shown>();
      for (let page = 0; ; page += 1) {
        const query = { page: String(page), count: String(PAGE) };
        const { bets } = (await bettor.call(listBets, { query })).result;
        for (const { id, status, payout, legs } of bets) known.set(id, [status, payout, legs[0].why?.code ?? null]);
        if (bets.length < PAGE) break;
      }
      return contests.map(({ bets }) => bets.map((id) => known.get(id) ?? ['unknown', null, null]));
    },
    report: ({ contests }, recordOf, endingOf) =>
      kit.report(
        ...contests.map((contest, at) => ({
          kind: 'record' as const,
          eventKey: contest.event.key,
          record: recordOf(contest),
          ...(endingOf && { ending: endingOf(at) }),
        })),
      ),
    halt: ({ contests }, stateOf) =>
      kit.report(...contests.map((one) => ({ kind: 'halt' as const, eventKey: one.event.key, halt: stateOf(one) }))),
    open: ({ contests }) => kit.report(...contests.map(({ event }) => ({ ...OPEN, eventKey: event.key }))),
    async tend() {
      await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});
    },
  };
}

const OPEN = { kind: 'status', status: 'open' } as const;

async function bet(bettor: Bettor, event: TestEvent, [kind, specifier, outcome]: Asked): Promise<string> {
  const reply = await bettor.place({ legs: [event.leg(kind, outcome, specifier)] });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

/** Records with which a contest ends, stops, or does not take place. */
export const ended = ({ rule }: Contest): ResultRecord => CONTESTS[shapeOf(rule)].ended;
export const stopped = ({ rule }: Contest): ResultRecord => CONTESTS[shapeOf(rule)].stopped;
export const cancelled = () => ({ sort: 'match', status: 'cancelled' }) as ResultRecord;

/** State of a contest that stopped at an instant, before anything of it was played. */
export function interrupted(contest: Contest, at: Instant): Halt {
  return { kind: 'interrupted', at, record: stopped(contest), played: 0 };
}

/** Runs a scenario once, for all sports together; each sport's test looks at its own part of it. */
export function once<T>(run: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= run();
    return known;
  };
}

/** Part of a sport in what came of each contest. */
export function partOf<T>({ contests }: Side, slug: string, all: readonly T[]): T[] {
  return contests.flatMap(({ rule }, place) => (rule.slug === slug ? [all[place] as T] : []));
}
