import { dismissLateResult, listLateResults, readBet, type StaffLateResult, settleLateResult } from '@ordago/contracts';
import { addMs, DAY_MS, HOUR_MS } from '@ordago/kernel';
import {
  type Ending,
  hasDecision,
  type MatchFormat,
  type ResultRecord,
  SPORT_RULES,
  type SportRule,
  shapeOf,
  windowHoursOf,
} from '@ordago/sport-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/test-server.ts';
import { type Asked, CONTESTS, reportedContest } from '../../../../test-support/sportsbook/sport-contests.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { Halt } from '../feed/ports/odds-feed.ts';

let kit: SportsbookTestKit;
let bettor: Bettor;
let boss: Visitor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  bettor = await kit.buildBettor({ main: '90000.00' });
  boss = await kit.hireSuperadmin();
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

let contests = 0;

/** An event of a sport whose supplier prices it, with a bet that is ahead and one that is decided before its end. */
async function addEvent(rule: SportRule) {
  contests += 1;
  const { ahead, decided } = CONTESTS[shapeOf(rule)];
  const eventKey = `${rule.slug}/${contests}`;
  await kit.report(...reportedContest(rule, eventKey, addMs(kit.testServer.clock.now(), DAY_MS)));
  const event = await readTestEvent(kit.testServer, eventKey);
  return { event, bets: [await bet(event, ahead), await bet(event, decided)] as const };
}

async function bet(event: TestEvent, [kind, specifier, outcome]: Asked): Promise<string> {
  const reply = await bettor.place({ legs: [event.leg(kind, outcome, specifier)] });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

/** Reads the state of a bet of 10.00 at 2.30 and its reason, as its player reads it. */
async function shown(id: string): Promise<readonly [status: string, payout: string | null, why: string | null]> {
  const { status, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
  return [status, payout, legs[0].why?.code ?? null];
}

const report = (event: TestEvent, record: ResultRecord, ending?: Ending) =>
  kit.report({ kind: 'record', eventKey: event.key, record, ...(ending && { ending }) });
const halt = (event: TestEvent, state: Halt) => kit.report({ kind: 'halt', eventKey: event.key, halt: state });
const tend = () =>
  kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});

/** Events about the late results of an event, in their order. */
async function noticesOf({ id }: { readonly id: string }): Promise<string[]> {
  const { rows } = await kit.testServer.db.pool.query<{ name: string }>(
    `select name from platform.event where name like 'late-result-%' and payload ->> 'event' = $1 order by position`,
    [id],
  );
  return rows.map(({ name }) => name);
}

/** Late results of an event that wait for staff. */
async function waitingResults(event: TestEvent): Promise<StaffLateResult[]> {
  const { result } = await boss.call(listLateResults, { query: { state: 'waiting', count: '50' } });
  return (result.results as StaffLateResult[]).filter((one) => one.event === event.id);
}

async function lastAct() {
  const found = await kit.testServer.db.pool.query(
    `select action, details from audit.published_record where action like 'sportsbook.late-result%' order by seq desc limit 1`,
  );
  return found.rows[0];
}

const WON = ['won', '23.00'] as const;
const RETURNED = ['void', '10.00'] as const;
const CASES = SPORT_RULES.map((rule) => [rule.slug, rule] as const);

describe.each(CASES)('%s, from the feed to the payout', (_slug, rule) => {
  const { ended, stopped } = CONTESTS[shapeOf(rule)];

  it('settles by its result when it is played to its end', async () => {
    const { event, bets } = await addEvent(rule);
    await report(event, ended);
    expect((await shown(bets[0])).slice(0, 2)).toEqual(WON);
    expect((await shown(bets[1])).slice(0, 2)).toEqual(WON);
  });

  it('is judged by the minimum of each of its formats when it stops for good', async () => {
    for (const format of rule.formats) {
      for (const [played, code] of stopsOf(rule, format)) {
        const { event, bets } = await addEvent(rule);
        await report(event, stopped, { kind: 'interrupted', format: format.name, played });
        const isEnough = code === 'minimum-reached';
        expect([format.name, played, ...(await shown(bets[0]))]).toEqual([
          format.name,
          played,
          ...(isEnough ? WON : RETURNED),
          code,
        ]);
        expect(await shown(bets[1])).toEqual([...WON, isEnough ? code : 'determined']);
      }
    }
  });

  it('gives everything back after a walkover, also what had been determined', async () => {
    const { event, bets } = await addEvent(rule);
    await report(event, stopped, { kind: 'forfeit', by: 'walkover' });
    for (const id of bets) expect(await shown(id)).toEqual([...RETURNED, 'forfeit']);
  });

  it('waits for a match that stopped as long as its rule book asks, then judges it', async () => {
    const { event, bets } = await addEvent(rule);
    const since = (ms: number) => addMs(kit.testServer.clock.now(), -windowHoursOf(rule) * HOUR_MS - ms);
    await halt(event, { kind: 'interrupted', at: since(0), record: stopped, played: 0 });
    await tend();
    expect((await shown(bets[0]))[0]).toBe('open');
    await halt(event, { kind: 'interrupted', at: since(1), record: stopped, played: 0 });
    await tend();
    expect((await shown(bets[0])).slice(0, 2)).toEqual(RETURNED);
    expect(await shown(bets[1])).toEqual([...WON, 'determined']);
  });

  it('waits for a match that was put off: its hours, or until its tournament is over', async () => {
    const { event, bets } = await addEvent(rule);
    const isOfTournament = rule.postponedUntil === 'end-of-tournament';
    const postponed = (ms: number): Halt => {
      const over = addMs(kit.testServer.clock.now(), -ms);
      const at = addMs(over, (isOfTournament ? -9 * 24 : -windowHoursOf(rule)) * HOUR_MS);
      return { kind: 'postponed', at, tournamentEndsAt: isOfTournament ? over : addMs(over, DAY_MS) };
    };
    await halt(event, postponed(0));
    await tend();
    expect((await shown(bets[0]))[0]).toBe('open');
    await halt(event, postponed(1));
    await tend();
    const code = isOfTournament ? 'tournament-over' : 'postponed-too-long';
    for (const id of bets) expect(await shown(id)).toEqual([...RETURNED, code]);
  });
});

