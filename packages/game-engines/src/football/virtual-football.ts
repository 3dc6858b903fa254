import { type Draws, drawBelow } from '@ordago/fairness';
import { hundredths, type Law, NOTHING, winOrLose } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';
import { GOAL_TABLES, GOAL_WEIGHTS, VIRTUAL_TEAMS } from './league.ts';
import { FOOTBALL_MARKETS, type FootballMarket, type Score } from './markets.ts';

const TEAMS = VIRTUAL_TEAMS.length;
const MINUTES = 90;
/** Odds are never lower; a market whose odds would be higher is not offered. In hundredths. */
const ODDS = { min: 101n, max: 50_000n };
const MATCHES = BigInt(GOAL_WEIGHTS) ** 2n;

/** A drawn match: its score, and its goals in the order of their minutes. */
export interface Match {
  readonly score: Score;
  readonly goals: readonly { readonly side: 'home' | 'away'; readonly minute: number }[];
}

interface Quote {
  /** Of `MATCHES` equally likely ones, those that win. */
  readonly wins: bigint;
  /** Hundredths. */
  readonly odds: number;
}

/** The fixture of two teams, as the choice names it: home times 16 plus away. */
export function fixtureOf(home: number, away: number): number {
  return home * TEAMS + away;
}

/** The odds of every market that is offered on a fixture, in hundredths: a fixed share of the exact chance, rounded down. */
export function footballOdds(fixture: number): Readonly<Record<string, number>> {
  const offered = FOOTBALL_MARKETS.filter((market) => isQuoted(fixture, market));
  return Object.fromEntries(offered.map((market) => [market.place, quoteOf(fixture, market).odds]));
}

/**
 * Virtual football: the goals of both sides are drawn from the declared tables of their strengths, then a minute for each
 * goal, which no bet depends on. The choice names a fixture and places: `{ fixture: 5, bets: [{ place: 'home', … }] }`.
 */
export const VIRTUAL_FOOTBALL = tableEngine<Match>({
  facts: {
    key: 'virtual-football',
    kind: 'virtual-football',
    rtp: { min: 8_968, max: 9_437 },
    volatility: 'chosen',
    payoutMaxHundredths: 49_020,
    parameters: {
      teams: VIRTUAL_TEAMS.map(({ name }) => name),
      places: FOOTBALL_MARKETS.map(({ place }) => place),
      minutes: MINUTES,
    },
  },
  places: FOOTBALL_MARKETS.map(({ place }) => place),
  variants: { field: 'fixture', max: TEAMS * TEAMS - 1, isVariant: isFixture },
  samples: fixturesOfAllStrengths(),
  isOffered: (place, fixture) => isQuoted(fixture, marketOf(place)),
  draw: drawMatch,
  returnOf(place, { score }, fixture) {
    const market = marketOf(place);
    return market.isWon(score) ? hundredths(quoteOf(fixture, market).odds) : NOTHING;
  },
  show: ({ score, goals }, fixture) => ({ fixture, score, goals }),
  law(place, fixture): Law {
    const { wins, odds } = quoteOf(fixture, marketOf(place));
    return winOrLose({ wins, of: MATCHES, returns: hundredths(odds) });
  },
});

function isQuoted(fixture: number, market: FootballMarket): boolean {
  return quoteOf(fixture, market).odds <= ODDS.max;
}

/** One fixture for every pair of strengths that meets: the others have the same odds. */
function fixturesOfAllStrengths(): number[] {
  const first = new Map<string, number>();
  for (let fixture = 0; fixture < TEAMS * TEAMS; fixture += 1) {
    const pair = strengthsOf(fixture).join();
    if (isFixture(fixture) && !first.has(pair)) first.set(pair, fixture);
  }
  return [...first.values()];
}

/** No team meets itself. */
function isFixture(fixture: number): boolean {
  return fixture % (TEAMS + 1) !== 0;
}

const quoted = new Map<string, Quote>();

/** Fixtures of equal strengths have equal odds, so few have to be summed. */
function quoteOf(fixture: number, market: FootballMarket): Quote {
  const [home, away] = strengthsOf(fixture);
  const key = `${home}/${away}/${market.place}`;
  const known = quoted.get(key) ?? computeQuote(GOAL_TABLES[home] ?? [], GOAL_TABLES[away] ?? [], market);
  quoted.set(key, known);
  return known;
}

function computeQuote(home: readonly number[], away: readonly number[], market: FootballMarket): Quote {
  let wins = 0;
  for (const [scored, often] of home.entries())
    for (const [conceded, seldom] of away.entries()) if (market.isWon([scored, conceded])) wins += often * seldom;
  const fair = (market.returns * MATCHES) / BigInt(wins);
  return { wins: BigInt(wins), odds: Number(fair > ODDS.min ? fair : ODDS.min) };
}

/** Draws a match of a fixture: the goals of both sides, then a minute for each of them. */
export function drawMatch(draws: Draws, fixture: number): Match {
  const [home, away] = strengthsOf(fixture);
  return withMinutes(draws, [drawByWeight(draws, GOAL_TABLES[home]), drawByWeight(draws, GOAL_TABLES[away])]);
}

/** Goal tables of the home and the away side. */
export function strengthsOf(fixture: number): readonly [number, number] {
  const home = VIRTUAL_TEAMS[Math.floor(fixture / TEAMS)];
  const away = VIRTUAL_TEAMS[fixture % TEAMS];
  const table = (attack: number, defence: number) => attack - defence + 3;
  return [table((home?.attack ?? 0) + 1, away?.defence ?? 0), table(away?.attack ?? 0, home?.defence ?? 0)];
}

/** The place of a table of weights that a draw falls into. */
export function drawByWeight(draws: Draws, table: readonly number[] = []): number {
  let at = drawBelow(draws, GOAL_WEIGHTS);
  return table.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
}

function withMinutes(draws: Draws, score: Score): Match {
  const sides = [...Array<'home'>(score[0]).fill('home'), ...Array<'away'>(score[1]).fill('away')];
  const goals = sides.map((side) => ({ side, minute: drawBelow(draws, MINUTES) + 1 }));
  return { score, goals: goals.sort((a, b) => a.minute - b.minute) };
}

const BY_PLACE = new Map(FOOTBALL_MARKETS.map((market) => [market.place, market]));

function marketOf(place: string): FootballMarket {
  const market = BY_PLACE.get(place);
  if (market === undefined) throw new Error(`no market ${place}`);
  return market;
}
