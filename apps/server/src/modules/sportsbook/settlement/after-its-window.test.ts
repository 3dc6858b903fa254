import { dismissLateResult, listLateResults, type StaffLateResult, settleLateResult } from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';
import { type ResultRecord, SPORT_RULES, type SportRule, windowHoursOf } from '@ordago/sport-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/test-server.ts';
import {
  type Contest,
  cancelled,
  createSideBySide,
  ended,
  interrupted,
  once,
  partOf,
  type SideBySide,
} from '../../../../test-support/sportsbook/side-by-side.ts';
import { CONTESTS } from '../../../../test-support/sportsbook/sport-contests.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let play: SideBySide;
let boss: Visitor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  play = createSideBySide(kit);
  boss = await kit.hireSuperadmin();
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

/** Events about the late results of an event, in their order. */
async function noticesOf({ id }: TestEvent): Promise<string[]> {
  const { rows } = await kit.testServer.db.pool.query<{ name: string }>(
    `select name from platform.event where name like 'late-result-%' and payload ->> 'event' = $1 order by position`,
    [id],
  );
  return rows.map(({ name }) => name);
}

/** Late results that wait for staff, by their event. */
async function waitingResults(): Promise<ReadonlyMap<string, StaffLateResult>> {
  const found: StaffLateResult[] = [];
  for (let page = 0; ; page += 1) {
    const query = { state: 'waiting', count: '100', page: String(page) };
    const { result } = await boss.call(listLateResults, { query });
    found.push(...result.results);
    if (page + 1 >= Number(result.pages)) return new Map(found.map((one) => [one.event, one]));
  }
}

/** Decisions of staff about an event in the audit, the newest first. */
async function actsOf({ id }: TestEvent) {
  const found = await kit.testServer.db.pool.query<{ action: string; details: Readonly<Record<string, unknown>> }>(
    `select action, details from audit.published_record
     where action like 'sportsbook.late-result%' and details ->> 'event' = $1 order by seq desc`,
    [id],
  );
  return found.rows;
}

const WON = ['won', '23.00'] as const;
const RETURNED = ['void', '10.00'] as const;
const CASES = SPORT_RULES.map((rule) => [rule.slug, rule] as const);
const ruleOf = (slug: string) => SPORT_RULES.find((rule) => rule.slug === slug) as SportRule;

