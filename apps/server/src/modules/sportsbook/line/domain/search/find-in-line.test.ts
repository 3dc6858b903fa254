import { sportNames } from '@ordago/i18n/sport-names';
import { describe, expect, it } from 'vitest';
import { indexLine } from './find-in-line.ts';

const LEAGUES = {
  laliga: { id: 'laliga', name: 'Primera División', country: 'es', sport: 'football', priority: 5 },
  premier: { id: 'premier', name: 'Premier League', country: 'gb-eng', sport: 'football', priority: 3 },
  seriea: { id: 'seriea', name: 'Serie A', country: 'it', sport: 'football', priority: 6 },
  bundesliga: { id: 'bundesliga', name: 'Bundesliga', country: 'de', sport: 'football', priority: 4 },
  bundesliga2: { id: 'bundesliga2', name: '2. Bundesliga', country: 'de', sport: 'football', priority: 4 },
  austria: { id: 'austria', name: 'Bundesliga', country: 'at', sport: 'football', priority: 1_000 },
  ligue1: { id: 'ligue1', name: 'Ligue 1', country: 'fr', sport: 'football', priority: 7 },
  futsal: { id: 'futsal', name: 'SIM Futsal', country: 'simulated', sport: 'futsal', priority: 1_000 },
  basket: { id: 'basket', name: 'SIM Basketball', country: 'simulated', sport: 'basketball', priority: 1_000 },
  tennis: { id: 'tennis', name: 'SIM Tennis', country: 'simulated', sport: 'tennis', priority: 1_000 },
  games: {
    id: 'games',
    name: 'SIM Simulated Reality Games',
    country: 'simulated',
    sport: 'simulated-reality-games',
    priority: 1_000,
  },
  virtual: { id: 'virtual', name: 'Liga virtual', country: 'world', sport: 'virtual-football-league', priority: 1 },
};

type Key = keyof typeof LEAGUES;
// By start, as the line holds them: simulated ones begin all day long, and first.
const EVENTS = (
  [
    ['games', 'Torrealta SIM', 'Villa Real SIM'],
    ['futsal', 'Villa Real SIM', 'Lagunas SIM'],
    ['virtual', 'Puerto Claro', 'Valdemar'],
    ['basket', 'Alcázar SIM', 'Ribera SIM'],
    ['tennis', 'A. Ferro SIM', 'B. Marek SIM'],
    ['laliga', 'Málaga', 'Almería'],
    ['laliga', 'Real Sociedad', 'Atlético de Madrid'],
    ['laliga', 'Real Madrid', 'Barcelona'],
    ['laliga', 'Athletic Club', 'Celta de Vigo'],
    ['laliga', 'Deportivo de La Coruña', 'Valencia'],
    ['laliga', 'Sevilla', 'Córdoba'],
    ['premier', 'Manchester City', 'Liverpool'],
    ['premier', 'Manchester United', 'Tottenham Hotspur'],
    ['premier', 'West Ham United', 'Queens Park Rangers'],
    ['premier', 'Newcastle United', 'West Bromwich Albion'],
    ['seriea', 'AC Milan', 'Inter'],
    ['seriea', 'Juventus', 'Fiorentina'],
    ['seriea', 'Napoli', 'Torino'],
    ['bundesliga', 'FC Bayern München', '1. FC Köln'],
    ['bundesliga', 'Borussia Mönchengladbach', 'Borussia Dortmund'],
    ['bundesliga2', 'FC St. Pauli', '1. FC Nürnberg'],
    ['austria', 'FK Austria Wien', 'SK Rapid Wien'],
    ['ligue1', 'Paris Saint-Germain', 'Lyon'],
  ] as const satisfies readonly (readonly [Key, string, string])[]
).map(([key, home, away]) => ({ league: LEAGUES[key], home, away }));

const index = indexLine(EVENTS, Object.values(LEAGUES), sportNames);
const homesOf = (text: string) => index.find(text)?.events.map(({ home }) => home) ?? [];
const leaguesOf = (text: string) => index.find(text)?.leagues.map(({ id }) => id) ?? [];

