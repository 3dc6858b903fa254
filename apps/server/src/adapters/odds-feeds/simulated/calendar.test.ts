import { HOUR_MS } from '@ordago/kernel';
import type { FeedMarket, FeedWireMessage } from '@ordago/provider-protocols';
import {
  articleOf,
  formatOf,
  isInRuleBook,
  judgeContest,
  readMarket,
  type SettledOutcome,
  SPORT_RULES,
  type SportRule,
  settleMarket,
  sportRuleOf,
} from '@ordago/sport-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  calendarAt,
  calendarContest,
  simulatedMarkets,
} from '../../../../../sandbox/test-support/simulated-calendar.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { messageOf } from '../feed-message.mapping.ts';

/** Sports of other suppliers: past seasons of football, and the rounds of our own virtual football. */
const ELSEWHERE = ['football', 'virtual-football-league', 'virtual-football-cup'];
const SPORTS = SPORT_RULES.map(({ slug }) => slug).filter((slug) => !ELSEWHERE.includes(slug));

let kit: SportsbookTestKit;
let bettor: Bettor;
let messages: readonly FeedWireMessage[];
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  bettor = await kit.buildBettor({ main: '5000.00' });
  messages = await calendarAt(kit.testServer.clock.now(), 1);
}, 240_000);
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const sportOf = ({ event }: FeedWireMessage) => event.split('/')[1] ?? '';
const offersOf = (slug: string) => messages.filter((one) => one.kind === 'offer' && sportOf(one) === slug);
const reportAll = (reported: readonly FeedWireMessage[]) =>
  kit.testServer.modules.sportsbook.applyFeed(reported.map((message) => messageOf('simulated', message)));
const priceOf = ({ selections }: FeedMarket) => selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);

type Drawn = ReturnType<typeof calendarContest>;
const drawn = new Map<string, Drawn>();

/** An event of the calendar, drawn and priced once for all tests. */
function contestOf(slug: string, number: number): Drawn {
  const id = `${slug}/${number}`;
  const known = drawn.get(id);
  if (known) return known;
  const { markets, reported } = calendarContest(slug, number);
  let priced: readonly FeedMarket[] | null = null;
  const contest = {
    reported,
    markets: () => {
      priced ??= markets();
      return priced;
    },
  };
  drawn.set(id, contest);
  return contest;
}

/** Number of outcomes of a market that win. */
function winnersOf({ kind, specifier }: FeedMarket): number {
  if (kind === 'double-chance') return 2;
  return kind.endsWith('-place') ? Number(specifier.split('=')[1]) : 1;
}

describe('the calendar', () => {
  it('has an event ahead of every sport of the rule books that no other supplier brings, sold in some markets', () => {
    const lacking = SPORTS.filter((slug) => offersOf(slug).length === 0);
    expect(lacking).toEqual([]);
    for (const offer of messages) {
      if (offer.kind !== 'offer') continue;
      expect([offer.event, offer.markets.length >= 4]).toEqual([offer.event, true]);
    }
  });

  it('sells nothing that the catalogue cannot settle, and nothing below a stated margin or far beyond it', () => {
    for (const offer of messages) {
      if (offer.kind !== 'offer') continue;
      for (const market of offer.markets) {
        const cost = priceOf(market) / winnersOf(market);
        const name = `${offer.event} ${market.kind} ${market.specifier}`;
        expect([name, readMarket(market.kind, market.specifier) !== null]).toEqual([name, true]);
        expect([name, cost > 1.02 && cost < 1.25]).toEqual([name, true]);
      }
    }
  });

  it('sells what can be bet on by the rule book of each sport, and so does the simulation in play', () => {
    const ofCalendar = [...SPORTS, 'wrestling-cup', 'kabaddi-cup'].map((key) => ({
      slug: key.replace('-cup', ''),
      markets: Array.from({ length: 5 }, (_, number) => contestOf(key, number).markets()).flat(),
    }));
    const strange = [...ofCalendar, ...simulatedMarkets()].flatMap(({ slug, markets }) =>
      markets.flatMap(({ kind, specifier }) => {
        const rule = sportRuleOf(slug);
        const market = readMarket(kind, specifier);
        return rule && market && isInRuleBook(rule, market) ? [] : [`${slug} ${kind} ${specifier}`];
      }),
    );
    expect(strange).toEqual([]);
  });

  it('sells kabaddi in what its article names beside what is common to matches by the clock, where it can be priced', () => {
    const kinds = new Set(
      ['kabaddi', 'kabaddi-cup'].flatMap((key) =>
        contestOf(key, 1)
          .markets()
          .map(({ kind }) => kind),
      ),
    );
    const common: readonly string[] = sportRuleOf('rugby')?.outcomes ?? [];
    const own = sportRuleOf('kabaddi')?.outcomes.filter((kind) => !common.includes(kind)) ?? [];
    // As good as certain, or out of reach of a price, in a game of some thirty points a side.
    const unpriced = [
      'correct-score',
      'both-score',
      'both-score-result',
      'both-score-total',
      'first-goal-time',
      'penalty',
    ];
    expect([...own, 'double-chance', 'team-total', 'odd-even'].filter((kind) => !kinds.has(kind))).toEqual(unpriced);
  });

  it('names formats and units that the rule book has, and sends the same at every start', async () => {
    for (const slug of SPORTS) {
      for (let number = 0; number < 20; number += 1) {
        const { reported } = contestOf(slug, number);
        const rule = sportRuleOf(slug) as SportRule;
        const { ending } = reported;
        if (ending?.kind !== 'interrupted') continue;
        const { minimum } = formatOf(rule, ending.format);
        // The amount is in the unit that its rule book counts.
        if (ending.played !== null && minimum !== 'to-the-end')
          expect([slug, ending.unit]).toEqual([slug, minimum.unit]);
      }
    }
    expect(await calendarAt(kit.testServer.clock.now(), 1)).toEqual(messages);
  }, 120_000);
});

