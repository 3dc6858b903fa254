import { commitmentOf, fairDraws } from '@ordago/fairness';
import { describe, expect, it } from 'vitest';
import {
  COUNT_TABLES,
  GOAL_TABLES,
  GOAL_WEIGHTS,
  OVERTIME_TABLES,
  VIRTUAL_COUNTED,
  VIRTUAL_TEAMS,
} from './football/league.ts';
import { countLeagueWins, LEAGUE_SEASONS, LEAGUE_WINS, leagueWinners, xorshift } from './football/league-winner.ts';
import {
  cupPairings,
  leaguePairings,
  type PlayedPairing,
  VIRTUAL_ROUNDS,
  type VirtualCompetition,
} from './football/virtual-competition.ts';
import { drawByWeight } from './football/virtual-football.ts';
import {
  drawVirtualMatch,
  VIRTUAL_WAYS,
  virtualNoneWays,
  virtualOvertimeWays,
  virtualScoreWays,
} from './football/virtual-match.ts';
import {
  readVirtualProofQuery,
  replayVirtualMatch,
  type VirtualProof,
  verifyVirtualMatch,
  virtualProofQuery,
} from './football/virtual-proof.ts';
import vectors from './vectors/virtual.json' with { type: 'json' };

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Published matches, computed apart with Python's `hmac` and `hashlib` (`vectors/make-virtual-vectors.py`). */
describe('published virtual rounds', () => {
  it.each(vectors.rounds)('$competition, season $season, round $round: the same matches', (vector) => {
    const { serverSeed, season, round, matches } = vector;
    const competition = vector.competition as VirtualCompetition;
    expect(commitmentOf(serverSeed)).toBe(vector.commitment);
    for (const [place, { home, away, ...shown }] of matches.entries()) {
      expect(replayVirtualMatch({ competition, season, round, serverSeed, place, home, away })).toEqual(shown);
    }
  });

  it('pair the same teams as our league and cup', () => {
    const played: PlayedPairing[][] = [];
    for (const { competition, season, round, matches } of vectors.rounds) {
      const pairs = matches.map(({ home, away }) => ({ home, away }));
      expect(competition === 'league' ? leaguePairings(season, round) : cupPairings(season, round, played)).toEqual(
        pairs,
      );
      if (competition === 'cup') played.push(matches as unknown as PlayedPairing[]);
    }
    expect(played.map((round) => round.length)).toEqual([8, 4, 2, 1, 1]);
  });
});

describe('a season of the virtual league', () => {
  it.each([1, 2, 99])('season %d: everybody plays each round, and everybody once at home and once away', (season) => {
    const met = new Set<string>();
    for (let round = 1; round <= VIRTUAL_ROUNDS.league; round += 1) {
      const pairs = leaguePairings(season, round);
      expect(new Set(pairs.flatMap(({ home, away }) => [home, away])).size).toBe(VIRTUAL_TEAMS.length);
      for (const { home, away } of pairs) met.add(`${home}-${away}`);
    }
    expect(met.size).toBe(16 * 15);
  });

  it('is another one each time', () => expect(leaguePairings(1, 1)).not.toEqual(leaguePairings(2, 1)));
});

describe('what a virtual match is drawn from', () => {
  it('takes each place of a table for exactly as many draws as its weight', () => {
    for (const table of [...GOAL_TABLES, ...OVERTIME_TABLES, ...Object.values(COUNT_TABLES)]) {
      expect(sumOf(table)).toBe(GOAL_WEIGHTS);
      const counted = table.map(() => 0);
      for (let draw = 0; draw < GOAL_WEIGHTS; draw += 1) {
        const place = drawByWeight({ nextU32: () => draw }, table);
        counted[place] = (counted[place] ?? 0) + 1;
      }
      expect(counted).toEqual(table);
    }
  });

  it('counts every way in which a match and an overtime may go', () => {
    for (const ways of [virtualScoreWays({ home: 0, away: 15 }), virtualOvertimeWays({ home: 0, away: 15 })]) {
      expect(sumOf(ways.flat())).toBe(VIRTUAL_WAYS);
    }
  });

  it('comes out as often as priced, over 6,000 cup matches', () => {
    const fixture = { home: 4, away: 5, isKnockout: true };
    const draws = fairDraws({ serverSeed: commitmentOf('ab'.repeat(32)), clientSeed: 'many', nonce: 0 });
    const played = Array.from({ length: 6_000 }, () => drawVirtualMatch(draws, fixture));
    const within = (chance: number, count: number) => {
      const error = Math.sqrt((chance * (1 - chance)) / played.length);
      expect(Math.abs(count / played.length - chance)).toBeLessThan(4 * error);
    };
    const ways = virtualScoreWays(fixture);
    for (const [home, row] of ways.entries()) {
      for (const [away, count] of row.entries()) {
        const chance = count / VIRTUAL_WAYS;
        if (chance > 0.01) within(chance, played.filter(({ score }) => score[0] === home && score[1] === away).length);
      }
    }
    const level = sumOf(ways.map((row, goals) => row[goals] ?? 0)) / VIRTUAL_WAYS;
    const stillLevel = sumOf(virtualOvertimeWays(fixture).map((row, goals) => row[goals] ?? 0)) / VIRTUAL_WAYS;
    within(level, played.filter(({ overtime }) => overtime !== null).length);
    const shootOuts = played.filter(({ shootOut }) => shootOut !== null);
    within(level * stillLevel, shootOuts.length);
    const home = shootOuts.filter(({ advancing }) => advancing === 'home').length;
    expect(Math.abs(home / shootOuts.length - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / shootOuts.length));
    for (const name of VIRTUAL_COUNTED) {
      for (const side of [0, 1] as const) {
        within(virtualNoneWays(name) / GOAL_WEIGHTS, played.filter(({ counts }) => counts[name][side] === 0).length);
      }
    }
  });

  it('ends every knock-out match with one side through, and no shoot-out level', () => {
    const draws = fairDraws({ serverSeed: commitmentOf('cd'.repeat(32)), clientSeed: 'cup', nonce: 0 });
    for (let match = 0; match < 2_000; match += 1) {
      const { score, overtime, shootOut, advancing } = drawVirtualMatch(draws, { home: 13, away: 7, isKnockout: true });
      const last = shootOut ?? overtime ?? score;
      expect(last[0]).not.toBe(last[1]);
      expect(advancing).toBe(last[0] > last[1] ? 'home' : 'away');
      if (shootOut) expect(Math.abs(shootOut[0] - shootOut[1])).toBeLessThanOrEqual(3);
    }
  });
});

