import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leagueOf } from '../../../../../adapters/odds-feeds/football-json/leagues.ts';
import { mapSeason } from '../../../../../adapters/odds-feeds/football-json/openfootball.mapping.ts';
import { indexLine } from './find-in-line.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('football.json/package.json'));
const LEAGUES = ['es.1', 'en.1', 'it.1', 'de.1', 'at.1', 'de.2'];

/** Matches of the season that is replayed, as players see them. */
const EVENTS = LEAGUES.flatMap((key, priority) => {
  const league = leagueOf(key);
  if (league === null) return [];
  const document = JSON.parse(readFileSync(path.join(folder, '2014-15', `${key}.json`), 'utf8'));
  const { fixtures } = mapSeason(document, { feed: 'football-json', league, version: 1 });
  const shown = { id: key, name: league.name, country: league.country, sport: league.sport, priority };
  return fixtures.map(({ home, away }) => ({ league: shown, home: home.name, away: away?.name ?? '' }));
});
const TEAMS = [...new Set(EVENTS.flatMap(({ home, away }) => [home, away]))].sort();
const index = indexLine(EVENTS, [...new Map(EVENTS.map(({ league }) => [league.id, league])).values()], () => []);

describe('the teams of the leagues on offer', () => {
  it('are shown by the names that fans know, not by short forms', () => {
    expect(TEAMS.length).toBeGreaterThan(100);
    expect(TEAMS).toEqual(
      expect.arrayContaining(['Real Madrid', 'Atlético de Madrid', 'Athletic Club', 'Real Sociedad', 'AC Milan']),
    );
    expect(TEAMS.filter((name) => /^[A-Z]\. |\b[A-Z][a-z]{2,5}\. /.test(name) && !/^1\. |St\. /.test(name))).toEqual(
      [],
    );
  });

  it.each(TEAMS)('are found by their names: %s', (name) => {
    const found = index.find(name);
    expect(found?.isGuess).toBe(false);
    expect([found?.events[0]?.home, found?.events[0]?.away]).toContain(name);
  });
});
