import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOpenfootball } from '../../packages/provider-protocols/src/index.ts';
import { FOOTBALL_MARKETS, outcomesOf, settleMarket, specifierOf } from '../../packages/sport-rules/src/index.ts';
import { readMatchStats } from './match-stats.ts';
import { type Code, oracleOf, type RawFigures } from './oracle.ts';
import { recordsOf, settleRecord } from './settle-season.ts';

/** File of statistics of each league. */
const STATS: Readonly<Record<string, string>> = {
  'de.1': 'bundesliga',
  'en.1': 'premier-league',
  'es.1': 'la-liga',
  'it.1': 'serie-a',
};

interface RawMatch {
  readonly date: string;
  readonly team1: string;
  readonly team2: string;
  readonly status?: string;
  readonly score?: { readonly ft?: [number, number]; readonly ht?: [number, number] };
}

/** The seasons of SEASONS_DIR, or none. */
function seasonsIn(folder: string | undefined): { title: string; file: string; stats: string | null }[] {
  const root = folder && path.join(folder, 'openfootball');
  if (!root || !existsSync(root)) return [];
  return readdirSync(root).flatMap((years) =>
    readdirSync(path.join(root, years)).map((name) => {
      const league = STATS[name.replace('.json', '')] ?? 'none';
      const stats = path.join(folder, 'match-stats', league, `season-${years.slice(2, 4)}${years.slice(5, 7)}.csv`);
      return { title: `${years} ${name}`, file: path.join(root, years, name), stats: existsSync(stats) ? stats : null };
    }),
  );
}

type Line = Readonly<Record<string, string>>;

