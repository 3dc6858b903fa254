import { addMs, DAY_MS, HOUR_MS, type Instant } from '@ordago/kernel';
import { SPORT_RULES, type SportRule, shapeOf, windowHoursOf } from '@ordago/sport-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTESTS, reportedContest } from '../../../../test-support/sportsbook/sport-contests.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type ReportedState,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
beforeEach(async () => {
  bettor = await kit.buildBettor({ main: '90000.00' });
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const now = () => kit.testServer.clock.now();
const advance = (ms: number) => kit.testServer.clock.advance(ms);
const tend = () =>
  kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});

let contests = 0;

interface Waiting {
  readonly rule: SportRule;
  readonly key: string;
  readonly id: string;
  readonly startsAt: Instant;
  /** A bet that is ahead. */
  readonly bet: string;
}

/** A contest with a bet that is ahead, an hour after its kick-off. */
async function begun(rule: SportRule): Promise<Waiting> {
  contests += 1;
  const key = `${rule.slug}/${contests}`;
  const startsAt = addMs(now(), HOUR_MS);
  await kit.report(...reportedContest(rule, key, startsAt));
  const event = await readTestEvent(kit.testServer, key);
  const [kind, specifier, outcome] = CONTESTS[shapeOf(rule)].ahead;
  const reply = await bettor.place({ legs: [event.leg(kind, outcome, specifier)] });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  advance(2 * HOUR_MS);
  await tend();
  return { rule, key, id: event.id, startsAt, bet: reply.result.bet.id };
}

/** Reports the fixture again, as a schedule that is read again does. */
async function readAgain({ rule, key }: Waiting, startsAt: Instant): Promise<void> {
  const [fixture] = reportedContest(rule, key, startsAt);
  await kit.report(fixture as ReportedState);
}

const result = ({ rule, key }: Waiting) =>
  kit.report({ kind: 'record', eventKey: key, record: CONTESTS[shapeOf(rule)].ended });

interface State {
  readonly status: string;
  readonly isStopped: boolean;
  readonly halt: string | null;
}

async function stateOf({ id }: Waiting): Promise<State> {
  const { rows } = await kit.testServer.db.pool.query<State>(
    `select status::text, is_stopped as "isStopped", halt ->> 'kind' as halt from sportsbook.event where id = $1`,
    [id],
  );
  return rows[0] as State;
}

async function statusOf({ bet }: Waiting): Promise<string | undefined> {
  const bets = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 200 });
  return bets.find(({ id }) => id === bet)?.status;
}

const interrupt = ({ rule, key }: Waiting, at = now()) =>
  kit.report({
    kind: 'halt',
    eventKey: key,
    halt: { kind: 'interrupted', at, record: CONTESTS[shapeOf(rule)].stopped, played: 0 },
  });
const postpone = ({ key, startsAt }: Waiting) => {
  const tournamentEndsAt = addMs(startsAt, DAY_MS);
  return kit.report({ kind: 'halt', eventKey: key, halt: { kind: 'postponed', at: startsAt, tournamentEndsAt } });
};

/** Ways in which a contest may wait, each with the state that a schedule must leave as it is. */
const WAITS: Readonly<Record<string, (contest: Waiting) => Promise<void>>> = {
  interrupted: (contest) => interrupt(contest),
  'put off': (contest) => postpone(contest),
  stopped: ({ key }) => kit.report({ kind: 'status', eventKey: key, status: 'stopped' }),
};
/** One sport of each shape, of each length of window and of each way to wait for what was put off. */
const CASES = [
  ...new Map(
    SPORT_RULES.map((rule) => [`${shapeOf(rule)} ${windowHoursOf(rule)} ${rule.postponedUntil ?? ''}`, rule] as const),
  ).values(),
].map((rule) => [rule.slug, rule] as const);

describe.each(CASES)('%s: a schedule that is read again', (_slug, rule) => {
  it.each(Object.entries(WAITS))('leaves a contest as it is that was %s', async (_word, wait) => {
    const contest = await begun(rule);
    await wait(contest);
    const before = await stateOf(contest);
    expect(before.isStopped).toBe(true);
    await readAgain(contest, contest.startsAt);
    // A corrected kick-off of the past is no resumption either.
    await readAgain(contest, addMs(contest.startsAt, HOUR_MS / 4));
    await readAgain(contest, contest.startsAt);
    expect(await stateOf(contest)).toEqual(before);
  });

  it('leaves a wait that is over for its judgement, and a result that is late changes nothing', async () => {
    const contest = await begun(rule);
    await interrupt(contest);
    advance(windowHoursOf(rule) * HOUR_MS + 1);
    await readAgain(contest, contest.startsAt);
    await readAgain(contest, addMs(now(), HOUR_MS));
    await readAgain(contest, addMs(contest.startsAt, HOUR_MS / 2));
    await result(contest);
    expect(await statusOf(contest)).toBe('open');
    await tend();
    expect(await statusOf(contest)).toBe('void');
    await readAgain(contest, contest.startsAt);
    await result(contest);
    expect(await statusOf(contest)).toBe('void');
  });
});

describe('a kick-off that is really moved', () => {
  const rugby = SPORT_RULES.find(({ slug }) => slug === 'rugby') as SportRule;

  it.each([
    ['within the hours of its contest ends the wait', 20, 'open', null],
    ['beyond them leaves it', 30, 'void', 'postponed'],
  ] as const)('%s', async (_sentence, hours, status, halt) => {
    const contest = await begun(rugby);
    await postpone(contest);
    await readAgain(contest, addMs(contest.startsAt, hours * HOUR_MS));
    expect(await stateOf(contest)).toEqual({ status: 'scheduled', isStopped: halt !== null, halt });
    // The same schedule once more.
    await readAgain(contest, addMs(contest.startsAt, hours * HOUR_MS));
    expect((await stateOf(contest)).halt).toBe(halt);
    advance(DAY_MS);
    await tend();
    expect(await statusOf(contest)).toBe(status);
  });

  it('after an interruption lets a contest go on, which its result settles', async () => {
    const contest = await begun(rugby);
    await interrupt(contest);
    await readAgain(contest, addMs(now(), 3 * HOUR_MS));
    expect(await stateOf(contest)).toEqual({ status: 'scheduled', isStopped: false, halt: null });
    advance(5 * HOUR_MS);
    await result(contest);
    expect(await statusOf(contest)).toBe('won');
  });
});
