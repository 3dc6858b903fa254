import {
  cupPairings,
  GOAL_WEIGHTS,
  LEAGUE_SEASONS,
  LEAGUE_WINS,
  VIRTUAL_TEAMS,
  VIRTUAL_WAYS,
  type VirtualCounted,
  virtualNoneWays,
  virtualOvertimeWays,
  virtualScoreWays,
} from '@ordago/game-engines';
import type { Odds } from '@ordago/kernel';
import { GOALS_MAX, type Grid, gridOf, priceOutcomes } from '@ordago/pricing';
import type { VirtualPairing, VirtualRound } from './round.ts';

/** A market of our own, as the feed names it. */
export interface VirtualOffer {
  readonly kind: string;
  readonly specifier: string;
  readonly selections: readonly { readonly outcome: string; readonly name?: string; readonly odds: Odds }[];
}

/** Margins in basis points of what a cup match, a cup and a league are sold in beside the markets of every match. */
export const CUP_MARGINS_BPS = { advancing: 500, overtime: 600, 'shoot-out': 600, 'tournament-winner': 1_500 } as const;
/** Margins in basis points of what the sportsbook's model of real football does not know of a virtual match. */
export const OWN_MARGINS_BPS = { 'first-goal-time': 1_000, 'yellow-card': 800, 'red-card': 800, penalty: 800 } as const;
const MARGINS_BPS = { ...CUP_MARGINS_BPS, ...OWN_MARGINS_BPS };

/** A minute is drawn for each goal, any of 90: half of the goals fall before half-time. */
const FIRST_HALF_SHARE = 0.5;

/** The chances of all that a match is sold in, from the very tables that it is drawn from. */
export function gridOfMatch(pairing: VirtualPairing): Grid {
  const ways = virtualScoreWays(pairing);
  const chances = Array.from({ length: GOALS_MAX + 1 }, (_, home) =>
    Array.from({ length: GOALS_MAX + 1 }, (_, away) => (ways[home]?.[away] ?? 0) / VIRTUAL_WAYS),
  );
  return gridOf(chances, FIRST_HALF_SHARE);
}

/** Minutes of a match, each as likely for any goal. */
const MINUTES = 90;
/** Intervals in which the first goal can be bet on, in minutes. */
const FIRST_GOAL_EVERY = [15, 30] as const;
const INCIDENTS: readonly (readonly [kind: keyof typeof OWN_MARGINS_BPS, counted: VirtualCounted])[] = [
  ['yellow-card', 'yellow-cards'],
  ['red-card', 'red-cards'],
  ['penalty', 'penalties'],
];

/**
 * Offers the markets of the time of the first goal, and of a card or an awarded penalty: for anybody, or for one side.
 */
export function incidentOffer(pairing: VirtualPairing): VirtualOffer[] {
  return [
    ...FIRST_GOAL_EVERY.flatMap((every) => {
      const chances = firstGoalChances(pairing, every);
      const outcomes = Array.from({ length: MINUTES / every }, (_, at) => `${at * every + 1}-${(at + 1) * every}`);
      return offerOf('first-goal-time', [...outcomes, 'none'], chances, { specifier: `every=${every}` });
    }),
    ...INCIDENTS.flatMap(([kind, counted]) => {
      const none = virtualNoneWays(counted) / GOAL_WEIGHTS;
      const yesNo = (without: number, specifier: string) =>
        offerOf(kind, ['yes', 'no'], [1 - without, without], { specifier });
      return [...yesNo(none * none, ''), ...['home', 'away'].flatMap((side) => yesNo(none, `side=${side}`))];
    }),
  ];
}

/** The chance that the first goal falls in each interval of so many minutes, and last that there is none. */
export function firstGoalChances(pairing: VirtualPairing, every: number): number[] {
  const byGoals: number[] = [];
  for (const [home, row] of virtualScoreWays(pairing).entries()) {
    for (const [away, count] of row.entries()) {
      byGoals[home + away] = (byGoals[home + away] ?? 0) + count / VIRTUAL_WAYS;
    }
  }
  /** No goal up to a minute. */
  const noneUntil = (minute: number) =>
    byGoals.reduce((sum, chance, goals) => sum + chance * (1 - minute / MINUTES) ** goals, 0);
  const intervals = Array.from(
    { length: MINUTES / every },
    (_, at) => noneUntil(at * every) - noneUntil((at + 1) * every),
  );
  return [...intervals, noneUntil(MINUTES)];
}