describe('a search of the line', () => {
  it.each([
    ['real madrid', 'Real Madrid'],
    ['Real  MADRID ', 'Real Madrid'],
    ['realmadrid', 'Real Madrid'],
    ['madrid real', 'Real Madrid'],
    ['r. madrid', 'Real Madrid'],
    ['atletico madrid', 'Real Sociedad'],
    ['Atlético de Madrid', 'Real Sociedad'],
    ['atleti', 'Real Sociedad'],
    ['barça', 'Real Madrid'],
    ['barca', 'Real Madrid'],
    ['FC Barcelona', 'Real Madrid'],
    ['real madrid barcelona', 'Real Madrid'],
    ['real madrid vs barça', 'Real Madrid'],
    ['athletic bilbao', 'Athletic Club'],
    ['bilbao', 'Athletic Club'],
    ['celta', 'Athletic Club'],
    ['depor', 'Deportivo de La Coruña'],
    ['coruña', 'Deportivo de La Coruña'],
    ['sevilha', 'Sevilla'],
    ['cordoba', 'Sevilla'],
    ['malaga', 'Málaga'],
    ['man utd', 'Manchester United'],
    ['man united', 'Manchester United'],
    ['manchester utd', 'Manchester United'],
    ['manutd', 'Manchester United'],
    ['man u', 'Manchester United'],
    ['man city', 'Manchester City'],
    ['spurs', 'Manchester United'],
    ['totenham', 'Manchester United'],
    ['qpr', 'West Ham United'],
    ['west brom', 'Newcastle United'],
    ['psg', 'Paris Saint-Germain'],
    ['paris sg', 'Paris Saint-Germain'],
    ['juve', 'Juventus'],
    ['inter de milán', 'AC Milan'],
    ['napoles', 'Napoli'],
    ['florença', 'Juventus'],
    ['bayern munich', 'FC Bayern München'],
    ['bayern munique', 'FC Bayern München'],
    ['bayern de múnich', 'FC Bayern München'],
    ['colonia', 'FC Bayern München'],
    ['cologne', 'FC Bayern München'],
    ['bvb', 'Borussia Mönchengladbach'],
    ['gladbach', 'Borussia Mönchengladbach'],
    ['nuremberg', 'FC St. Pauli'],
    ['viena', 'FK Austria Wien'],
    ['st pauli', 'FC St. Pauli'],
    ['villa real', 'Torrealta SIM'],
    ['borussia bundesliga', 'Borussia Mönchengladbach'],
  ])('finds by "%s" the match of %s first', (text, home) => {
    expect(homesOf(text)[0]).toBe(home);
    expect(index.find(text)?.isGuess).toBe(text === 'totenham');
  });

  it.each([
    ['barcelna', 'Real Madrid'],
    ['valensia', 'Deportivo de La Coruña'],
    ['juvetnus', 'Juventus'],
    ['livrpool', 'Manchester City'],
    ['dortmnud', 'Borussia Mönchengladbach'],
    ['real madird', 'Real Madrid'],
  ])('finds by "%s", a typo away, the match of %s', (text, home) => {
    expect(index.find(text)?.isGuess).toBe(true);
    expect(homesOf(text)[0]).toBe(home);
  });

  it.each([
    ['laliga', ['laliga']],
    ['la liga', ['laliga']],
    ['liga española', ['laliga']],
    ['liga espanhola', ['laliga']],
    ['primera division', ['laliga']],
    ['españa', ['laliga']],
    ['spain', ['laliga']],
    ['premier', ['premier']],
    ['epl', ['premier']],
    ['inglaterra', ['premier']],
    ['calcio', ['seriea']],
    ['série a', ['seriea']],
    ['bundesliga', ['bundesliga', 'austria', 'bundesliga2']],
    ['segunda bundesliga', ['bundesliga2']],
    ['alemanha', ['bundesliga', 'bundesliga2']],
    ['baloncesto', ['basket']],
    ['basquete', ['basket']],
    ['tenis', ['tennis']],
  ])('finds by "%s" the leagues %j', (text, ids) => {
    expect(leaguesOf(text).slice(0, ids.length)).toEqual(ids);
  });

  it.each(['futbol', 'fútbol', 'futebol', 'football', 'soccer'])(
    'finds by "%s" football, by the order of its leagues',
    (text) => {
      expect(leaguesOf(text).slice(0, 5)).toEqual(['premier', 'bundesliga', 'bundesliga2', 'laliga', 'seriea']);
    },
  );

  it('shows real teams before simulated ones, however well these match', () => {
    expect(homesOf('real')).toEqual(['Real Sociedad', 'Real Madrid', 'Torrealta SIM', 'Villa Real SIM']);
    expect(leaguesOf('liga virtual')).toEqual(['virtual']);
    expect(leaguesOf('liga').indexOf('virtual')).toBe(leaguesOf('liga').length - 1);
  });

  it('shows one team that is called so, and not two that share its name between them', () => {
    expect(homesOf('real madrid')).toEqual(['Real Madrid']);
  });

  it('guesses nothing for a name that we know and do not offer', () => {
    const others = EVENTS.filter(({ league }) => league.id !== 'laliga' && league.id !== 'ligue1');
    const without = indexLine(
      others,
      Object.values(LEAGUES).filter(({ id }) => id !== 'laliga' && id !== 'ligue1'),
      sportNames,
    );
    for (const text of ['psg', 'laliga', 'real madrid']) {
      expect(without.find(text), text).toEqual({ isGuess: true, events: [], leagues: [] });
    }
  });

  it.each(['', 'br', ' . '])('does not search for "%s"', (text) => {
    expect(index.find(text)).toBeNull();
  });

  it.each(['xyzzyqq', 'zzz', '1234567'])('finds nothing by "%s"', (text) => {
    expect(index.find(text)).toMatchObject({ events: [], leagues: [] });
  });
});
