import {
  cashOutBet,
  type Market,
  readBet,
  readBetBuilder,
  readBettingSettings,
  readEvent,
  setBettingRule,
  setBettingSettings,
} from '@ordago/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../test-support/server/index.ts';
import { quote } from '../../../../test-support/sportsbook/selling.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
let boss: Visitor;
let bettor: Bettor;
let event: TestEvent;
beforeAll(async () => {
  kit = await createSportsbookTestKit({ resultFacts: ['score', 'periods', 'goals'] });
  boss = await kit.hireSuperadmin();
  bettor = await kit.buildBettor({ main: '5000.00' });
});
beforeEach(async () => {
  event = await kit.buildEvent();
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

type Asked = readonly [kind: string, outcome: string, asked?: string];
const HOME: Asked = ['1x2', '1'];
const BOTH: Asked = ['both-score', 'yes'];
const OVER: Asked = ['total', 'over', '2.5'];
const FIRST_HALF: Asked = ['total', 'over', 'period=1|line=0.5'];

const idsOf = (asked: readonly Asked[], of = event) => asked.map((one) => of.leg(...one).selection);

/** Bets on a choice at whatever price it has. */
const tryBet = (asked: readonly Asked[], of = event) =>
  bettor.place({ accept: 'all', legs: [{ event: of.id, selection: idsOf(asked, of).join('+'), odds: '1.01' }] });
const context = (selections: readonly string[], of = event) =>
  kit.testServer.visitor().call(readBetBuilder, {
    params: { id: of.id },
    query: selections.length === 0 ? {} : { selections: selections.join() },
  });

/** A combination as a leg at its present price. */
async function legOf(asked: readonly Asked[], of = event) {
  const selections = idsOf(asked, of);
  const { result, refusal } = await context(selections, of);
  expect(refusal).toBe('');
  return { event: of.id, selection: selections.join('+'), odds: result.odds as string };
}

async function bet(asked: readonly Asked[], of = event) {
  const leg = await legOf(asked, of);
  const placed = await bettor.place({ legs: [leg] });
  expect(placed.refusal).toBe('');
  const { id, legs } = placed.result.bet;
  const [row] = await rows('select market::text, odds from sportsbook.selection where id = $1', [legs[0].selection]);
  // The bet made it a row, which other calls name by its id.
  return { ...leg, selection: legs[0].selection as string, market: row.market as string, id: id as string };
}
const shown = async (id: string) => (await bettor.call(readBet, { params: { id } })).result;
const reportResult = (of: TestEvent, [home, away]: readonly [number, number], first: readonly [number, number]) =>
  kit.report({
    kind: 'result',
    eventKey: of.key,
    home,
    away,
    facts: {
      periods: [
        { home: first[0], away: first[1] },
        { home: home - first[0], away: away - first[1] },
      ],
    },
  });
const rows = async (sql: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(sql, values)).rows;

describe('view of a bet builder', () => {
  it('returns the joint price, what is impossible beside it and what adds nothing, and keeps nothing', async () => {
    const { result } = await context(idsOf([HOME, OVER]));
    expect(Number(result.odds)).toBeGreaterThan(Number(event.leg(...HOME).odds));
    expect(Number(result.odds)).toBeLessThan(Number(event.leg(...HOME).odds) * Number(event.leg(...OVER).odds));
    expect(result.impossible).toContain(event.leg('total', 'under', '1.5').selection);
    expect(result.impossible).toContain(event.leg('1x2', 'x').selection);
    expect(result.implied).toContain(event.leg('total', 'over', '1.5').selection);
    expect(result.eligible).not.toContain(event.leg('draw-no-bet', '1').selection);
    const reasons = new Map(result.refused.map((one: { market: string; reason: string }) => [one.market, one.reason]));
    const marketOf = (kind: string, specifier: string) =>
      event.shown.markets.find((one) => one.kind === kind && one.specifier === specifier)?.id ?? '';
    expect(reasons.get(marketOf('draw-no-bet', ''))).toBe('may-return');
    expect(reasons.get(marketOf('nth-goal', 'goal=1'))).toBe('not-joint');
    expect(await rows('select from sportsbook.combination where event = $1', [event.id])).toEqual([]);
  });

  it('names what cannot come true together', async () => {
    const ids = idsOf([HOME, ['both-score', 'no'], ['team-total', 'over', 'side=away|line=0.5']]);
    const { result } = await context(ids);
    expect(result).toMatchObject({ odds: null });
    expect(new Set(result.contradiction)).toEqual(new Set(ids));
    expect(await tryBet([HOME, ['1x2', '2']])).toMatchObject({ refusal: 'events-impossible', status: 628 });
  });

  it('offers all that may be chosen before anything is', async () => {
    const { result } = await kit.testServer.visitor().call(readBetBuilder, { params: { id: event.id } });
    expect(result).toMatchObject({ parts: [], odds: null, impossible: [], implied: [], parts_max: '6' });
    expect(result.eligible.length).toBeGreaterThan(150);
  });
});

describe('a combination', () => {
  it('is one market whatever the order of its parts, and no part of what the event shows', async () => {
    const one = await bet([HOME, OVER, FIRST_HALF]);
    expect((await bet([FIRST_HALF, HOME, OVER, HOME])).market).toBe(one.market);
    const { result } = await kit.testServer.visitor().call(readEvent, { params: { id: event.id } });
    expect(result.markets_count).toBe(event.shown.markets_count);
    expect(result.markets.filter(({ kind }: Market) => kind === 'bet-builder')).toEqual([]);
    const query = { combinations: one.selection };
    const named = await kit.testServer.visitor().call(readEvent, { params: { id: event.id }, query });
    expect(named.result.markets.filter(({ kind }: Market) => kind === 'bet-builder')).toMatchObject([
      {
        id: one.market,
        specifier: 'parts=1x2~~1;total~line=2.5~over;total~period=1&line=0.5~over',
        status: 'open',
        selections: [{ id: one.selection, odds: one.odds }],
      },
    ]);
  });

  it.each([
    ['won with all of its parts', [3, 1], [1, 0], 'won', ['won', 'won', 'won']],
    ['lost with one of them', [3, 1], [0, 0], 'lost', ['won', 'won', 'lost']],
    ['lost with all of them', [0, 0], [0, 0], 'lost', ['lost', 'lost', 'lost']],
  ] as const)('is %s, and shows what each came to', async (_title, score, first, status, parts) => {
    const { id, odds } = await bet([HOME, OVER, FIRST_HALF]);
    await reportResult(event, score, first);
    const { legs, payout } = await shown(id);
    expect(legs[0]).toMatchObject({ status, market: 'bet-builder', why: { code: 'combination' } });
    const { params } = legs[0].why;
    expect([1, 2, 3].map((place) => params[`${place}-status`])).toEqual(parts);
    expect(params).toMatchObject({ '3-code': 'figure', '3-home': String(first[0]) });
    expect(payout).toBe(status === 'won' ? (Number(odds) * 10).toFixed(2) : '0.00');
  });

  it('returns its stake where a part is returned and none is lost, and is lost where one is', async () => {
    const stopped = await bet([HOME, BOTH]);
    const decided = await bet([HOME, ['both-score', 'no']]);
    await kit.report({ kind: 'result', eventKey: event.key, home: 2, away: 1, playedMinutes: 50 });
    expect(await shown(stopped.id)).toMatchObject({ status: 'void', payout: '10.00' });
    expect((await shown(stopped.id)).legs[0].why.params).toMatchObject({ returned: '1', won: '1', lost: '0' });
    expect(await shown(decided.id)).toMatchObject({ status: 'lost', payout: '0.00' });
  });

  it('is corrected by the difference, and returned with its event', async () => {
    const { id, odds } = await bet([HOME, OVER]);
    await reportResult(event, [1, 0], [0, 0]);
    expect((await shown(id)).status).toBe('lost');
    await reportResult(event, [2, 1], [0, 0]);
    expect((await shown(id)).payout).toBe((Number(odds) * 10).toFixed(2));
    await kit.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    expect(await shown(id)).toMatchObject({ status: 'void', payout: '10.00' });
  });

  it('is a leg of an express with other events, and none beside another leg of its own', async () => {
    const other = await kit.buildEvent();
    const leg = await legOf([HOME, OVER]);
    const beside = other.leg('1x2', '2');
    const { odds } = leg;
    const express = await bettor.place({ legs: [leg, beside] });
    expect(express.result.bet.legs).toMatchObject([{ market: 'bet-builder' }, { market: '1x2' }]);
    expect(Number(express.result.bet.odds)).toBeCloseTo(Number(odds) * Number(beside.odds), 1);
    expect(await bettor.place({ legs: [leg, event.leg('1x2', 'x')] })).toMatchObject({
      refusal: 'event-repeated',
    });
    await reportResult(event, [3, 0], [0, 0]);
    await reportResult(other, [0, 1], [0, 0]);
    expect((await shown(express.result.bet.id)).status).toBe('won');
  });

  it('is sold at its fair chance, whatever its margin', async () => {
    const { id, market, odds } = await bet([HOME, OVER]);
    const [row] = await rows('select chance from sportsbook.combination where market = $1', [market]);
    const { result } = await quote(bettor, id);
    const fair = (Number(odds) * 10 * row.chance) / 1_000_000;
    // The operator keeps its margin of a sale.
    expect(Number(result.value)).toBeLessThanOrEqual(fair);
    expect(Number(result.value)).toBeGreaterThan(fair * 0.9);
    expect((await bettor.call(cashOutBet, { params: { id }, body: { quote: result.quote } })).refusal).toBe('');
  });
});

describe('what moves a combination', () => {
  it('a new price list reprices it in the same step, and informs who follows it', async () => {
    const leg = await bet([HOME, OVER]);
    const received: { topic: string; value: Record<string, unknown> }[] = [];
    const member = kit.testServer.hub.join({
      send: (frame) => void received.push(...JSON.parse(frame).updates),
      backlog: () => 0,
    });
    member.listen([`market:${leg.market}`]);
    // The operator rates the match otherwise: its combinations are priced from the same distribution as its prices.
    await rows('update sportsbook.event_rates set home = home * 2 where event = $1', [event.id]);
    expect((await context(idsOf([HOME, OVER]))).result.odds).not.toBe(leg.odds);
    const again = await bet([HOME, OVER]);
    expect(again.selection).toBe(leg.selection);
    expect(Number(again.odds)).toBeLessThan(Number(leg.odds));
    await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.refresh-prices')?.run({});
    await expect
      .poll(() => received.map(({ value }) => value))
      .toContainEqual(
        expect.objectContaining({
          kind: 'market',
          status: 'open',
          selections: [expect.objectContaining({ odds: leg.odds, version: 3 })],
        }),
      );
    member.leave();
    expect(await bet([HOME, OVER])).toMatchObject({ odds: leg.odds, selection: leg.selection });
    const stale = await bettor.place({ legs: [{ selection: leg.selection, odds: again.odds }] });
    expect(stale).toMatchObject({ refusal: 'odds-changed', status: 614 });
  });

  it('a list of the supplier that lacks one of its parts suspends it, and closes the builder', async () => {
    const leg = await bet([HOME, OVER]);
    const prices = event.shown.markets.find(({ kind }) => kind === '1x2')?.selections ?? [];
    const selections = prices.map(({ outcome, odds }) => ({ outcome, odds: Number(odds) * 1_000 })) as never;
    await kit.report({ kind: 'offer', eventKey: event.key, markets: [{ kind: '1x2', specifier: '', selections }] });
    expect(await bettor.place({ legs: [{ selection: leg.selection, odds: leg.odds }] })).toMatchObject({
      refusal: 'market-suspended',
    });
    expect(await tryBet([HOME, OVER])).toMatchObject({ refusal: 'bet-builder-closed', status: 3534 });
  });

  it('staff bar one of its selections, and lift that', async () => {
    const leg = await bet([HOME, OVER]);
    const slip = { legs: [{ selection: leg.selection, odds: leg.odds }] };
    const rule = { rule: 'barred', scope: 'selection', target: event.leg(...HOME).selection } as const;
    await boss.call(setBettingRule, { body: { ...rule, holds: true } });
    expect(await bettor.place(slip)).toMatchObject({ refusal: 'market-suspended' });
    expect(await tryBet([HOME, OVER])).toMatchObject({
      refusal: 'combination-part-refused',
      params: { reason: 'barred', selection: rule.target },
    });
    await boss.call(setBettingRule, { body: { ...rule, holds: false } });
    expect((await bettor.place(slip)).refusal).toBe('');
  });

  it('staff switch it off and on, and set its margin, with a line in the audit', async () => {
    // No market of the list asks both together, so that the margin of combinations counts.
    const leg = await bet([HOME, FIRST_HALF]);
    const slip = { legs: [{ selection: leg.selection, odds: leg.odds }] };
    const { settings } = (await boss.call(readBettingSettings)).result;
    const before = { ...settings };
    const set = (changes: object) => boss.call(setBettingSettings, { body: { ...before, ...changes } });
    expect((await set({ builder_offered: false })).refusal).toBe('');
    expect(await bettor.place(slip)).toMatchObject({ refusal: 'market-suspended' });
    expect(await context([])).toMatchObject({ refusal: 'bet-builder-closed' });
    await set({ builder_margin_bps: 500 });
    const dearer = await legOf([HOME, FIRST_HALF]);
    expect(Number(dearer.odds)).toBeLessThan(Number(leg.odds));
    await set({ builder_parts_max: 2 });
    expect(await tryBet([HOME, OVER, BOTH])).toMatchObject({
      refusal: 'combination-size-invalid',
      params: { min: '2', max: '2' },
    });
    await set({});
    expect((await bettor.place(slip)).refusal).toBe('');
    const [act] = await rows('select action, details from audit.record order by seq desc limit 1');
    expect(act).toMatchObject({ action: 'sportsbook.settings-set', details: { builder_offered: true } });
  });

  it('kick-off closes it with a reason', async () => {
    const leg = await bet([HOME, OVER]);
    kit.testServer.clock.set(new Date(Date.parse(event.shown.starts_at)).toISOString());
    const query = { combinations: leg.selection };
    const { result } = await kit.testServer.visitor().call(readEvent, { params: { id: event.id }, query });
    expect(result.markets.find(({ id }: Market) => id === leg.market)).toMatchObject({
      status: 'suspended',
      reason: 'event-started',
    });
    expect(await context([])).toMatchObject({ refusal: 'event-started' });
    bettor = await kit.buildBettor({ main: '5000.00' });
    expect(await tryBet([HOME, OVER])).toMatchObject({ refusal: 'event-started' });
    expect(await bettor.place({ legs: [{ selection: leg.selection, odds: leg.odds }] })).toMatchObject({
      refusal: 'event-started',
    });
    await reportResult(event, [1, 0], [0, 0]);
    expect(await context([])).toMatchObject({ refusal: 'event-over' });
  });
});