/** Chances of the end of a cup match: of overtime, of a shoot-out, and of the home side being through. */
export interface KnockoutChances {
  readonly overtime: number;
  readonly shootOut: number;
  readonly advancing: number;
}

export function knockoutChances(pairing: VirtualPairing): KnockoutChances {
  const regular = resultOf(virtualScoreWays(pairing));
  const overtime = resultOf(virtualOvertimeWays(pairing));
  return {
    overtime: regular.level,
    shootOut: regular.level * overtime.level,
    // Both sides kick alike: each is through in half of all shoot-outs.
    advancing: regular.home + regular.level * (overtime.home + overtime.level / 2),
  };
}

function resultOf(ways: readonly (readonly number[])[]): { readonly home: number; readonly level: number } {
  let home = 0;
  let level = 0;
  for (const [ours, row] of ways.entries()) {
    for (const [theirs, count] of row.entries()) {
      if (ours > theirs) home += count / VIRTUAL_WAYS;
      if (ours === theirs) level += count / VIRTUAL_WAYS;
    }
  }
  return { home, level };
}

/** Markets of a cup match beside those of every match. */
export function knockoutOffer(pairing: VirtualPairing): VirtualOffer[] {
  const { overtime, shootOut, advancing } = knockoutChances(pairing);
  return [
    ...offerOf('advancing', ['1', '2'], [advancing, 1 - advancing]),
    ...offerOf('overtime', ['yes', 'no'], [overtime, 1 - overtime]),
    ...offerOf('shoot-out', ['yes', 'no'], [shootOut, 1 - shootOut]),
  ];
}

/** The chance of each team to win the cup of a season, by its place in `VIRTUAL_TEAMS`: every way through the tree. */
export function cupChances(season: number): number[] {
  const tree = cupPairings(season, 1, []).flatMap(({ home, away }) => [home, away]);
  return throughTree(tree)
    .sort((a, b) => a.team - b.team)
    .map(({ chance }) => chance);
}

/** The chance of each team to win a league, by its place in `VIRTUAL_TEAMS`: every season has the same fixtures. */
export function leagueChances(): number[] {
  return LEAGUE_WINS.map((wins) => wins / LEAGUE_SEASONS);
}

/** Market of the winner of a season, before its first round. */
export function winnerOffer({ competition, season }: Pick<VirtualRound, 'competition' | 'season'>): VirtualOffer[] {
  return offerOf(
    'tournament-winner',
    VIRTUAL_TEAMS.map(({ name }) => teamKey(name)),
    competition === 'cup' ? cupChances(season) : leagueChances(),
    { names: VIRTUAL_TEAMS.map(({ name }) => name) },
  );
}

/** `puerto-alto`: how a team is called in the line. */
export function teamKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

interface Hopeful {
  readonly team: number;
  readonly chance: number;
}

/** The upper half of a tree is at home against the lower one, round by round. */
function throughTree(teams: readonly number[]): Hopeful[] {
  const [only] = teams;
  if (teams.length <= 1) return only === undefined ? [] : [{ team: only, chance: 1 }];
  const upper = throughTree(teams.slice(0, teams.length / 2));
  const lower = throughTree(teams.slice(teams.length / 2));
  const wins = (home: Hopeful, away: Hopeful) => knockoutChances({ home: home.team, away: away.team }).advancing;
  return [
    ...upper.map((home) => ({
      team: home.team,
      chance: home.chance * lower.reduce((sum, away) => sum + away.chance * wins(home, away), 0),
    })),
    ...lower.map((away) => ({
      team: away.team,
      chance: away.chance * upper.reduce((sum, home) => sum + home.chance * (1 - wins(home, away)), 0),
    })),
  ];
}

/** A market with an outcome that has no price is not offered at all. */
function offerOf(
  kind: keyof typeof MARGINS_BPS,
  outcomes: readonly string[],
  chances: readonly number[],
  { specifier = '', names }: { specifier?: string; names?: readonly string[] } = {},
): VirtualOffer[] {
  const priced = priceOutcomes(outcomes, chances, { marginBps: MARGINS_BPS[kind] });
  const selections = priced.flatMap(({ key, odds }, place) => {
    const name = names?.[place];
    return odds === null ? [] : [{ outcome: key, odds, ...(name === undefined ? {} : { name }) }];
  });
  return selections.length < outcomes.length ? [] : [{ kind, specifier, selections }];
}