describe('after its window', () => {
  const unchanged = (isJudged: boolean) =>
    once(async () => {
      const side = await play.begin(SPORT_RULES);
      await play.halt(side, play.lateHalt);
      if (isJudged) await play.tend();
      await play.open(side);
      await play.halt(side, (one) => interrupted(one, play.before(1)));
      await play.report(side, ended);
      await play.report(side, cancelled);
      await play.tend();
      return { side, came: await play.shown(side) };
    });
  const afterwards = { judged: unchanged(true), 'not judged yet': unchanged(false) };

  it.each(CASES.flatMap(([slug]) => (['judged', 'not judged yet'] as const).map((moment) => [slug, moment] as const)))(
    '%s: no report changes what it returned (%s)',
    async (slug, moment) => {
      const { side, came } = await afterwards[moment]();
      const [[ahead, decided] = []] = partOf(side, slug, came);
      expect(ahead?.slice(0, 2)).toEqual(RETURNED);
      expect(decided).toEqual([...WON, 'determined']);
    },
  );

  const reason = 'its federation confirmed it';
  const byStaff = once(async () => {
    const side = await play.begin(SPORT_RULES);
    await play.halt(side, play.lateHalt);
    await play.tend();
    await play.report(side, ended);
    await play.tend();
    const returned = await play.shown(side);
    const seen = await waitingResults();
    const settle = async () => {
      const replies = [];
      for (const { event } of side.contests) {
        const body = { version: seen.get(event.id)?.version, reason };
        replies.push(await boss.call(settleLateResult, { params: { event: event.id }, body }));
      }
      return replies;
    };
    const settled = await settle();
    const paid = await play.shown(side);
    const again = await settle();
    // Its supplier repeats it, and then takes it back: neither does anything, and only news asks staff again.
    await play.report(side, ended);
    const repeated = await waitingResults();
    await play.report(side, cancelled);
    await play.tend();
    return {
      side,
      returned,
      seen,
      settled,
      paid,
      again,
      repeated,
      news: await waitingResults(),
      came: await play.shown(side),
    };
  });

  it.each(CASES)(
    '%s: a result settles by the hand of staff alone, once, and by nothing that follows it',
    async (slug) => {
      const { side, returned, seen, settled, paid, again, repeated, news, came } = await byStaff();
      const [{ event } = {} as Contest] = partOf(side, slug, side.contests);
      expect(partOf(side, slug, returned).map(([ahead]) => ahead?.slice(0, 2))).toEqual([RETURNED]);
      expect(seen.get(event.id)).toMatchObject({ status: 'completed', bets: '2', state: 'waiting', sport: slug });
      expect(partOf(side, slug, settled)).toMatchObject([{ refusal: '', result: { bets: '1' } }]);
      expect(partOf(side, slug, paid).map((bets) => bets.map((one) => one.slice(0, 2)))).toEqual([[WON, WON]]);
      expect(partOf(side, slug, again)).toMatchObject([{ refusal: 'state-changed' }]);
      expect(repeated.has(event.id)).toBe(false);
      expect(news.get(event.id)).toMatchObject({ status: 'cancelled', score: null });
      expect(partOf(side, slug, came).map(([ahead]) => ahead?.slice(0, 2))).toEqual([WON]);
      expect(await actsOf(event)).toMatchObject([{ action: 'sportsbook.late-result-settled', details: { reason } }]);
      expect(await noticesOf(event)).toEqual(['late-result-held', 'late-result-decided', 'late-result-held']);
    },
  );

  const heldLater = once(async () => {
    const side = await play.begin(SPORT_RULES);
    await play.halt(side, ({ rule }) => {
      const isOfTournament = rule.postponedUntil === 'end-of-tournament';
      const at = play.before(isOfTournament ? 9 * 24 : windowHoursOf(rule) + 1);
      return { kind: 'postponed', at, ...(isOfTournament && { tournamentEndsAt: play.before(1) }) };
    });
    await play.report(side, ended);
    await play.tend();
    const returned = await play.shown(side);
    const seen = await waitingResults();
    const dismissed = [];
    for (const { event } of side.contests) {
      const body = { version: seen.get(event.id)?.version, reason: 'held far too late' };
      dismissed.push(await boss.call(dismissLateResult, { params: { event: event.id }, body }));
    }
    await play.tend();
    return { side, returned, dismissed, waiting: await waitingResults(), came: await play.shown(side) };
  });

  it.each(CASES)('%s: a match that was put off and held later is returned', async (slug) => {
    const { side, returned, dismissed, waiting, came } = await heldLater();
    const [{ event } = {} as Contest] = partOf(side, slug, side.contests);
    const isReturned = (all: typeof came) => partOf(side, slug, all).map((bets) => bets.map((one) => one.slice(0, 2)));
    expect(isReturned(returned)).toEqual([[RETURNED, RETURNED]]);
    expect(partOf(side, slug, dismissed).map(({ refusal }) => refusal)).toEqual(['']);
    expect(isReturned(came)).toEqual([[RETURNED, RETURNED]]);
    expect(waiting.has(event.id)).toBe(false);
    expect(await actsOf(event)).toMatchObject([{ action: 'sportsbook.late-result-dismissed' }]);
  });
});

/** A contest alone, and what its bets came to. */
async function beginOne(slug: string) {
  const side = await play.begin([ruleOf(slug)]);
  const [{ event } = {} as Contest] = side.contests;
  const stateOf = async (which: 'ahead' | 'decided') => {
    const [[ahead, decided] = []] = await play.shown(side);
    return which === 'ahead' ? ahead : decided;
  };
  return {
    side,
    event,
    stateOf,
    seen: async () => (await waitingResults()).get(event.id),
    settle: (body: object, id = event.id) => boss.call(settleLateResult, { params: { event: id }, body }),
  };
}

describe('a late result', () => {
  it('is refused without a reason, in the version before, and of an event without one', async () => {
    const { side, stateOf, seen, settle } = await beginOne('football');
    await play.halt(side, play.lateHalt);
    await play.tend();
    await play.report(side, ended);
    const first = await seen();
    await play.report(side, (one) => ({ ...ended(one), score: { home: 1, away: 2 } }) as ResultRecord);
    const reason = 'confirmed';
    expect(await settle({ version: first?.version, reason })).toMatchObject({ refusal: 'state-changed' });
    const newer = await seen();
    const version = newer?.version;
    expect(newer).toMatchObject({ score: '1:2' });
    expect(await settle({ version, reason: '' })).toMatchObject({ refusal: 'validation-failed' });
    expect(await settle({ version: '1', reason }, '999999999')).toMatchObject({ refusal: 'not-found' });
    expect((await stateOf('ahead'))?.slice(0, 2)).toEqual(RETURNED);
    expect(await settle({ version, reason })).toMatchObject({ refusal: '' });
    expect((await stateOf('ahead'))?.[0]).toBe('lost');
  });

  it('is settled once by two members of staff at the same moment, before its window was judged as well', async () => {
    const { side, stateOf, seen, settle } = await beginOne('football');
    await play.halt(side, play.lateHalt);
    await play.report(side, ended);
    expect((await stateOf('ahead'))?.[0]).toBe('open');
    const body = { version: (await seen())?.version, reason: 'confirmed' };
    const replies = await Promise.all([1, 2, 3].map(() => settle(body)));
    expect(replies.map(({ refusal }) => refusal).sort()).toEqual(['', 'state-changed', 'state-changed']);
    await play.tend();
    expect((await stateOf('ahead'))?.slice(0, 2)).toEqual(WON);
  });
});