describe('who wins a virtual league', () => {
  const line = (team: number, points: number, goalDifference = 0, goalsFor = 0) => ({
    team,
    points,
    goalDifference,
    goalsFor,
  });
  it.each([
    ['most points', [line(0, 60), line(1, 61)], [1]],
    ['then goal difference', [line(0, 60, 9), line(1, 60, 8, 90)], [0]],
    ['then goals scored', [line(0, 60, 9, 40), line(1, 60, 9, 41)], [1]],
    ['and who is level in everything shares it', [line(0, 60, 9, 40), line(1, 60, 9, 40), line(2, 59, 30, 90)], [0, 1]],
  ] as const)('%s', (_title, lines, winners) => {
    expect(leagueWinners(lines)).toEqual(winners);
  });

  it('wins as often as priced, over 6,000 other seasons', () => {
    expect(sumOf(LEAGUE_WINS) / LEAGUE_SEASONS).toBeCloseTo(1, 4);
    const seasons = 6_000;
    for (const [team, wins] of countLeagueWins(xorshift(2_026), seasons).entries()) {
      const chance = (LEAGUE_WINS[team] ?? 0) / LEAGUE_SEASONS;
      const error = Math.sqrt((chance * (1 - chance)) / seasons);
      expect(Math.abs(wins / seasons - chance)).toBeLessThan(4 * error + 2 / seasons);
    }
  });
});

describe('the proof of a virtual match', () => {
  const [vector] = vectors.rounds;
  const match = vector?.matches[2];
  const proof: VirtualProof = {
    competition: 'league',
    season: vector?.season ?? 0,
    round: vector?.round ?? 0,
    place: 2,
    home: match?.home ?? 0,
    away: match?.away ?? 0,
    score: match?.score.join('-') ?? '',
    commitment: vector?.commitment ?? '',
    serverSeed: vector?.serverSeed ?? '',
  };

  it('travels as an address and holds', () => {
    const read = readVirtualProofQuery(virtualProofQuery(proof));
    expect(read).toEqual(proof);
    expect(read && verifyVirtualMatch(read)).toMatchObject({ isPromised: true, isFixture: true, isScore: true });
    expect(readVirtualProofQuery('engine=dice')).toBeNull();
    expect(readVirtualProofQuery(virtualProofQuery({ ...proof, serverSeed: null }))?.serverSeed).toBeNull();
  });

  it.each([
    ['another seed', { serverSeed: 'ef'.repeat(32) }, { isPromised: false }],
    ['another score', { score: '9-9' }, { isScore: false }],
    ['sides changed', { home: proof.away, away: proof.home }, { isFixture: false }],
    ['nothing that was published', { score: '', commitment: '' }, { isPromised: null, isScore: null }],
  ])('notices %s', (_title, change, verdict) => {
    expect(verifyVirtualMatch({ ...proof, ...change })).toMatchObject(verdict);
  });

  it.each([
    ['no seed', { serverSeed: null }],
    ['a seed that is none', { serverSeed: 'x' }],
    ['no round', { round: 31 }],
    ['no season', { season: 0 }],
    ['a team against itself', { away: proof.home }],
    ['a team that is none', { home: 16 }],
    ['no place', { place: 8 }],
  ])('answers nothing for %s', (_title, change) => expect(verifyVirtualMatch({ ...proof, ...change })).toBeNull());
});
