import { addMs } from '@ordago/kernel';
import type { SimulatedEvent } from '@ordago/provider-protocols';
import { type ResultRecord, readMarket, settleMarket, sumOf } from '@ordago/sport-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAnnouncedMatch,
  buildSimulatedMatch,
  recordOf,
  scoreIn,
  scriptOf,
} from '../../../../../sandbox/test-support/simulated-match.ts';
import { readBookedEvent } from '../../../../test-support/sportsbook/booked-event.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { createSimulated } from './simulated.ts';

const FOOTBALL = 0;

let kit: SportsbookTestKit;
let numbers = 0;

beforeAll(async () => {
  const feed = createSimulated({ url: 'http://127.0.0.1:9', secret: 'a secret of this test alone, long enough' });
  kit = await createSportsbookTestKit({ moreFeeds: [feed] });
});
afterAll(() => kit.close());

const sendMessages = (...events: readonly SimulatedEvent[]) =>
  kit.testServer.modules.sportsbook.receiveMessage('simulated', Buffer.from(JSON.stringify({ events })));
const stateOf = (key: string) => readBookedEvent(kit.testServer.db.pool, key, 'simulated');

describe('corners, cards, penalties and goals in time', () => {
  /** A football match under a key of its own: as it is announced, and as it ends. */
  function newFootball() {
    numbers += 1;
    const { match, announced } = buildAnnouncedMatch(FOOTBALL, kit.testServer.clock.now());
    const key = `${match.id}/${numbers}`;
    const end = scriptOf(match, 600_000).find(({ record }) => record) as SimulatedEvent;
    return { key, match, announced: { ...announced, event: key }, end: { ...end, event: key } };
  }

  const LEGS = [
    ['corners-total', 'over', 'line=9.5'],
    ['corners-handicap', '1', 'line=-1.5'],
    ['corners-1x2', '2', ''],
    ['cards-total', 'under', 'line=4.5'],
    ['yellow-cards-team-total', 'over', 'side=home|line=1.5'],
    ['red-card', 'no', 'side=home'],
    ['penalty', 'yes', ''],
    ['first-goal-time', '16-30', 'every=15'],
    ['half-time-full-time', '1/1', ''],
    ['highest-half', 'second', ''],
    ['total', 'over', 'line=2.5'],
  ] as const;

  const legsOf = async (bettor: Bettor) => {
    const bets = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 50 });
    return new Map(
      bets.map(({ status, payout, legs: [leg] }) => [
        `${leg?.market} ${leg?.specifier}`.trim(),
        { status, payout, code: leg?.why?.code ?? null, params: leg?.why?.params ?? null },
      ]),
    );
  };

  async function betOnAll(event: Awaited<ReturnType<typeof readTestEvent>>) {
    const bettor = await kit.buildBettor({ main: '1000.00' });
    for (const [kind, outcome, specifier] of LEGS) {
      const placed = await bettor.place({ stake: '10.00', legs: [event.leg(kind, outcome, specifier)] });
      expect([kind, placed.refusal]).toEqual([kind, '']);
    }
    return bettor;
  }

  it('are bet on before the match, and settled by what it came to', async () => {
    const { key, match, announced, end } = newFootball();
    expect(await sendMessages(announced)).toBeNull();
    const event = await readTestEvent(kit.testServer, key);
    const kinds = new Set(event.shown.markets.map(({ kind }) => kind));
    for (const [kind] of LEGS) expect([kind, kinds.has(kind)]).toEqual([kind, true]);
    const bettor = await betOnAll(event);
    expect(await sendMessages(end)).toBeNull();
    const legs = await legsOf(bettor);
    const record = recordOf(match);
    if (record === null) throw new Error('a football match has a record');
    for (const [kind, outcome, specifier] of LEGS) {
      const market = match.contest.markets.find((one) => one.kind === kind && one.specifier === specifier);
      if (!market) throw new Error(`${kind} is not sold`);
      const verdict = market.judge(outcome, scoreIn(record, market.span));
      expect([kind, legs.get(`${kind} ${specifier}`.trim())?.status]).toEqual([kind, verdict]);
    }
    const corners = record.statistics?.corners;
    expect(legs.get('corners-1x2')).toMatchObject({ code: 'figure', params: { figure: 'corners', ...corners } });
    expect(JSON.stringify(await stateOf(key))).not.toContain('"open"');
    expect(await kit.broken()).toEqual([]);
  });

  it('are given back where the match came to no such count, and settled once it is reported after all', async () => {
    const { key, announced, end } = newFootball();
    await sendMessages(announced);
    const bettor = await betOnAll(await readTestEvent(kit.testServer, key));
    const whole = end.record as NonNullable<SimulatedEvent['record']>;
    const { corners: _corners, ...others } = whole.statistics ?? {};
    await sendMessages({ ...end, record: { ...whole, statistics: others } });
    const without = await legsOf(bettor);
    const returned = { status: 'void', code: 'unreported', params: { figure: 'corners' } };
    for (const market of ['corners-total line=9.5', 'corners-handicap line=-1.5', 'corners-1x2']) {
      expect(without.get(market)).toMatchObject(returned);
    }
    expect(without.get('cards-total line=4.5')?.code).not.toBe('unreported');
    expect(['won', 'lost']).toContain(without.get('cards-total line=4.5')?.status);
    expect(await kit.broken()).toEqual([]);
    const reported = { ...whole, statistics: { ...others, corners: { home: 9, away: 2 } } };
    await sendMessages({ ...end, version: end.version + 1, record: reported });
    const after = await legsOf(bettor);
    expect(after.get('corners-total line=9.5')).toMatchObject({ status: 'won', code: 'figure' });
    expect(after.get('corners-handicap line=-1.5')?.status).toBe('won');
    expect(after.get('corners-1x2')?.status).toBe('lost');
    // Late and once more: the newest record applies.
    await sendMessages({ ...end, record: { ...whole, statistics: others } });
    expect(await legsOf(bettor)).toEqual(after);
    expect(await kit.broken()).toEqual([]);
  });

  it('are bet on in play, at the count of the moment', async () => {
    const { key, match, announced } = newFootball();
    const [first, ...rest] = scriptOf(match, 30_000) as [SimulatedEvent, ...SimulatedEvent[]];
    await sendMessages(announced);
    await sendMessages({ ...first, event: key, stopped: false });
    kit.testServer.clock.set(new Date(addMs(match.startsAt, 1_000)).toISOString());
    const event = await readTestEvent(kit.testServer, key);
    expect(event.shown.progress?.counts).toMatchObject({ corners: { home: '0', away: '0' } });
    const bettor = await kit.buildBettor();
    const slip = {
      key: 'a-attempt-in-play-0001',
      legs: [{ ...event.leg('corners-total', 'over', 'line=9.5'), live: true }],
    };
    expect((await bettor.place(slip)).result.waiting).not.toBeNull();
    kit.testServer.clock.advance(6_000);
    expect((await bettor.place(slip)).result.bet).toMatchObject({ status: 'open' });
    const end = rest.find(({ record }) => record) as SimulatedEvent;
    await sendMessages({ ...end, event: key });
    const { home = 0, away = 0 } = recordOf(match)?.statistics?.corners ?? {};
    expect([...(await legsOf(bettor)).values()][0]?.status).toBe(home + away > 9.5 ? 'won' : 'lost');
    expect(await kit.broken()).toEqual([]);
  });

  it('of the first half are settled at half-time, as its goals are, and nothing else is', async () => {
    const { key, match, announced } = newFootball();
    await sendMessages(announced);
    const event = await readTestEvent(kit.testServer, key);
    const legs = [
      ['corners-total', 'over', 'period=1|line=4.5'],
      ['corners-1x2', '1', 'period=1'],
      ['cards-total', 'under', 'period=1|line=1.5'],
      ['yellow-cards-total', 'over', 'period=1|line=1.5'],
      ['penalty', 'no', 'period=1'],
      ['total', 'over', 'period=1|line=1.5'],
      ['corners-total', 'over', 'line=9.5'],
    ] as const;
    const bettor = await kit.buildBettor({ main: '1000.00' });
    for (const [kind, outcome, specifier] of legs) {
      const placed = await bettor.place({ stake: '10.00', legs: [event.leg(kind, outcome, specifier)] });
      expect([kind, specifier, placed.refusal]).toEqual([kind, specifier, '']);
    }
    const record = recordOf(match);
    if (record === null) throw new Error('a football match has a record');
    const script = scriptOf(match, 10_000);
    const half = script.findIndex(({ progress }) => progress?.phase === 'break');
    expect(half).toBeGreaterThan(0);
    for (const reported of script.slice(0, half)) expect(await sendMessages({ ...reported, event: key })).toBeNull();
    const before = await legsOf(bettor);
    for (const market of ['corners-1x2 period=1', 'penalty period=1', 'corners-total line=9.5']) {
      expect([market, before.get(market)?.status]).toEqual([market, 'open']);
    }
    await sendMessages({ ...(script[half] as SimulatedEvent), event: key });
    const atBreak = await legsOf(bettor);
    const judged = (kind: string, outcome: string, specifier: string) => {
      const market = match.contest.markets.find((one) => one.kind === kind && one.specifier === specifier);
      if (!market) throw new Error(`${kind} ${specifier} is not sold`);
      const { span } = market;
      return market.judge(outcome, span === 1 ? (record.periods[0] as never) : scoreIn(record, span));
    };
    for (const [kind, outcome, specifier] of legs.slice(0, -1)) {
      expect([kind, specifier, atBreak.get(`${kind} ${specifier}`)?.status]).toEqual([
        kind,
        specifier,
        judged(kind, outcome, specifier),
      ]);
    }
    expect(atBreak.get('corners-total line=9.5')?.status).toBe('open');
    for (const reported of script.slice(half + 1)) await sendMessages({ ...reported, event: key });
    expect((await legsOf(bettor)).get('corners-total line=9.5')?.status).toBe(
      judged('corners-total', 'over', 'line=9.5'),
    );
    expect(JSON.stringify(await stateOf(key))).not.toContain('"open"');
    expect(await kit.broken()).toEqual([]);
  });

  it('of both halves make up those of the match', () => {
    for (let back = 0; back < 40; back += 1) {
      const record = recordOf(buildSimulatedMatch(FOOTBALL, addMs(kit.testServer.clock.now(), -back * 1_500_000)));
      const { statistics = {}, statistics_by_period: halves = [] } = record ?? {};
      expect(halves).toHaveLength(2);
      for (const [name, whole] of Object.entries(statistics)) {
        const parts = halves.map((counts) => counts[name as keyof typeof counts] ?? { home: 0, away: 0 });
        expect([name, sumOf(parts)]).toEqual([name, whole]);
      }
    }
  });

  it('come out by our catalogue as by the judges that priced them: every outcome of forty matches', () => {
    for (let back = 0; back < 40; back += 1) {
      const match = buildSimulatedMatch(FOOTBALL, addMs(kit.testServer.clock.now(), -back * 1_500_000));
      const reported = recordOf(match);
      if (reported === null) throw new Error('a football match has a record');
      const { statistics_by_period: statisticsByPeriod, ...same } = reported;
      const played = { sort: 'match', status: 'completed', decidedIn: 'regular-time', ...same };
      const record = { ...played, statisticsByPeriod } as ResultRecord;
      for (const { kind, specifier, span, outcomes, judge } of match.contest.markets) {
        const market = readMarket(kind, specifier);
        expect([kind, specifier, market === null]).toEqual([kind, specifier, false]);
        if (market === null || typeof span === 'number' || kind === 'draw-no-bet') continue;
        const ours = settleMarket(market, record)?.map(({ outcome, result }) => [outcome, result === 1]);
        const theirs = outcomes.map((outcome) => [outcome, judge(outcome, scoreIn(reported, span)) === 'won']);
        expect([kind, specifier, ours]).toEqual([kind, specifier, theirs]);
      }
    }
  });
});
