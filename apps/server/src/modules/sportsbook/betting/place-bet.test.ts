import {
  listBets,
  listEvents,
  listResults,
  readAccount,
  readBet,
  readEvent,
  readStatistics,
  readTree,
} from '@ordago/contracts';
import { DAY_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let ana: Bettor;
let first: TestEvent;
let second: TestEvent;

beforeAll(async () => {
  kit = await createSportsbookTestKit();
  ana = await kit.buildBettor({ main: '1000.00' });
  first = await kit.buildEvent();
  second = await kit.buildEvent({ startsInMs: 2 * DAY_MS });
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

describe('the line', () => {
  it('shows sports, countries and leagues with events ahead to anybody', async () => {
    const { http, result } = await kit.testServer.visitor().call(readTree);
    expect(http).toBe(200);
    expect(result.sports[0]).toMatchObject({ slug: 'football', events: expect.any(String) });
    expect(result.sports[0].countries[0]).toMatchObject({ code: 'es', leagues: [{ name: 'Primera División' }] });
  });

  it('lists what is ahead by start, with the main markets alone', async () => {
    const { result } = await kit.testServer.visitor().call(listEvents);
    expect(result.events.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([first.id, second.id]);
    const kinds = result.events[0].markets.map(({ kind, specifier }: { kind: string; specifier: string }) => [
      kind,
      specifier,
    ]);
    expect(kinds).toEqual([
      ['1x2', ''],
      ['total', 'line=2.5'],
      ['both-score', ''],
    ]);
    expect(result.events[0].markets[0].selections.map((one: { outcome: string }) => one.outcome)).toEqual([
      '1',
      'x',
      '2',
    ]);
    expect(result).toMatchObject({ page: '0', pages: '1' });
  });

  it('shows one event with every market, and no league that nobody has', async () => {
    expect(first.shown.markets.length).toBeGreaterThan(4);
    const none = await kit.testServer.visitor().call(listEvents, { query: { league: '999999' } });
    expect(none).toMatchObject({ http: 404, refusal: 'tourney-not-found' });
    for (const route of [readEvent, readStatistics]) {
      const gone = await kit.testServer.visitor().call(route, { params: { id: '999999' } });
      expect(gone).toMatchObject({ http: 404, refusal: 'event-unknown' });
    }
    expect((await kit.testServer.visitor().call(listResults)).result.events).toEqual([]);
  });

  it('informs a player who they are and what they may stake', async () => {
    expect((await ana.call(readAccount)).result).toMatchObject({
      id: ana.id,
      currency: 'USD',
      balance: '1000.00',
      stake: { min: '1.00', max: '5000.00', default: '10.00' },
    });
  });
});

describe('placing a bet', () => {
  it('takes the stake and writes the bet in one commit', async () => {
    const { http, result } = await ana.place({ stake: '10.00', legs: [first.leg('1x2', '1')] });
    expect(http).toBe(200);
    expect(result).toMatchObject({
      balance: '990.00',
      bet: { kind: 'single', stake: '10.00', currency: 'USD', status: 'open', status_code: '0', payout: null },
    });
    expect(result.bet.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{3,4}/);
    expect((await ana.call(readBet, { params: { id: result.bet.id } })).result).toEqual(result.bet);
  });

  it('multiplies the prices of an express exactly', async () => {
    const legs = [first.leg('total', 'over', '2.5'), second.leg('1x2', 'x')];
    const { result } = await ana.place({ stake: '10.00', legs });
    const [a, b] = legs.map(({ odds }) => BigInt(Math.round(Number(odds) * 1000)));
    const cents = (1_000n * (a ?? 0n) * (b ?? 0n)) / 1_000_000n;
    expect(result.bet).toMatchObject({
      kind: 'express',
      potential_payout: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
    });
    expect(result.bet.legs.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['over', 'x']);
  });

  it('lists bets newest first, and nobody else’s', async () => {
    const { result } = await ana.call(listBets);
    expect(result.bets.map(({ kind }: { kind: string }) => kind)).toEqual(['express', 'single']);
    const luis = await kit.buildBettor();
    expect((await luis.call(listBets)).result).toMatchObject({ bets: [], count: '0' });
    const theirs = await luis.call(readBet, { params: { id: result.bets[0].id } });
    expect(theirs).toMatchObject({ http: 404, refusal: 'bet-not-found' });
  });
});
