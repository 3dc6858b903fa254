import type { PastMatch } from '../../shared/domain/feed-message.ts';

/** The most goals of one side that any match of a league is believed to have had; more is another figure, such as a time. */
export const GOALS_BELIEVED_MAX = 15;
/** Goals per match that the mean of a league lies between: below and above, no professional league ever was. */
export const LEAGUE_MEAN_BELIEVED = { min: 1.8, max: 4 } as const;
/** Fewest matches whose mean says anything: from here on chance alone does not carry a league out of the bounds. */
const MEAN_MATCHES_MIN = 30;

/** A season of a league that no rating is made from. */
export interface DoubtedHistory {
  readonly league: string;
  /** As the supplier calls it; null for our own results since its files end. */
  readonly season: string | null;
  readonly matches: number;
  /** Goals per match of both sides together. */
  readonly mean: number;
  /** Matches with more goals of one side than are believed. */
  readonly impossible: readonly PastMatch[];
}

export interface JudgedHistory {
  /** Matches of all other seasons, in their order. */
  readonly believed: readonly PastMatch[];
  readonly doubted: readonly DoubtedHistory[];
}

/**
 * Parts finished matches by season into those that ratings may be made from and those that are doubted: one impossible
 * score, or a mean outside what leagues show, and the whole season is doubted. Whatever wrote one wrong score wrote more
 * that cannot be told from right ones.
 */
export function judgeHistory(past: readonly PastMatch[]): JudgedHistory {
  const seasons = new Map<string, PastMatch[]>();
  for (const match of past) {
    const key = seasonKey(match);
    const known = seasons.get(key);
    if (known) known.push(match);
    else seasons.set(key, [match]);
  }
  const doubted = new Map(
    [...seasons].flatMap(([key, matches]) => doubt(matches).map((found) => [key, found] as const)),
  );
  return {
    believed: doubted.size === 0 ? past : past.filter((match) => !doubted.has(seasonKey(match))),
    doubted: [...doubted.values()],
  };
}

function seasonKey({ leagueKey, season }: PastMatch): string {
  return JSON.stringify([leagueKey, season ?? null]);
}

function doubt(matches: readonly PastMatch[]): DoubtedHistory[] {
  const [first] = matches;
  if (!first) return [];
  const impossible = matches.filter(
    ({ homeGoals, awayGoals }) =>
      Math.max(homeGoals, awayGoals) > GOALS_BELIEVED_MAX || Math.min(homeGoals, awayGoals) < 0,
  );
  const mean = matches.reduce((sum, { homeGoals, awayGoals }) => sum + homeGoals + awayGoals, 0) / matches.length;
  const { min, max } = LEAGUE_MEAN_BELIEVED;
  const isOut = matches.length >= MEAN_MATCHES_MIN && (mean < min || mean > max);
  if (impossible.length === 0 && !isOut) return [];
  return [{ league: first.leagueKey, season: first.season ?? null, matches: matches.length, mean, impossible }];
}

/** Returns why a season is doubted, in one line for staff. */
export function reasonOf({ league, season, matches, mean, impossible }: DoubtedHistory): string {
  const of = `history of ${league}, ${season ?? 'our own results'}: not rated`;
  const scores =
    impossible.length === 0
      ? ''
      : `${impossible.length} of ${matches} matches above ${GOALS_BELIEVED_MAX} goals of a side, `;
  return `${of}; ${scores}${mean.toFixed(2)} goals a match (${LEAGUE_MEAN_BELIEVED.min} to ${LEAGUE_MEAN_BELIEVED.max} are believed)`;
}
