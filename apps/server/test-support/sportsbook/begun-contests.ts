import { addMs, HOUR_MS, type Instant } from '@ordago/kernel';
import { type ResultRecord, SPORT_RULES, type SportRule, shapeOf, windowHoursOf } from '@ordago/sport-rules';
import { expect } from 'vitest';
import { CONTESTS, reportedContest } from './sport-contests.ts';
import { type Bettor, type ReportedState, readTestEvent, type SportsbookTestKit } from './sportsbook-test-kit.ts';

/** One sport of each shape, of each length of window and of each way to wait for what was put off. */
export const SPORTS_OF_EACH_WINDOW: readonly SportRule[] = [
  ...new Map(
    SPORT_RULES.map((rule) => [`${shapeOf(rule)} ${windowHoursOf(rule)} ${rule.postponedUntil ?? ''}`, rule] as const),
  ).values(),
];

/** A contest with a bet of its player that is ahead, an hour after its kick-off. */
export interface BegunContest {
  readonly rule: SportRule;
  readonly key: string;
  readonly id: string;
  readonly startsAt: Instant;
  readonly bet: string;
  readonly player: Bettor['id'];
}

export interface ContestState {
  readonly status: string;
  readonly isStopped: boolean;
  readonly halt: string | null;
}

/** Contests of a test kit that have begun, and what becomes of their bets. */
export interface BegunContests {
  begin(rule: SportRule, bettor: Bettor): Promise<BegunContest>;
  /** Begins many at the same kick-off. */
  beginAll(rules: readonly SportRule[], bettor: Bettor): Promise<BegunContest[]>;
  /** Reports the fixture again, as a schedule that is read again does. */
  readAgain(contest: BegunContest, startsAt: Instant): Promise<void>;
  /** Reports the contest as played to its end. (Default: the bet wins) */
  result(contest: BegunContest, record?: ResultRecord): Promise<void>;
  tend(): Promise<void>;
  stateOf(contest: BegunContest): Promise<ContestState>;
  /** Status of its bet. */
  statusOf(contest: BegunContest): Promise<string | undefined>;
  /** Statuses of the bets of contests of one player, by the bet. */
  statusesOf(contests: readonly BegunContest[]): Promise<ReadonlyMap<string, string>>;
}

/** Bets that one page reads. */
const PAGE = 200;

export function createBegunContests(kit: SportsbookTestKit): BegunContests {
  let contests = 0;
  const { testServer, report } = kit;
  const { sportsbook } = testServer.modules;
  const tend = async () => {
    await sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});
  };
  const beginAll: BegunContests['beginAll'] = async (rules, bettor) => {
    const startsAt = addMs(testServer.clock.now(), HOUR_MS);
    const named = rules.map((rule) => {
      contests += 1;
      return { rule, key: `${rule.slug}/${contests}` };
    });
    await report(...named.flatMap(({ rule, key }) => reportedContest(rule, key, startsAt)));
    const begun: BegunContest[] = [];
    for (const { rule, key } of named) {
      const event = await readTestEvent(testServer, key);
      const [kind, specifier, outcome] = CONTESTS[shapeOf(rule)].ahead;
      const reply = await bettor.place({ legs: [event.leg(kind, outcome, specifier)] });
      expect([reply.http, reply.refusal]).toEqual([200, '']);
      begun.push({ rule, key, id: event.id, startsAt, bet: reply.result.bet.id, player: bettor.id });
    }
    testServer.clock.advance(2 * HOUR_MS);
    await tend();
    return begun;
  };
  const statusesOf: BegunContests['statusesOf'] = async ([first]) => {
    const known = new Map<string, string>();
    for (let page = 0; first !== undefined; page += 1) {
      const bets = await sportsbook.listBets(first.player, { page, size: PAGE });
      for (const { id, status } of bets) known.set(id, status);
      if (bets.length < PAGE) break;
    }
    return known;
  };
  return {
    tend,
    beginAll,
    statusesOf,
    async begin(rule, bettor) {
      const [begun] = await beginAll([rule], bettor);
      return begun as BegunContest;
    },
    async readAgain({ rule, key }, startsAt) {
      const [fixture] = reportedContest(rule, key, startsAt);
      await report(fixture as ReportedState);
    },
    result: ({ rule, key }, record = CONTESTS[shapeOf(rule)].ended) =>
      report({ kind: 'record', eventKey: key, record }),
    async stateOf({ id }) {
      const { rows } = await testServer.db.pool.query<ContestState>(
        `select status::text, is_stopped as "isStopped", halt ->> 'kind' as halt from sportsbook.event where id = $1`,
        [id],
      );
      return rows[0] as ContestState;
    },
    statusOf: async (contest) => (await statusesOf([contest])).get(contest.bet),
  };
}