/** Returns amounts of a format that may have been played, each with the code of the rule book for it. */
function stopsOf(rule: SportRule, { minimum }: MatchFormat): readonly (readonly [played: number, code: string])[] {
  if (minimum === 'to-the-end') return [[999, hasDecision(rule, 'as-simulated') ? 'technical-stop' : 'not-to-the-end']];
  return [
    [minimum.amount, 'minimum-reached'],
    [minimum.amount - 0.5, 'minimum-missed'],
  ];
}

const ruleOf = (slug: string) => SPORT_RULES.find((rule) => rule.slug === slug) as SportRule;

describe('a match that goes on in time', () => {
  const { stopped, ended } = CONTESTS.time;

  it('is settled by its result alone, however long it lasts', async () => {
    const { event, bets } = await addEvent(ruleOf('football'));
    const at = addMs(kit.testServer.clock.now(), -20 * HOUR_MS);
    await halt(event, { kind: 'interrupted', at, record: stopped, played: 30 });
    await kit.report({ kind: 'status', eventKey: event.key, status: 'open' });
    await tend();
    expect((await shown(bets[0]))[0]).toBe('open');
    await report(event, ended);
    expect((await shown(bets[0])).slice(0, 2)).toEqual(WON);
    // A correction of a result within the window settles anew.
    await report(event, { ...ended, score: { home: 1, away: 2 } } as ResultRecord);
    expect((await shown(bets[0]))[0]).toBe('lost');
  });
});

describe.each(SPORT_RULES.map((rule) => ({ slug: rule.slug, rule })))('$slug, after its window', ({ rule }) => {
  const { stopped, ended } = CONTESTS[shapeOf(rule)];
  const before = (hours: number) => addMs(kit.testServer.clock.now(), -hours * HOUR_MS);
  const late = windowHoursOf(rule) + 1;

  it.each(['judged', 'not judged yet'])('no report changes what it returned (%s)', async (moment) => {
    const { event, bets } = await addEvent(rule);
    await halt(event, { kind: 'interrupted', at: before(late), record: stopped, played: 0 });
    if (moment === 'judged') await tend();
    await kit.report({ kind: 'status', eventKey: event.key, status: 'open' });
    await halt(event, { kind: 'interrupted', at: before(1), record: stopped, played: 0 });
    await report(event, ended);
    await report(event, { sort: 'match', status: 'cancelled' } as ResultRecord);
    await tend();
    expect((await shown(bets[0])).slice(0, 2)).toEqual(RETURNED);
    expect(await shown(bets[1])).toEqual([...WON, 'determined']);
  });

  it('a result settles by the hand of staff alone, once, and by nothing that follows it', async () => {
    const { event, bets } = await addEvent(rule);
    await halt(event, { kind: 'interrupted', at: before(late), record: stopped, played: 0 });
    await tend();
    await report(event, ended);
    await tend();
    expect((await shown(bets[0])).slice(0, 2)).toEqual(RETURNED);
    const [seen] = await waitingResults(event);
    expect(seen).toMatchObject({ status: 'completed', bets: '2', state: 'waiting', sport: rule.slug });
    const body = { version: seen?.version, reason: 'its federation confirmed it' };
    const settle = () => boss.call(settleLateResult, { params: { event: event.id }, body });
    expect(await settle()).toMatchObject({ refusal: '', result: { bets: '1' } });
    expect((await shown(bets[0])).slice(0, 2)).toEqual(WON);
    expect((await shown(bets[1])).slice(0, 2)).toEqual(WON);
    expect(await settle()).toMatchObject({ refusal: 'state-changed' });
    // Its supplier repeats it, and then takes it back: neither does anything, and only news asks staff again.
    await report(event, ended);
    expect(await waitingResults(event)).toEqual([]);
    await report(event, { sort: 'match', status: 'cancelled' } as ResultRecord);
    await tend();
    expect(await waitingResults(event)).toMatchObject([{ status: 'cancelled', score: null }]);
    expect((await shown(bets[0])).slice(0, 2)).toEqual(WON);
    expect(await lastAct()).toMatchObject({
      action: 'sportsbook.late-result-settled',
      details: { reason: body.reason },
    });
    expect(await noticesOf(event)).toEqual(['late-result-held', 'late-result-decided', 'late-result-held']);
  });

  it('a match that was put off and held later is returned', async () => {
    const { event, bets } = await addEvent(rule);
    const isOfTournament = rule.postponedUntil === 'end-of-tournament';
    const tournamentEndsAt = isOfTournament ? before(1) : undefined;
    await halt(event, {
      kind: 'postponed',
      at: before(isOfTournament ? 9 * 24 : late),
      ...(tournamentEndsAt && { tournamentEndsAt }),
    });
    await report(event, ended);
    await tend();
    for (const id of bets) expect((await shown(id)).slice(0, 2)).toEqual(RETURNED);
    const [seen] = await waitingResults(event);
    const dismissed = { version: seen?.version, reason: 'held far too late' };
    const reply = await boss.call(dismissLateResult, { params: { event: event.id }, body: dismissed });
    expect(reply.refusal).toBe('');
    await tend();
    for (const id of bets) expect((await shown(id)).slice(0, 2)).toEqual(RETURNED);
    expect(await waitingResults(event)).toEqual([]);
    expect(await lastAct()).toMatchObject({ action: 'sportsbook.late-result-dismissed' });
  });
});