describe('every event of the calendar, from its offer to its settlement', () => {
  const bets = new Map<string, string>();

  it('takes bets', async () => {
    await reportAll(messages);
    for (const slug of SPORTS) {
      const [offer] = offersOf(slug);
      const event = await readTestEvent(kit.testServer, offer?.event ?? '');
      const [market] = event.shown.markets;
      const outcome = market?.selections[0]?.outcome ?? '';
      const placed = await bettor.place({ legs: [event.leg(market?.kind ?? '', outcome, market?.specifier)] });
      expect([slug, placed.http, placed.refusal]).toEqual([slug, 200, '']);
      bets.set(slug, placed.result.bet.id);
    }
  });

  it('is settled whole by the rule book of its sport, and no market waits for a figure that never comes', async () => {
    kit.testServer.clock.advance(12 * HOUR_MS);
    await reportAll(await calendarAt(kit.testServer.clock.now(), 1));
    const settled = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 100 });
    const open = [...bets].filter(([, id]) => settled.find((bet) => bet.id === id)?.status === 'open');
    expect(open).toEqual([]);
    const waiting = await kit.testServer.db.pool.query(
      `select distinct l.sport, m.kind, m.specifier from sportsbook.selection s
       join sportsbook.market m on m.id = s.market join sportsbook.event e on e.id = m.event
       join sportsbook.league l on l.id = e.league
       where e.feed = 'simulated' and e.status not in ('scheduled', 'live') and s.result is null`,
    );
    expect(waiting.rows).toEqual([]);
  });
});

interface CameOut {
  readonly market: FeedMarket;
  readonly outcomes: readonly SettledOutcome[];
}

/** Results of the first markets of an event of the calendar by the rule book; null where one was not settled. */
function cameOut(slug: string, number: number): (CameOut | null)[] {
  const { markets, reported } = contestOf(slug, number);
  const message = messageOf('simulated', reported);
  if (message.kind !== 'record') return [];
  const { record } = judgeContest(
    sportRuleOf(slug.replace('-cup', '')) as SportRule,
    message.record,
    message.ending ?? null,
  );
  return markets()
    .slice(0, 3)
    .map((market) => {
      const read = readMarket(market.kind, market.specifier);
      const outcomes = read && settleMarket(read, record);
      return outcomes && { market, outcomes };
    });
}

// Prices reflect the chances and nothing else: the share of wins is within four deviations of the chances.
it.each(['boxing', 'mma', 'curling', 'bowls', 'wrestling', 'cricket', 'auto-racing', 'snooker', 'wrestling-cup'])(
  '%s comes out with its chances',
  (slug) => {
    const events = Array.from({ length: 150 }, (_, number) => cameOut(slug, number));
    for (const place of [0, 1, 2]) {
      let expected = 0;
      let spread = 0;
      let won = 0;
      for (const event of events) {
        const came = event[place];
        const [first] = came?.market.selections ?? [];
        const result = came?.outcomes.find(({ outcome }) => outcome === first?.outcome);
        if (!came || !first || !result || result.voidHalves === 2) continue;
        const chance = winnersOf(came.market) / Number(first.odds) / priceOf(came.market);
        expected += chance;
        spread += chance * (1 - chance);
        won += result.result;
      }
      expect(spread).toBeGreaterThan(2);
      expect([place, Math.abs(won - expected) < 4 * Math.sqrt(spread)]).toEqual([place, true]);
    }
  },
  240_000,
);

describe('what is counted beside the score', () => {
  it.each([
    ['snooker', 'break-', 4, 5],
    ['darts', 'maxima-', 4, 5],
    ['kabaddi', 'yellow-card', 3, 5],
    ['kabaddi', 'red-card', 3, 3],
    ['kabaddi', 'odd-even', 1, 5],
  ])('%s is sold in %s, and comes out with its chances', (slug, kind, count, spreadMin) => {
    const byMarket = new Map<string, { expected: number; spread: number; won: number }>();
    for (let number = 0; number < 150; number += 1) {
      const { markets, reported: message } = contestOf(slug, number);
      const read = messageOf('simulated', message);
      if (read.kind !== 'record') continue;
      const { record } = judgeContest(sportRuleOf(slug) as SportRule, read.record, read.ending ?? null);
      for (const market of markets().filter((one) => one.kind.startsWith(kind))) {
        const asked = readMarket(market.kind, market.specifier);
        const [first] = market.selections;
        const came = asked && settleMarket(asked, record)?.find(({ outcome }) => outcome === first?.outcome);
        if (!first || !came || came.voidHalves === 2) continue;
        const chance = 1 / Number(first.odds) / priceOf(market);
        const name = `${market.kind} ${market.specifier}`;
        const { expected, spread, won } = byMarket.get(name) ?? { expected: 0, spread: 0, won: 0 };
        byMarket.set(name, {
          expected: expected + chance,
          spread: spread + chance * (1 - chance),
          won: won + came.result,
        });
      }
    }
    expect(byMarket.size).toBeGreaterThanOrEqual(count);
    for (const [name, { expected, spread, won }] of byMarket) {
      expect([name, spread > spreadMin && Math.abs(won - expected) < 4 * Math.sqrt(spread)]).toEqual([name, true]);
    }
  });
});

describe('each sport of the rule books', () => {
  it.each(SPORT_RULES)('$slug has an article, and events on offer', (rule) => {
    expect(articleOf(rule).slug).toBe(`bets-on-${rule.slug}`);
    expect(ELSEWHERE.includes(rule.slug) || offersOf(rule.slug).length > 0).toBe(true);
  });
});
