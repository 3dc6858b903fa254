import { listEvents, type Market, type SportEvent } from '@ordago/contracts';
import { DAY_MS, MINUTE_MS } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let ahead: TestEvent;

beforeAll(async () => {
  kit = await createSportsbookTestKit();
  ahead = await kit.buildEvent({ startsInMs: 3 * DAY_MS });
});
afterAll(() => kit.close());

const listed = async (view: 'upcoming' | 'live' | 'begun') =>
  (await kit.testServer.visitor().call(listEvents, { query: { view } })).result as {
    events: SportEvent[];
    count: string;
  };
const totalOf = async (id: string) =>
  (await listed('upcoming')).events.find((event) => event.id === id)?.markets.filter(({ kind }) => kind === 'total');
const priceTotal = async (line: string, over: number, under: number) => {
  for (const [outcome, odds] of [
    ['over', over],
    ['under', under],
  ] as const)
    await kit.movePrice(ahead.leg('total', outcome, line).selection, odds);
};
const turn = (line: string, status: Market['status']) =>
  kit.testServer.db.pool.query(
    `update sportsbook.market set status = $3 where event = $1 and kind = 'total' and specifier = $2`,
    [ahead.id, `line=${line}`, status],
  );

describe('the total of a list', () => {
  it('is the line nearest to even odds that always decides, and takes bets', async () => {
    const lines = ahead.shown.markets.flatMap(({ kind, specifier }) =>
      kind === 'total' && /^line=/.test(specifier) ? [specifier.slice('line='.length)] : [],
    );
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) await priceTotal(line, 1_100, 7_000);
    await priceTotal('2', 1_900, 1_900);
    await priceTotal('3.5', 2_050, 1_800);
    await priceTotal('2.5', 1_140, 5_650);
    expect((await totalOf(ahead.id))?.map(({ specifier }) => specifier)).toEqual(['line=3.5']);
    await turn('3.5', 'suspended');
    expect((await totalOf(ahead.id))?.map(({ specifier }) => specifier)).toEqual(['line=2.5']);
    for (const line of lines) await turn(line, 'suspended');
    expect((await totalOf(ahead.id))?.map(({ specifier }) => specifier)).toEqual(['line=3.5']);
  });
});

describe('what is played', () => {
  it('is in the live list and its count where it is priced in play, and in the calendar in any case', async () => {
    const without = await kit.buildEvent({ startsInMs: MINUTE_MS });
    const inPlay = await kit.buildEvent({ startsInMs: MINUTE_MS, isInPlay: true });
    kit.testServer.clock.advance(2 * MINUTE_MS);
    const live = await listed('live');
    expect(live.events.map(({ id }) => id)).toEqual([inPlay.id]);
    expect(Number(live.count)).toBe(1);
    expect((await listed('begun')).events.map(({ id }) => id)).toEqual([without.id, inPlay.id]);
  });
});
