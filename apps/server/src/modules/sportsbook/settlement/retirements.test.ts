import {
  listBettingChanges,
  readBet,
  readBettingSettings,
  readSiteSettings,
  setBettingSettings,
} from '@ordago/contracts';
import { addMs, DAY_MS, type Odds, SECOND_MS } from '@ordago/kernel';
import type { Ending, MatchRecord, Retirement } from '@ordago/sport-rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let boss: Visitor;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  boss = await kit.hireSuperadmin();
  bettor = await kit.buildBettor({ main: '9000.00' });
});
afterEach(async () => {
  await set('returned');
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

/** Sets the terms by staff from now on; some seconds apart, so that no two moments are one. */
async function set(retirement: Retirement): Promise<void> {
  kit.testServer.clock.advance(SECOND_MS);
  const { settings } = (await boss.call(readBettingSettings)).result;
  expect((await boss.call(setBettingSettings, { body: { ...settings, retirement } })).status).toBe(0);
  kit.testServer.clock.advance(SECOND_MS);
}

const OFFERED = [
  ['match-winner', '', ['1', '2']],
  ['1x2', 'period=1', ['1', '2']],
  ['1x2', 'period=2', ['1', '2']],
  ['total', 'line=2.5', ['over', 'under']],
] as const;
let matches = 0;

/** A match of a sport of sets, all of it at 2.00. */
async function addMatch(sport = 'tennis'): Promise<TestEvent> {
  matches += 1;
  const eventKey = `${sport}-given-up-${matches}`;
  const side = (name: string) => ({ key: `${eventKey}-${name}`, name, code: null });
  await kit.report(
    {
      kind: 'fixture',
      eventKey,
      home: side('Alba'),
      away: side('Brisa'),
      round: null,
      league: { key: sport, sport, name: `Liga ${sport}`, country: 'world' },
      startsAt: addMs(kit.testServer.clock.now(), DAY_MS),
    },
    {
      kind: 'offer',
      eventKey,
      markets: OFFERED.map(([kind, specifier, outcomes]) => ({
        kind,
        specifier,
        selections: outcomes.map((outcome) => ({ outcome, odds: 2_000 as Odds })),
      })),
    },
  );
  return readTestEvent(kit.testServer, eventKey);
}

async function bet(event: TestEvent, kind: string, outcome: string, specifier = ''): Promise<string> {
  const reply = await bettor.place({ legs: [event.leg(kind, outcome, specifier)] });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

async function shown(id: string): Promise<[status: string, payout: string | null, why: string | null]> {
  const { status, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
  return [status, payout, legs[0].why?.code ?? null];
}

const score = (home: number, away: number) => ({ home, away });
const SECOND_SET: MatchRecord = {
  sort: 'match',
  status: 'abandoned',
  score: score(1, 0),
  periodsPlanned: 3,
  periods: [score(6, 4), score(2, 1)],
};
const FIRST_SET: MatchRecord = { ...SECOND_SET, score: score(0, 0), periods: [score(2, 1)] };
const NO_POINT: MatchRecord = { ...SECOND_SET, score: score(0, 0), periods: [score(0, 0)] };
const PLAYED: MatchRecord = {
  sort: 'match',
  status: 'completed',
  score: score(2, 0),
  periodsPlanned: 3,
  decidedIn: 'regular-time',
  periods: [score(6, 4), score(6, 1)],
};
const givenUp = (part: number): Ending => ({ kind: 'withdrawn', part, by: 'away' });
const report = (event: TestEvent, record: MatchRecord, ending?: Ending) =>
  kit.report({ kind: 'record', eventKey: event.key, record, ...(ending && { ending }) });

const WON = ['won', '20.00', 'retirement-counts'];
const LOST = ['lost', '0.00', 'retirement-counts'];
const RETURNED = ['void', '10.00', 'withdrawn'];

describe('what staff set for a side that gives up', () => {
  it.each([
    ['returned', SECOND_SET, 2, RETURNED, RETURNED],
    ['point', SECOND_SET, 2, WON, LOST],
    ['point', FIRST_SET, 1, WON, LOST],
    ['point', NO_POINT, 1, RETURNED, RETURNED],
    ['set', SECOND_SET, 2, WON, LOST],
    ['set', FIRST_SET, 1, RETURNED, RETURNED],
  ] as const)('%s: %#', async (retirement, record, part, ahead, behind) => {
    await set(retirement);
    for (const sport of ['tennis', 'snooker', 'darts']) {
      const event = await addMatch(sport);
      const one = await bet(event, 'match-winner', '1');
      const other = await bet(event, 'match-winner', '2');
      await report(event, record, givenUp(part));
      expect([sport, await shown(one), await shown(other)]).toEqual([sport, ahead, behind]);
    }
  });

  it('touches no market but the winner: what was determined is settled, the rest is returned', async () => {
    await set('point');
    const event = await addMatch();
    const first = await bet(event, '1x2', '1', 'period=1');
    const second = await bet(event, '1x2', '1', 'period=2');
    const total = await bet(event, 'total', 'under', 'line=2.5');
    await report(event, SECOND_SET, givenUp(2));
    expect(await shown(first)).toEqual(['won', '20.00', 'determined']);
    expect(await shown(second)).toEqual(RETURNED);
    expect(await shown(total)).toEqual(RETURNED);
  });

  it('holds for bets that are placed from then on; each keeps what held when it was placed', async () => {
    const event = await addMatch();
    const early = await bet(event, 'match-winner', '1');
    await set('set');
    const middle = await bet(event, 'match-winner', '1');
    await set('point');
    const late = await bet(event, 'match-winner', '1');
    const wrong = await bet(event, 'match-winner', '2');
    await set('returned');
    const last = await bet(event, 'match-winner', '2');
    await report(event, FIRST_SET, givenUp(1));
    expect(await shown(early)).toEqual(RETURNED);
    expect(await shown(middle)).toEqual(RETURNED);
    expect(await shown(late)).toEqual(WON);
    expect(await shown(wrong)).toEqual(LOST);
    expect(await shown(last)).toEqual(RETURNED);
    // A correction is judged by the same setting: the match had been played to its end, and then it had not.
    await report(event, PLAYED);
    for (const id of [early, middle, late]) expect((await shown(id)).slice(0, 2)).toEqual(['won', '20.00']);
    for (const id of [wrong, last]) expect((await shown(id)).slice(0, 2)).toEqual(['lost', '0.00']);
    await set('point');
    await report(event, SECOND_SET, givenUp(2));
    expect(await shown(early)).toEqual(RETURNED);
    expect((await shown(middle)).slice(0, 2)).toEqual(['won', '20.00']);
    expect(await shown(last)).toEqual(RETURNED);
  });

  it('counts as odds 1 in an express that was placed before, and as a win in one after', async () => {
    const event = await addMatch();
    const other = await addMatch();
    const express = async () =>
      (await bettor.place({ legs: [event.leg('match-winner', '1'), other.leg('match-winner', '1')] })).result.bet.id;
    const early = await express();
    await set('point');
    const late = await express();
    await report(event, SECOND_SET, givenUp(2));
    await report(other, PLAYED);
    expect((await shown(early)).slice(0, 2)).toEqual(['won', '20.00']);
    expect((await shown(late)).slice(0, 2)).toEqual(['won', '40.00']);
  });

  it('is no matter of walkovers, and is one of who is defaulted in play', async () => {
    await set('point');
    const walkover = await addMatch();
    const defaulted = await addMatch();
    const bets = [await bet(walkover, 'match-winner', '1'), await bet(defaulted, 'match-winner', '1')] as const;
    const set1 = await bet(defaulted, '1x2', '1', 'period=1');
    await report(walkover, { ...SECOND_SET, advancing: 'home' }, { kind: 'forfeit', by: 'walkover' });
    await report(defaulted, { ...SECOND_SET, advancing: 'home' }, { kind: 'forfeit', by: 'default' });
    expect(await shown(bets[0])).toEqual(['void', '10.00', 'forfeit']);
    expect(await shown(bets[1])).toEqual(WON);
    expect(await shown(set1)).toEqual(['void', '10.00', 'forfeit']);
  });

  it('is read by the articles of the site, and leaves its line in the audit', async () => {
    const reported = async () => (await bettor.call(readSiteSettings)).result.betting_rules.retirement;
    expect(await reported()).toBe('returned');
    await set('set');
    expect(await reported()).toBe('set');
    const [change] = (await boss.call(listBettingChanges, { query: { act: 'settings' } })).result.changes;
    expect(change.fields).toEqual([{ name: 'retirement', before: 'returned', after: 'set' }]);
  });
});
