import { listLateResults, type StaffLateResult, settleLateResult } from '@ordago/contracts';
import { addMs, DAY_MS, HOUR_MS } from '@ordago/kernel';
import {
  hasDecision,
  type ResultRecord,
  SPORT_RULES,
  type SportRule,
  shapeOf,
  windowHoursOf,
} from '@ordago/sport-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BegunContest,
  type BegunContests,
  createBegunContests,
  SPORTS_OF_EACH_WINDOW,
} from '../../../../test-support/sportsbook/begun-contests.ts';
import { CONTESTS } from '../../../../test-support/sportsbook/sport-contests.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type ReportedState,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let contests: BegunContests;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  contests = createBegunContests(kit);
});
beforeEach(async () => {
  bettor = await kit.buildBettor({ main: '90000.00' });
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const advance = (ms: number) => kit.testServer.clock.advance(ms);

interface Ended {
  /** Report by which the bets were returned. */
  readonly report: (contest: BegunContest) => ReportedState;
  /** Instant from which its window runs. */
  readonly from: 'kick-off' | 'report';
  readonly isKnownTo?: (rule: SportRule) => boolean;
}

const stopped = ({ rule }: BegunContest) => CONTESTS[shapeOf(rule)].stopped;
const ofScore = (rule: SportRule) => rule.slug === 'football';

/** Every word with which a supplier ends a contest at once, and gives its bets back. */
const ENDINGS: Readonly<Record<string, Ended>> = {
  interrupted: {
    report: (one) => ({
      kind: 'record',
      eventKey: one.key,
      record: stopped(one),
      ending: { kind: 'interrupted', played: 0 },
    }),
    from: 'report',
  },
  'no contest': {
    report: (one) => ({ kind: 'record', eventKey: one.key, record: stopped(one), ending: { kind: 'no-contest' } }),
    from: 'report',
  },
  abandoned: { report: ({ key }) => ({ kind: 'status', eventKey: key, status: 'abandoned' }), from: 'report' },
  'stopped by the minute': {
    report: ({ key }) => ({ kind: 'result', eventKey: key, home: 2, away: 1, playedMinutes: 10 }),
    from: 'report',
    isKnownTo: ofScore,
  },
  postponed: {
    report: (one) => ({
      kind: 'record',
      eventKey: one.key,
      record: { ...stopped(one), status: 'cancelled' } as ResultRecord,
      ending: { kind: 'postponed', isTournamentOver: true },
    }),
    from: 'kick-off',
  },
  cancelled: { report: ({ key }) => ({ kind: 'status', eventKey: key, status: 'cancelled' }), from: 'kick-off' },
  'a walkover': {
    report: (one) => ({
      kind: 'record',
      eventKey: one.key,
      record: stopped(one),
      ending: { kind: 'forfeit', by: 'walkover' },
    }),
    from: 'kick-off',
  },
  'of another format': {
    report: (one) => ({ kind: 'record', eventKey: one.key, record: stopped(one), ending: { kind: 'format-changed' } }),
    from: 'kick-off',
    isKnownTo: (rule) => hasDecision(rule, 'format-change'),
  },
};

const CASES = SPORTS_OF_EACH_WINDOW.flatMap((rule) =>
  Object.entries(ENDINGS)
    .filter(([, { isKnownTo = () => true }]) => isKnownTo(rule))
    .map(([word, ended]) => [`${rule.slug}, ${word}`, rule, ended] as const),
);
/** An hour has passed since the kick-off. */
const leftMs = (rule: SportRule, { from }: Ended) => (windowHoursOf(rule) - (from === 'kick-off' ? 1 : 0)) * HOUR_MS;

describe('what a report gave back', () => {
  /** Statuses of the bets of the cases, by their titles, at each moment of a scenario. */
  type Statuses = ReadonlyMap<string, string | undefined>;
  type Titled = readonly [title: string, contest: BegunContest, ended: Ended];

  /** Begins a contest of each case; they share a clock, and their reports and reads. */
  async function beginAll() {
    const begun = await contests.beginAll(
      CASES.map(([, rule]) => rule),
      bettor,
    );
    const all = CASES.map(([title, , ended], place): Titled => [title, begun[place] as BegunContest, ended]);
    const statuses = async (): Promise<Statuses> => {
      const known = await contests.statusesOf(begun);
      return new Map(all.map(([title, { bet }]) => [title, known.get(bet)]));
    };
    const end = (some: readonly Titled[]) => kit.report(...some.map(([, contest, { report }]) => report(contest)));
    const win = (some: readonly Titled[]) => kit.report(...some.map(([, { rule, key }]) => wonBy(rule, key)));
    /** Does something for each case at the end of its window: those with a shorter one come first. */
    const atTheEnds = async (act: (some: readonly Titled[]) => Promise<void>) => {
      const since = kit.testServer.clock.now();
      const leftOf = ([, { rule }, ended]: Titled) => leftMs(rule, ended);
      for (const left of [...new Set(all.map(leftOf))].sort((a, b) => a - b)) {
        advance(since + left - kit.testServer.clock.now());
        await act(all.filter((one) => leftOf(one) === left));
      }
    };
    return { all, statuses, end, win, atTheEnds };
  }

  const wonBy = (rule: SportRule, eventKey: string): ReportedState => ({
    kind: 'record',
    eventKey,
    record: CONTESTS[shapeOf(rule)].ended,
  });

  it('is settled by a result at the end of its window, and that may be corrected at any time', async () => {
    const { all, statuses, end, win, atTheEnds } = await beginAll();
    const of = (status: string) => new Map(all.map(([title]) => [title, status]));
    await end(all);
    expect(await statuses()).toEqual(of('void'));
    await atTheEnds(win);
    expect(await statuses()).toEqual(of('won'));
    advance(5 * DAY_MS);
    await kit.report(...all.map(([, { key }]) => ({ kind: 'status', eventKey: key, status: 'cancelled' }) as const));
    expect(await statuses()).toEqual(of('void'));
  });

  it('is not settled by a result after it, however often its end was reported meanwhile', async () => {
    const { all, statuses, end, win, atTheEnds } = await beginAll();
    await end(all);
    await atTheEnds(async (some) => {
      await end(some);
      advance(1);
      await end(some);
      await win(some);
    });
    advance(5 * DAY_MS);
    await contests.tend();
    await win(all);
    expect(await statuses()).toEqual(new Map(all.map(([title]) => [title, 'void'])));
  });
});

describe('a result after the window of what a report gave back', () => {
  const football = SPORT_RULES.find(({ slug }) => slug === 'football') as SportRule;

  it('waits for staff, who settle by it; the report that is repeated does not', async () => {
    const contest = await contests.begin(football, bettor);
    const { report } = ENDINGS.interrupted as Ended;
    await kit.report(report(contest));
    advance(5 * DAY_MS);
    await kit.report(report(contest));
    const boss = await kit.hireSuperadmin();
    const waiting = async () => {
      const { result } = await boss.call(listLateResults, { query: { state: 'waiting', count: '50' } });
      return (result.results as StaffLateResult[]).filter(({ event }) => event === contest.id);
    };
    expect(await waiting()).toEqual([]);
    await contests.result(contest);
    const [seen] = await waiting();
    const body = { version: seen?.version, reason: 'its federation confirmed it' };
    const settle = () => boss.call(settleLateResult, { params: { event: contest.id }, body });
    expect(await settle()).toMatchObject({ refusal: '', result: { bets: '1' } });
    expect(await contests.statusOf(contest)).toBe('won');
    await kit.report({ kind: 'status', eventKey: contest.key, status: 'cancelled' });
    expect(await contests.statusOf(contest)).toBe('won');
  });

  it('changes nothing of what counted as completed either', async () => {
    const contest = await contests.begin(football, bettor);
    const ending = { kind: 'interrupted', played: 75 } as const;
    await kit.report({ kind: 'record', eventKey: contest.key, record: CONTESTS.time.stopped, ending });
    expect(await contests.statusOf(contest)).toBe('won');
    advance(DAY_MS + 1);
    await contests.result(contest, { ...CONTESTS.time.ended, score: { home: 2, away: 3 } } as ResultRecord);
    expect(await contests.statusOf(contest)).toBe('won');
  });

  it('is measured from the interruption where a halt has stated it', async () => {
    const contest = await contests.begin(football, bettor);
    const at = addMs(contest.startsAt, HOUR_MS / 2);
    const halt = { kind: 'interrupted', at, record: CONTESTS.time.stopped, played: 30 } as const;
    await kit.report({ kind: 'halt', eventKey: contest.key, halt });
    advance(20 * HOUR_MS);
    await kit.report((ENDINGS.interrupted as Ended).report(contest));
    advance(3.5 * HOUR_MS + 1);
    await contests.result(contest);
    expect(await contests.statusOf(contest)).toBe('void');
  });
});
