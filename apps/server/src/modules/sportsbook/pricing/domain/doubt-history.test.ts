import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DAY_MS, type Instant, parseInstant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { mapHistory } from '../../../../adapters/odds-feeds/football-json/openfootball.mapping.ts';
import type { PastMatch } from '../../shared/domain/feed-message.ts';
import { judgeHistory, reasonOf } from './doubt-history.ts';
import { rateLeague } from './price-event.ts';

const START = parseInstant('2024-08-10T18:00:00Z') as Instant;
const TEAMS = ['alba', 'brisa', 'cima', 'duna', 'estepa', 'faro', 'gruta', 'hoz'];

/** A season of a made-up league, whose scores follow from the number of the match. */
function season(scoreOf: (place: number) => readonly [number, number], { name = '2024-25', matches = 60 } = {}) {
  return Array.from({ length: matches }, (_, place): PastMatch => {
    const [homeGoals, awayGoals] = scoreOf(place);
    const home = TEAMS[place % 8] ?? '';
    const away = TEAMS[(place + 1 + (place % 7)) % 8] ?? '';
    return {
      leagueKey: 'xx.1',
      season: name,
      playedAt: (START + place * DAY_MS) as Instant,
      home,
      away,
      homeGoals,
      awayGoals,
    };
  });
}

const usual = (place: number) =>
  [
    [1, 0],
    [2, 1],
    [0, 0],
    [3, 1],
    [1, 1],
  ][place % 5] as [number, number];
const doubtsOf = (past: readonly PastMatch[]) =>
  judgeHistory(past).doubted.map(({ league, season: name }) => `${league} ${name}`);

describe('the history of a supplier', () => {
  it.each<[string, readonly PastMatch[], boolean]>([
    ['usual scores', season(usual), false],
    ['one score of 16', season((place) => (place === 7 ? [16, 0] : usual(place))), true],
    ['a score of 15, which has been seen', season((place) => (place === 7 ? [0, 15] : usual(place))), false],
    ['a negative score', season((place) => (place === 7 ? [-1, 0] : usual(place))), true],
    ['times of kick-off as scores', season((place) => (place % 20 === 0 ? [18, 30] : usual(place))), true],
    ['more than four goals a match', season((place) => [3, place % 2 === 0 ? 1 : 2]), true],
    ['four goals a match', season(() => [2, 2]), false],
    ['fewer than 1.8 goals a match', season((place) => [1, place % 10 < 7 ? 0 : 1]), true],
    ['no goal at all', season(() => [0, 0]), true],
    ['a few matches without goals, which may be', season(() => [0, 0], { matches: 12 }), false],
  ])('is judged by its season: %s', (_title, past, isDoubted) => {
    const { believed, doubted } = judgeHistory(past);
    expect(doubted).toHaveLength(isDoubted ? 1 : 0);
    expect(believed).toHaveLength(isDoubted ? 0 : past.length);
  });

  it('is doubted season by season: the others of the league are rated all the same', () => {
    const good = season(usual, { name: '2022-23' });
    const bad = season((place) => (place < 2 ? [20, 30] : usual(place)), { name: '2023-24' });
    const { believed, doubted } = judgeHistory([...good, ...bad]);
    expect(believed).toEqual(good);
    expect(reasonOf(doubted[0] as (typeof doubted)[number])).toBe(
      'history of xx.1, 2023-24: not rated; 2 of 60 matches above 15 goals of a side, 3.60 goals a match (1.8 to 4 are believed)',
    );
  });
});

const shipped = seasonsIn(path.dirname(createRequire(import.meta.url).resolve('football.json/package.json')));
const more = process.env.SEASONS_DIR ? seasonsIn(path.join(process.env.SEASONS_DIR, 'openfootball')) : [];
if (more.length === 0)
  console.warn('SEASONS_DIR names no seasons of openfootball: those of football.json are judged alone.');

describe('all leagues of the data', () => {
  const all = [...shipped, ...more];

  it('are believed, but for the season of kick-off times in place of scores', () => {
    expect(shipped.length).toBeGreaterThan(20);
    expect(doubtsOf(all.flatMap(({ past }) => past))).toEqual(['de.2 2013-14']);
  });

  it('have no rating by a doubted season, and means of goals that leagues show by the others', () => {
    const { believed } = judgeHistory(all.flatMap(({ past }) => past));
    const last = believed.reduce((latest, { playedAt }) => Math.max(latest, playedAt), 0) as Instant;
    for (const league of new Set(believed.map(({ leagueKey }) => leagueKey))) {
      const rated = rateLeague(believed, league, (last + DAY_MS) as Instant);
      if (rated === null) continue;
      const goals = rated.awayGoalsMean * (1 + rated.homeAdvantage);
      expect(goals, league).toBeGreaterThan(1.8);
      expect(goals, league).toBeLessThan(4);
    }
    const ofLeague = believed.filter(({ leagueKey, season: name }) => leagueKey === 'de.2' && name === '2013-14');
    expect(rateLeague(ofLeague, 'de.2', (last + DAY_MS) as Instant)).toBeNull();
  });
});

/** The seasons of a folder of years: `2013-14/de.2.json`. */
function seasonsIn(folder: string): { past: readonly PastMatch[] }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((years) => /^\d{4}-\d{2}$/.test(years))
    .flatMap((years) =>
      readdirSync(path.join(folder, years))
        .filter((file) => /^[a-z]+\.\d\.json$/.test(file))
        .map((file) => {
          const document = JSON.parse(readFileSync(path.join(folder, years, file), 'utf8'));
          const league = { key: file.replace('.json', ''), sport: 'football', name: file, country: 'xx' };
          const past = mapHistory(document, { feed: 'data', league, version: 1 });
          return { past: past.map((match) => ({ ...match, season: years })) };
        }),
    );
}
