import { listBettingChanges, listEachWayTerms, listStaffBets, readEvent, setEachWayTerms } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import { createRaces, type Races } from '../../../../test-support/sportsbook/each-way-test-kit.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let boss: Visitor;
let races: Races;
let event: TestEvent;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  boss = await kit.hireSuperadmin();
  races = createRaces(kit, await kit.buildBettor());
  event = await races.race(8);
});
afterAll(() => kit.close());

const set = (scope: string, target: string, each_way: string | null) =>
  boss.call(setEachWayTerms, { body: { scope, target, each_way } });
const termsNow = async () =>
  (await kit.testServer.visitor().call(readEvent, { params: { id: event.id } })).result.markets[0].each_way;
const lastChange = async () => (await boss.call(listBettingChanges, { query: { act: 'each-way' } })).result.changes[0];

describe('rules of bets each way, in the back office', () => {
  it('sets terms that hold at once, lifts them, and leaves a line of each in the audit', async () => {
    expect((await set('event', event.id, '4/2')).result).toEqual({ each_way: '4/2' });
    expect(await termsNow()).toEqual({ divisor: '4', places: '2' });
    expect(await lastChange()).toMatchObject({
      act: 'each-way',
      by: 'the_super',
      is_undoable: true,
      about: { scope: 'event', target: event.id },
      fields: [{ name: 'each_way', before: null, after: '4/2' }],
    });
    await set('event', event.id, 'off');
    expect(await termsNow()).toBeUndefined();
    // Undo in the list of changes restores the value before.
    const { fields } = await lastChange();
    expect(fields).toEqual([{ name: 'each_way', before: '4/2', after: 'off' }]);
    await set('event', event.id, fields[0].before);
    expect(await termsNow()).toEqual({ divisor: '4', places: '2' });
    await set('event', event.id, null);
    expect(await termsNow()).toEqual({ divisor: '5', places: '3' });
  });

  it('lists what is set with its name, and what applies where nothing is', async () => {
    await set('sport', 'auto-racing', '4/3');
    await set('tourney', event.shown.league.id, 'off');
    const { result } = await boss.call(listEachWayTerms, { query: {} });
    expect(result.terms.map(({ scope, name, each_way }: Record<string, string>) => [scope, name, each_way])).toEqual([
      ['tourney', 'Copa', 'off'],
      ['sport', null, '4/3'],
    ]);
    expect(result.custom).toEqual([
      { runners: '5', each_way: '4/2' },
      { runners: '8', each_way: '5/3' },
      { runners: '16', each_way: '4/4' },
    ]);
    await set('sport', 'auto-racing', null);
    await set('tourney', event.shown.league.id, null);
  });

  it.each([
    ['an event that is none', 'event', '999999', '4/2', 'betting-target-not-found'],
    ['a league that is none', 'tourney', '999999', '4/2', 'betting-target-not-found'],
    ['a sport that is not offered', 'sport', 'quidditch', '4/2', 'betting-target-not-found'],
    ['what is not set', 'sport', 'auto-racing', null, 'state-changed'],
    ['more than a half of the odds', 'sport', 'auto-racing', '1/3', 'validation-failed'],
    ['more places than ten', 'sport', 'auto-racing', '4/11', 'validation-failed'],
    ['one place', 'sport', 'auto-racing', '4/1', 'validation-failed'],
  ])('refuses %s', async (_title, scope, target, terms, refusal) => {
    expect((await set(scope, target, terms)).refusal).toBe(refusal);
  });

  it('refuses what is so already', async () => {
    await set('event', event.id, '4/2');
    expect((await set('event', event.id, '4/2')).refusal).toBe('state-changed');
    await set('event', event.id, null);
  });
});

it('is shown to staff with both halves', async () => {
  const race = await races.race(8);
  const bettor = await kit.buildBettor();
  const { id } = (await bettor.place({ legs: [races.leg(race, 'r1')] })).result.bet;
  const listed = async () => {
    const { bets } = (await boss.call(listStaffBets, { query: { player: bettor.id } })).result;
    return bets.find((bet: { id: string }) => bet.id === id);
  };
  const terms = { divisor: '5', places: '3', odds: '1.80' };
  expect(await listed()).toMatchObject({
    odds: '3.40',
    legs: [{ status: 'open', each_way: { ...terms, settled: null } }],
  });
  await races.finish(race, [
    ['r2', 1],
    ['r1', 2],
  ]);
  const settled = { win: { status: 'lost', factor: '0.00' }, place: { status: 'won', factor: '1.80', why: null } };
  expect(await listed()).toMatchObject({
    status: 'half-lost',
    payout: '9.00',
    legs: [{ status: 'half-lost', factor: '0.90', each_way: { ...terms, settled } }],
  });
});
