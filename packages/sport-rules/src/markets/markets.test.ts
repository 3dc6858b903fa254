import type { LegOutcome } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { CONTEST_EXAMPLES } from '../../test-support/market-examples/contests.ts';
import { match } from '../../test-support/market-examples/example.ts';
import { INCIDENT_EXAMPLES } from '../../test-support/market-examples/incidents.ts';
import { SCORE_EXAMPLES } from '../../test-support/market-examples/scores.ts';
import { kindOf, MARKET_CATALOGUE, outcomesOf, partsOf, readMarket, specifierOf } from './catalogue.ts';
import { MARKET_KIND_KEYS } from './keys.ts';
import { combinationOf } from './kinds/combination.ts';
import { settleMarket, settleOutcome } from './settle-market.ts';

const EXAMPLES = [...SCORE_EXAMPLES, ...INCIDENT_EXAMPLES, ...CONTEST_EXAMPLES];

function wordOf({ result, voidHalves, deadHeat }: LegOutcome): string {
  if (voidHalves === 2) return 'returned';
  if (voidHalves === 1) return result === 1 ? 'half-won' : 'half-lost';
  if (result === 0) return 'lost';
  return deadHeat ? `won ${deadHeat.numerator}/${deadHeat.denominator}` : 'won';
}

describe('the catalogue of markets', () => {
  it.each(EXAMPLES)('%s %s after %j', (key, specifier, record, expected) => {
    const market = readMarket(key, specifier);
    if (!market) throw new Error(`${key} does not read ${specifier}`);
    const settled = settleMarket(market, record);
    const reported = settled && Object.fromEntries(settled.map((one) => [one.outcome, wordOf(one)]));
    const competitors = 'entries' in record ? record.entries?.map(({ key }) => key) : [];
    const all = expected && Object.fromEntries(outcomesOf(market, competitors).map((outcome) => [outcome, 'lost']));
    expect(reported).toEqual(all && { ...all, ...expected });
  });

  it('has a worked example of every kind', () => {
    const shown = new Set(EXAMPLES.map(([key]) => key));
    expect(MARKET_KIND_KEYS.filter((key) => !shown.has(key))).toEqual([]);
  });

  it('names every kind once, each with the facts and the scoring that it needs', () => {
    expect(new Set(MARKET_KIND_KEYS).size).toBe(MARKET_KIND_KEYS.length);
    for (const kind of MARKET_CATALOGUE) {
      expect(kindOf(kind.key)).toBe(kind);
      expect([kind.needs.length, kind.scorings.length].every((length) => length > 0)).toBe(true);
    }
  });

  it.each(EXAMPLES.map(([key, specifier]) => [key, specifier] as const))('reads and writes %s %s', (key, specifier) => {
    const market = readMarket(key, specifier);
    expect(market && specifierOf(market)).toBe(specifier);
  });

  it.each([
    ['an unknown kind', 'first-throw-in', ''],
    ['a line that is missing', 'total', ''],
    ['a field of another kind', '1x2', 'line=2.5'],
    ['a line between quarters', 'total', 'line=2.3'],
    ['a total below half a goal', 'total', 'line=0.25'],
    ['a negative total', 'total', 'line=-2.5'],
    ['a line in another hand', 'total', 'line=2.50'],
    ['a line with a plus', 'handicap', 'line=+1'],
    ['minus nothing', 'handicap', 'line=-0'],
    ['half a goal in the European handicap', 'handicap-3way', 'line=-1.5'],
    ['a whole line where nothing may be equal', 'both-score-total', 'line=3'],
    ['a quarter line where nothing may be equal', 'result-total', 'line=2.75'],
    ['a period before the first', '1x2', 'period=0'],
    ['fields in another order', 'total', 'line=2.5|period=1'],
    ['a field twice', 'total', 'line=2.5|line=2.5'],
    ['a third side', 'team-total', 'side=referee|line=2.5'],
    ['a score twice', 'correct-score', 'scores=1:0,1:0'],
    ['a score that is none', 'correct-score', 'scores=1-0'],
    ['an interval that runs backwards', 'goal-in-interval', 'minutes=30-16'],
    ['one runner against nobody', 'race-head-to-head', 'runners=ana'],
    ['three runners head to head', 'race-head-to-head', 'runners=ana,bo,cy'],
    ['a group of one', 'race-group', 'runners=ana'],
    ['a runner against itself', 'race-head-to-head', 'runners=ana,ana'],
    ['a key with a space', 'first-scorer', 'player=de la cruz'],
    ['no places', 'race-place', 'places=0'],
    ['a combination of one', 'bet-builder', 'parts=1x2~~1'],
    ['a part twice', 'bet-builder', 'parts=1x2~~1;1x2~~1'],
    ['parts in another order', 'bet-builder', 'parts=total~line=2.5~over;1x2~~1'],
    ['a part of an unknown kind', 'bet-builder', 'parts=1x2~~1;first-throw-in~~home'],
    ['a part with a nonsensical specifier', 'bet-builder', 'parts=1x2~~1;total~line=2.3~over'],
    ['a part with an outcome of another market', 'bet-builder', 'parts=1x2~~1;total~line=2.5~x'],
    ['a combination within a combination', 'bet-builder', 'parts=1x2~~1;bet-builder~parts=1x2~yes'],
    [
      'seven parts',
      'bet-builder',
      `parts=${[1, 2, 3, 4, 5, 6, 7].map((line) => `total~line=${line}.5~over`).join(';')}`,
    ],
    ['something behind it', '1x2', 'period=1|'],
    ['a name of the language', 'constructor', ''],
  ])('refuses %s', (_title, key, specifier) => {
    expect(readMarket(key, specifier)).toBeNull();
  });

  it('writes a combination in one text, whatever the order of its parts and however often each is named', () => {
    const home = { kind: '1x2', specifier: '', outcome: '1' };
    const early = { kind: 'total', specifier: 'period=1|line=0.5', outcome: 'over' };
    expect(combinationOf([early, home, early])).toBe('parts=1x2~~1;total~period=1&line=0.5~over');
    expect(combinationOf([home, early])).toBe(combinationOf([early, home]));
    const market = readMarket('bet-builder', combinationOf([early, home]));
    expect(market && partsOf(market)?.map(({ part }) => part)).toEqual([home, early]);
  });

  it('never settles an outcome that the market does not have', () => {
    const market = readMarket('1x2', '');
    expect(() => market && settleOutcome(market, 'over', match('1:0'))).toThrow('1x2 has no outcome over');
  });

  it('waits where a record is of another sort', () => {
    const market = readMarket('fight-distance', '');
    expect(market && settleMarket(market, match('1:0'))).toBeNull();
  });
});
