import { addMs, DAY_MS, HOUR_MS } from '@ordago/kernel';
import {
  hasDecision,
  type MatchFormat,
  type ResultRecord,
  SPORT_RULES,
  type SportRule,
  windowHoursOf,
} from '@ordago/sport-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSideBySide,
  ended,
  interrupted,
  once,
  partOf,
  type SideBySide,
  stopped,
} from '../../../../test-support/sportsbook/side-by-side.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { Halt } from '../feed/ports/odds-feed.ts';

let kit: SportsbookTestKit;
let play: SideBySide;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  play = createSideBySide(kit);
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const WON = ['won', '23.00'] as const;
const RETURNED = ['void', '10.00'] as const;
const CASES = SPORT_RULES.map((rule) => [rule.slug, rule] as const);

describe('from the feed to the payout', () => {
  const toTheEnd = once(async () => {
    const side = await play.begin(SPORT_RULES);
    await play.report(side, ended);
    return { side, came: await play.shown(side) };
  });

  it.each(CASES)('%s: settles by its result when it is played to its end', async (slug) => {
    const { side, came } = await toTheEnd();
    expect(partOf(side, slug, came).map((bets) => bets.map((one) => one.slice(0, 2)))).toEqual([[WON, WON]]);
  });

  const atMinimum = once(async () => {
    const stops = SPORT_RULES.flatMap((rule) =>
      rule.formats.flatMap((format) =>
        stopsOf(rule, format).map(([played, code]) => ({ rule, format: format.name, played, code })),
      ),
    );
    const side = await play.begin(stops.map(({ rule }) => rule));
    await play.report(side, stopped, (at) => {
      const { format = '', played = 0 } = stops[at] ?? {};
      return { kind: 'interrupted', format, played };
    });
    return { side, stops, came: await play.shown(side) };
  });

  it.each(CASES)('%s: is judged by the minimum of each of its formats when it stops for good', async (slug) => {
    const { side, stops, came } = await atMinimum();
    const of = partOf(side, slug, stops);
    expect(of.length).toBeGreaterThan(0);
    expect(partOf(side, slug, came)).toEqual(
      of.map(({ code }) =>
        code === 'minimum-reached'
          ? [
              [...WON, code],
              [...WON, code],
            ]
          : [
              [...RETURNED, code],
              [...WON, 'determined'],
            ],
      ),
    );
  });

  const givenAway = once(async () => {
    const side = await play.begin(SPORT_RULES);
    await play.report(side, stopped, () => ({ kind: 'forfeit', by: 'walkover' }));
    return { side, came: await play.shown(side) };
  });

  it.each(CASES)('%s: gives everything back after a walkover, also what had been determined', async (slug) => {
    const { side, came } = await givenAway();
    const returned = [...RETURNED, 'forfeit'];
    expect(partOf(side, slug, came)).toEqual([[returned, returned]]);
  });

  const waited = once(async () => {
    const side = await play.begin(SPORT_RULES);
    const stop = (ms: number) =>
      play.halt(side, (one) => interrupted(one, addMs(play.now(), -windowHoursOf(one.rule) * HOUR_MS - ms)));
    await stop(0);
    await play.tend();
    const meanwhile = await play.shown(side);
    await stop(1);
    await play.tend();
    return { side, meanwhile, came: await play.shown(side) };
  });

  it.each(CASES)('%s: waits for a match that stopped as long as its rule book asks, then judges it', async (slug) => {
    const { side, meanwhile, came } = await waited();
    expect(partOf(side, slug, meanwhile).map(([ahead]) => ahead?.[0])).toEqual(['open']);
    const [[ahead, decided] = []] = partOf(side, slug, came);
    expect(ahead?.slice(0, 2)).toEqual(RETURNED);
    expect(decided).toEqual([...WON, 'determined']);
  });

  const putOff = once(async () => {
    const side = await play.begin(SPORT_RULES);
    const postpone = (ms: number) => play.halt(side, ({ rule }) => postponed(rule, ms));
    await postpone(0);
    await play.tend();
    const meanwhile = await play.shown(side);
    await postpone(1);
    await play.tend();
    return { side, meanwhile, came: await play.shown(side) };
  });

  it.each(CASES)(
    '%s: waits for a match that was put off: its hours, or until its tournament is over',
    async (slug, rule) => {
      const { side, meanwhile, came } = await putOff();
      expect(partOf(side, slug, meanwhile).map(([ahead]) => ahead?.[0])).toEqual(['open']);
      const returned = [...RETURNED, rule.postponedUntil ? 'tournament-over' : 'postponed-too-long'];
      expect(partOf(side, slug, came)).toEqual([[returned, returned]]);
    },
  );
});

/** A match that was put off, and whose wait ended so many milliseconds ago. */
function postponed(rule: SportRule, ms: number): Halt {
  const isOfTournament = rule.postponedUntil === 'end-of-tournament';
  const over = addMs(play.now(), -ms);
  const at = addMs(over, (isOfTournament ? -9 * 24 : -windowHoursOf(rule)) * HOUR_MS);
  return { kind: 'postponed', at, tournamentEndsAt: isOfTournament ? over : addMs(over, DAY_MS) };
}

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
  it('is settled by its result alone, however long it lasts', async () => {
    const side = await play.begin([ruleOf('football')]);
    const statuses = async () => (await play.shown(side)).map(([ahead]) => ahead?.[0]);
    await play.halt(side, (one) => interrupted(one, play.before(20)));
    await play.open(side);
    await play.tend();
    expect(await statuses()).toEqual(['open']);
    await play.report(side, ended);
    expect((await play.shown(side)).map(([ahead]) => ahead?.slice(0, 2))).toEqual([WON]);
    // A correction of a result within the window settles anew.
    await play.report(side, (one) => ({ ...ended(one), score: { home: 1, away: 2 } }) as ResultRecord);
    expect(await statuses()).toEqual(['lost']);
  });
});
