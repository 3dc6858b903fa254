import { addMs, DAY_MS, HOUR_MS } from '@ordago/kernel';
import { SPORT_RULES, type SportRule, shapeOf, windowHoursOf } from '@ordago/sport-rules';
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

const now = () => kit.testServer.clock.now();
const advance = (ms: number) => kit.testServer.clock.advance(ms);
const interrupt = ({ rule, key }: BegunContest, at = now()) =>
  kit.report({
    kind: 'halt',
    eventKey: key,
    halt: { kind: 'interrupted', at, record: CONTESTS[shapeOf(rule)].stopped, played: 0 },
  });
const postpone = ({ key, startsAt }: BegunContest) => {
  const tournamentEndsAt = addMs(startsAt, DAY_MS);
  return kit.report({ kind: 'halt', eventKey: key, halt: { kind: 'postponed', at: startsAt, tournamentEndsAt } });
};

/** Ways in which a contest may wait, each with the state that a schedule must leave as it is. */
const WAITS: Readonly<Record<string, (contest: BegunContest) => Promise<void>>> = {
  interrupted: (contest) => interrupt(contest),
  'put off': (contest) => postpone(contest),
  stopped: ({ key }) => kit.report({ kind: 'status', eventKey: key, status: 'stopped' }),
};
const CASES = SPORTS_OF_EACH_WINDOW.map((rule) => [rule.slug, rule] as const);

describe.each(CASES)('%s: a schedule that is read again', (_slug, rule) => {
  it.each(Object.entries(WAITS))('leaves a contest as it is that was %s', async (_word, wait) => {
    const contest = await contests.begin(rule, bettor);
    await wait(contest);
    const before = await contests.stateOf(contest);
    expect(before.isStopped).toBe(true);
    await contests.readAgain(contest, contest.startsAt);
    // A corrected kick-off of the past is no resumption either.
    await contests.readAgain(contest, addMs(contest.startsAt, HOUR_MS / 4));
    await contests.readAgain(contest, contest.startsAt);
    expect(await contests.stateOf(contest)).toEqual(before);
  });

  it('leaves a wait that is over for its judgement, and a result that is late changes nothing', async () => {
    const contest = await contests.begin(rule, bettor);
    await interrupt(contest);
    advance(windowHoursOf(rule) * HOUR_MS + 1);
    await contests.readAgain(contest, contest.startsAt);
    await contests.readAgain(contest, addMs(now(), HOUR_MS));
    await contests.readAgain(contest, addMs(contest.startsAt, HOUR_MS / 2));
    await contests.result(contest);
    expect(await contests.statusOf(contest)).toBe('open');
    await contests.tend();
    expect(await contests.statusOf(contest)).toBe('void');
    await contests.readAgain(contest, contest.startsAt);
    await contests.result(contest);
    expect(await contests.statusOf(contest)).toBe('void');
  });
});

describe('a kick-off that is really moved', () => {
  const rugby = SPORT_RULES.find(({ slug }) => slug === 'rugby') as SportRule;

  it.each([
    ['within the hours of its contest ends the wait', 20, 'open', null],
    ['beyond them leaves it', 30, 'void', 'postponed'],
  ] as const)('%s', async (_sentence, hours, status, halt) => {
    const contest = await contests.begin(rugby, bettor);
    await postpone(contest);
    await contests.readAgain(contest, addMs(contest.startsAt, hours * HOUR_MS));
    expect(await contests.stateOf(contest)).toEqual({ status: 'scheduled', isStopped: halt !== null, halt });
    // The same schedule once more.
    await contests.readAgain(contest, addMs(contest.startsAt, hours * HOUR_MS));
    expect((await contests.stateOf(contest)).halt).toBe(halt);
    advance(DAY_MS);
    await contests.tend();
    expect(await contests.statusOf(contest)).toBe(status);
  });

  it('after an interruption lets a contest go on, which its result settles', async () => {
    const contest = await contests.begin(rugby, bettor);
    await interrupt(contest);
    await contests.readAgain(contest, addMs(now(), 3 * HOUR_MS));
    expect(await contests.stateOf(contest)).toEqual({ status: 'scheduled', isStopped: false, halt: null });
    advance(5 * HOUR_MS);
    await contests.result(contest);
    expect(await contests.statusOf(contest)).toBe('won');
  });
});

describe('what was played when a contest was interrupted', () => {
  const eHockey = SPORT_RULES.find(({ slug }) => slug === 'e-hockey') as SportRule;

  it.each([
    ['displayed', 'won'],
    ['real', 'void'],
  ] as const)('in %s minutes is judged in its unit once its wait is over', async (unit, status) => {
    const contest = await contests.begin(eHockey, bettor);
    const halt = { kind: 'interrupted', at: now(), record: CONTESTS.time.stopped, played: 50, unit } as const;
    await kit.report({ kind: 'halt', eventKey: contest.key, halt });
    advance(windowHoursOf(eHockey) * HOUR_MS + 1);
    await contests.tend();
    expect(await contests.statusOf(contest)).toBe(status);
  });
});