describe('a late result', () => {
  const { stopped, ended } = CONTESTS.time;

  it('is refused without a reason, in the version before, and of an event without one', async () => {
    const { event, bets } = await addEvent(ruleOf('football'));
    const at = addMs(kit.testServer.clock.now(), -25 * HOUR_MS);
    await halt(event, { kind: 'interrupted', at, record: stopped, played: 30 });
    await tend();
    await report(event, ended);
    const [seen] = await waitingResults(event);
    await report(event, { ...ended, score: { home: 1, away: 2 } } as ResultRecord);
    const settle = (version: unknown, reason: string, id = event.id) =>
      boss.call(settleLateResult, { params: { event: id }, body: { version, reason } });
    expect(await settle(seen?.version, 'confirmed')).toMatchObject({ refusal: 'state-changed' });
    const [newer] = await waitingResults(event);
    expect(newer).toMatchObject({ score: '1:2' });
    expect(await settle(newer?.version, '')).toMatchObject({ refusal: 'validation-failed' });
    expect(await settle('1', 'confirmed', '999999999')).toMatchObject({ refusal: 'not-found' });
    expect((await shown(bets[0])).slice(0, 2)).toEqual(RETURNED);
    expect(await settle(newer?.version, 'confirmed')).toMatchObject({ refusal: '' });
    expect((await shown(bets[0]))[0]).toBe('lost');
  });

  it('is settled once by two members of staff at the same moment, before its window was judged as well', async () => {
    const { event, bets } = await addEvent(ruleOf('football'));
    const at = addMs(kit.testServer.clock.now(), -25 * HOUR_MS);
    await halt(event, { kind: 'interrupted', at, record: stopped, played: 30 });
    await report(event, ended);
    expect((await shown(bets[0]))[0]).toBe('open');
    const [seen] = await waitingResults(event);
    const body = { version: seen?.version, reason: 'confirmed' };
    const replies = await Promise.all(
      [1, 2, 3].map(() => boss.call(settleLateResult, { params: { event: event.id }, body })),
    );
    expect(replies.map(({ refusal }) => refusal).sort()).toEqual(['', 'state-changed', 'state-changed']);
    await tend();
    expect((await shown(bets[0])).slice(0, 2)).toEqual(WON);
  });
});

describe('what cannot be resolved', () => {
  it('settles at odds 1 once nobody has reported the missing figure for three days', async () => {
    const { event, bets } = await addEvent(ruleOf('squash'));
    const { periods: _, ...bare } = CONTESTS.sets.ended as Extract<ResultRecord, { sort: 'match' }>;
    await report(event, bare);
    expect((await shown(bets[0])).slice(0, 2)).toEqual(WON);
    expect(await shown(bets[1])).toEqual(['open', null, 'result-awaited']);
    const { pool } = kit.testServer.db;
    await pool.query(
      `update sportsbook.event set unresolved_since = unresolved_since - interval '3 days' where id = $1`,
      [event.id],
    );
    await tend();
    expect(await shown(bets[1])).toEqual([...RETURNED, 'unresolved']);
    await report(event, CONTESTS.sets.ended);
    expect((await shown(bets[1])).slice(0, 2)).toEqual(WON);
  });
});