describe('what cannot be resolved', () => {
  const LIMIT = 3 * DAY_MS;
  const bare = () => {
    const { periods: _, ...known } = CONTESTS.sets.ended as Extract<ResultRecord, { sort: 'match' }>;
    return known;
  };
  const lost = (one: Contest) => ({ ...ended(one), score: { home: 0, away: 2 } }) as ResultRecord;
  /** Moves what an event waits for into the past, since whoever is signed in would not be so three days later. */
  const pass = ({ id }: TestEvent, ms: number) =>
    kit.testServer.db.pool.query(
      `update sportsbook.event set unresolved_since = unresolved_since - $2 * interval '1 millisecond',
         window_closed_at = window_closed_at - $2 * interval '1 millisecond' where id = $1`,
      [id, ms],
    );

  it('settles by the missing figure until three days are over, and may be corrected from then on', async () => {
    const { side, event, stateOf } = await beginOne('squash');
    await play.report(side, bare);
    expect((await stateOf('ahead'))?.slice(0, 2)).toEqual(WON);
    expect(await stateOf('decided')).toEqual(['open', null, 'result-awaited']);
    await pass(event, LIMIT);
    await play.report(side, ended);
    expect((await stateOf('decided'))?.slice(0, 2)).toEqual(WON);
    await pass(event, LIMIT);
    await play.report(side, lost);
    expect((await stateOf('ahead'))?.[0]).toBe('lost');
  });

  it.each(['returned', 'not returned yet'])(
    'stays returned after them, and staff settle by what is late (%s)',
    async (moment) => {
      const { side, event, stateOf, seen, settle } = await beginOne('squash');
      await play.report(side, bare);
      await pass(event, LIMIT);
      // Reported once more it waits no longer.
      await play.report(side, bare);
      await pass(event, 1);
      if (moment === 'returned') {
        await play.tend();
        expect(await stateOf('decided')).toEqual([...RETURNED, 'unresolved']);
      }
      await play.report(side, bare);
      expect(await seen()).toBeUndefined();
      await play.report(side, ended);
      await play.tend();
      expect((await stateOf('ahead'))?.slice(0, 2)).toEqual(WON);
      expect(await stateOf('decided')).toEqual([...RETURNED, 'unresolved']);
      const body = { version: (await seen())?.version, reason: 'its federation published the sets' };
      expect(await settle(body)).toMatchObject({ refusal: '', result: { bets: '1' } });
      expect((await stateOf('decided'))?.slice(0, 2)).toEqual(WON);
      await play.report(side, lost);
      expect((await stateOf('ahead'))?.slice(0, 2)).toEqual(WON);
    },
  );

  it('stays returned where staff settle by another result without the figure', async () => {
    const { side, event, stateOf, seen, settle } = await beginOne('squash');
    await play.report(side, bare);
    await pass(event, LIMIT + 1);
    await play.tend();
    const bareLoss = () => ({ ...bare(), score: { home: 0, away: 2 } }) as ResultRecord;
    await play.report(side, bareLoss);
    const body = { version: (await seen())?.version, reason: 'its federation corrected the score' };
    expect(await settle(body)).toMatchObject({ refusal: '', result: { bets: '1' } });
    expect((await stateOf('ahead'))?.[0]).toBe('lost');
    expect(await stateOf('decided')).toEqual([...RETURNED, 'unresolved']);
    await play.tend();
    expect(await stateOf('decided')).toEqual([...RETURNED, 'unresolved']);
  });

  it('leaves results without it open to corrections where no bet waits for the figure', async () => {
    const side = await play.begin([ruleOf('squash')], ['ahead']);
    const [{ event } = {} as Contest] = side.contests;
    await play.report(side, bare);
    await pass(event, LIMIT + 1);
    await play.tend();
    await play.report(side, lost);
    expect((await play.shown(side))[0]?.[0]?.[0]).toBe('lost');
  });
});