function linesOf(text: string): Line[] {
  const [heading = '', ...lines] = text.trim().split(/\r?\n/);
  const names = heading.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/**
 * The line of each match: the only one of its day with its score, or where several have it, the one of the team that most
 * such matches at home identify as the same.
 */
function linesOfMatches(matches: readonly RawMatch[], lines: readonly Line[]): (Line | null)[] {
  const alike = matches.map(({ date, score }) =>
    lines.filter((line) => line.Date === date && `${line.FTHG}:${line.FTAG}` === score?.ft?.join(':')),
  );
  const votes = new Map<string, number>();
  matches.forEach(({ team1 }, index) => {
    const [only, ...more] = alike[index] ?? [];
    const vote = `${team1} ${only?.HomeTeam}`;
    if (only && more.length === 0) votes.set(vote, (votes.get(vote) ?? 0) + 1);
  });
  const votesFor = (team: string, line: Line) => votes.get(`${team} ${line.HomeTeam}`) ?? 0;
  return matches.map(({ team1 }, index) => {
    const found = alike[index] ?? [];
    return found.toSorted((a, b) => votesFor(team1, b) - votesFor(team1, a))[0] ?? null;
  });
}

/** Figures of the oracle: both files, read anew. */
function figuresOf({ score }: RawMatch, line: Line | null): RawFigures | null {
  if (!score?.ft) return null;
  const counts = Object.entries(line ?? {}).filter(
    ([name, cell]) => /^[HA][A-Z]{1,2}$/.test(name) && /^\d+$/.test(cell),
  );
  const columns = line ? Object.fromEntries(counts.map(([name, cell]) => [name, Number(cell)])) : null;
  const reported = line?.HTHG ? ([Number(line.HTHG), Number(line.HTAG)] as const) : null;
  return { ft: score.ft, ht: score.ht ?? reported, columns };
}

const CODES: Readonly<Record<string, Code>> = { '1/0': 'W', '0/0': 'L', '0/2': 'V', '1/1': 'HW', '0/1': 'HL' };
const MARKETS = FOOTBALL_MARKETS.map((market) => {
  const text = `${market.kind.key} ${specifierOf(market)}`;
  return { market, text, outcomes: outcomesOf(market), oracle: oracleOf(market.kind.key, specifierOf(market)) };
});

/** Compares every outcome of a season; answers how many, and the first differences. */
function compare(file: string, stats: string | null) {
  const document = JSON.parse(readFileSync(file, 'utf8')) as { matches: RawMatch[] };
  const text = stats && readFileSync(stats, 'utf8');
  const records = recordsOf(readOpenfootball(document), text ? readMatchStats(text) : []);
  const lines = linesOfMatches(document.matches, text ? linesOf(text) : []);
  let compared = 0;
  let waiting = 0;
  let judged = 0;
  const wrong: string[] = [];
  document.matches.forEach((raw, index) => {
    const record = records[index]?.record;
    const figures = figuresOf(raw, lines[index] ?? null);
    if (!record || !figures) return;
    judged += 1;
    for (const { market, text, outcomes, oracle } of MARKETS) {
      const settled = settleMarket(market, record);
      const dueOf = oracle(figures);
      outcomes.forEach((outcome, place) => {
        const one = settled?.[place];
        const reported = one ? CODES[`${one.result}/${one.voidHalves}`] : null;
        const due = raw.status === 'awarded' ? 'V' : dueOf(outcome);
        if (reported === null) waiting += 1;
        else compared += 1;
        if (reported !== due)
          wrong.push(`${raw.date} ${raw.team1} ${figures.ft} ${text} ${outcome}: ${reported}, due ${due}`);
      });
    }
  });
  return {
    compared,
    waiting,
    wrong: wrong.slice(0, 10),
    isWhole: records.filter(({ record }) => record).length === judged,
  };
}

const seasons = seasonsIn(process.env.SEASONS_DIR);
if (seasons.length === 0) {
  console.warn(
    'SEASONS_DIR names no folder with seasons (openfootball/, match-stats/): the oracle of the markets is left out.',
  );
}

describe.skipIf(seasons.length === 0)('every market of real seasons, against an oracle', () => {
  let all = 0;
  it.each(seasons)('$title', ({ title, file, stats }) => {
    const { compared, waiting, wrong, isWhole } = compare(file, stats);
    all += compared;
    expect(wrong).toEqual([]);
    expect(isWhole).toBe(true);
    expect(compared).toBeGreaterThan(100_000);
    console.info(`${title}: ${compared} outcomes as the oracle gives them, ${waiting} wait; ${all} in all so far`);
  });
});

describe('a season of two matches', () => {
  const season = readOpenfootball({
    name: 'Liga',
    matches: [
      { date: '2024-08-16', team1: 'CA Uno', team2: 'Dos FC', score: { ft: [2, 1] } },
      { date: '2024-08-16', team1: 'Tres CF', team2: 'Real Cuatro', score: { ft: [2, 1] } },
      { date: '2024-08-23', team1: 'Dos FC', team2: 'Tres CF', score: { ft: [0, 2] }, status: 'awarded' },
      { date: '2024-08-24', team1: 'Real Cuatro', team2: 'CA Uno' },
    ],
  });
  const stats = readMatchStats(
    [
      'Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HC,AC',
      '2024-08-16,Tres,Cuatro,2,1,1,1,3,4',
      '2024-08-17,"Uno",Dos,2,1,0,1,7,5',
    ].join('\n'),
  );

  it('finds the statistics by day and score, and by likeness where these are the same', () => {
    const [first, second, awarded, unplayed] = recordsOf(season, stats);
    expect(first?.record).toMatchObject({ status: 'completed' });
    expect(second?.record).toMatchObject({
      periods: [
        { home: 1, away: 1 },
        { home: 1, away: 0 },
      ],
    });
    expect(second?.record?.statistics).toEqual({ corners: { home: 3, away: 4 } });
    expect([awarded?.record, unplayed?.record]).toEqual([{ sort: 'match', status: 'walkover' }, null]);
  });

  it('prints each outcome in one line, and returns what was awarded', () => {
    const [first, , awarded] = recordsOf(season, []);
    const lines = first ? settleRecord(first).lines : [];
    expect(lines.find(({ market, outcome }) => market === '1x2' && outcome === '1')).toEqual({
      date: '2024-08-16',
      home: 'CA Uno',
      away: 'Dos FC',
      market: '1x2',
      specifier: '',
      outcome: '1',
      result: 1,
      voidFactor: 0,
      deadHeat: 1,
    });
    expect(lines.find(({ market, specifier }) => market === 'total' && specifier === 'line=2.75')).toMatchObject({
      outcome: 'over',
      result: 1,
      voidFactor: 0.5,
    });
    const returned = awarded ? settleRecord(awarded).lines : [];
    expect(returned.length).toBeGreaterThan(500);
    expect(returned.every(({ voidFactor }) => voidFactor === 1)).toBe(true);
  });
});
