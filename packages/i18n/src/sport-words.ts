/** Part of a match, as the bettors of its sport call it; `period` where it has no name of its own. */
export type PartName =
  | 'half'
  | 'quarter'
  | 'period'
  | 'set'
  | 'game'
  | 'map'
  | 'frame'
  | 'leg'
  | 'inning'
  | 'end'
  | 'round';

/** Unit of a score; `any` of a sport that nobody named. */
export type ScoreUnit = 'goal' | 'point' | 'run' | 'set' | 'game' | 'map' | 'frame' | 'leg' | 'round' | 'any';

/** Words in which the markets of a sport are named. */
export interface SportWords {
  readonly part: PartName;
  /** Unit of the score of a whole match. */
  readonly unit: ScoreUnit;
  /** Unit of the score within a part: games of a set of tennis. (Default: that of the match) */
  readonly unitInPart?: ScoreUnit;
  /** Play that follows a level match. (Default: none) */
  readonly extra?: 'overtime' | 'innings';
  /** True if penalties may follow overtime. (Default: false) */
  readonly hasShootOut?: boolean;
  /** Level scores: a match and its parts have them, a match alone, or neither. (Default: both) */
  readonly draws?: 'match' | 'never';
  /** Name of its contest: nobody calls a race a match. (Default: a match) */
  readonly contest?: 'fight' | 'bout' | 'race';
  /** True if the sides are players, and none of them is at home. (Default: false) */
  readonly isOfPlayers?: boolean;
}

const GOALS_IN_HALVES: SportWords = { part: 'half', unit: 'goal', extra: 'overtime', hasShootOut: true };
const GOALS_IN_QUARTERS: SportWords = { ...GOALS_IN_HALVES, part: 'quarter' };
const GOALS_IN_PERIODS: SportWords = { ...GOALS_IN_HALVES, part: 'period' };
const POINTS_IN_HALVES: SportWords = { part: 'half', unit: 'point', extra: 'overtime' };
const POINTS_IN_QUARTERS: SportWords = { part: 'quarter', unit: 'point', extra: 'overtime' };
const RUNS_IN_INNINGS: SportWords = { part: 'inning', unit: 'run', extra: 'innings' };
const POINTS_IN_ENDS: SportWords = { part: 'end', unit: 'point' };
const POINTS_IN_SETS: SportWords = { part: 'set', unit: 'set', unitInPart: 'point', draws: 'never' };
const GAMES_IN_SETS: SportWords = { part: 'set', unit: 'set', unitInPart: 'game', draws: 'never', isOfPlayers: true };
const PLAYERS_IN_SETS: SportWords = { ...POINTS_IN_SETS, isOfPlayers: true };
const FIGHT: SportWords = { part: 'round', unit: 'round', isOfPlayers: true, contest: 'fight' };

/** Words of each sport, by its slug. */
export const SPORT_WORDS: Readonly<Record<string, SportWords>> = {
  'air-hockey': { ...PLAYERS_IN_SETS, unitInPart: 'goal' },
  'american-football': POINTS_IN_QUARTERS,
  'australian-football': POINTS_IN_QUARTERS,
  'auto-racing': { part: 'period', unit: 'point', isOfPlayers: true, contest: 'race' },
  badminton: PLAYERS_IN_SETS,
  bandy: GOALS_IN_HALVES,
  baseball: RUNS_IN_INNINGS,
  basketball: POINTS_IN_QUARTERS,
  'beach-soccer': GOALS_IN_PERIODS,
  bowls: { ...POINTS_IN_ENDS, isOfPlayers: true },
  boxing: FIGHT,
  cricket: { part: 'inning', unit: 'run' },
  curling: POINTS_IN_ENDS,
  cybersport: { part: 'map', unit: 'map', unitInPart: 'round', draws: 'match' },
  darts: { part: 'leg', unit: 'leg', unitInPart: 'point', draws: 'match', isOfPlayers: true },
  'e-american-football': POINTS_IN_QUARTERS,
  'e-australian-football': POINTS_IN_QUARTERS,
  'e-baseball': RUNS_IN_INNINGS,
  'e-basketball': POINTS_IN_QUARTERS,
  'e-floorball': GOALS_IN_PERIODS,
  'e-football': GOALS_IN_HALVES,
  'e-handball': GOALS_IN_HALVES,
  'e-hockey': GOALS_IN_PERIODS,
  'e-rugby': POINTS_IN_HALVES,
  'e-tennis': GAMES_IN_SETS,
  'e-ufc': FIGHT,
  'e-volleyball': POINTS_IN_SETS,
  'field-hockey': GOALS_IN_QUARTERS,
  floorball: GOALS_IN_PERIODS,
  football: GOALS_IN_HALVES,
  futsal: GOALS_IN_HALVES,
  handball: GOALS_IN_HALVES,
  'ice-hockey': GOALS_IN_PERIODS,
  kabaddi: POINTS_IN_HALVES,
  klask: PLAYERS_IN_SETS,
  mma: FIGHT,
  rugby: POINTS_IN_HALVES,
  'simulated-reality-games': GOALS_IN_HALVES,
  snooker: { part: 'frame', unit: 'frame', unitInPart: 'point', draws: 'match', isOfPlayers: true },
  squash: { ...PLAYERS_IN_SETS, part: 'game', unit: 'game' },
  'table-soccer': { ...PLAYERS_IN_SETS, part: 'game', unit: 'game', unitInPart: 'goal' },
  'table-tennis': PLAYERS_IN_SETS,
  tennis: GAMES_IN_SETS,
  'virtual-football-cup': GOALS_IN_HALVES,
  'virtual-football-league': GOALS_IN_HALVES,
  volleyball: POINTS_IN_SETS,
  'water-polo': GOALS_IN_QUARTERS,
  wrestling: { part: 'period', unit: 'point', isOfPlayers: true, contest: 'bout' },
};

/** Words that fit any sport: its parts are numbered periods, and its score is counted without a noun. */
const ANY_SPORT: SportWords = { part: 'period', unit: 'any', extra: 'overtime', hasShootOut: true };

/** Words of a sport; those that fit any of them where it is not known. */
export function sportWords(sport: string | undefined): SportWords {
  return SPORT_WORDS[sport ?? ''] ?? ANY_SPORT;
}

/** Arguments of the sentences that name a contest, its sides and its score, in the words of a sport. */
export function contestArguments(sport: string | undefined): { contest: string; sides: string; unit: string } {
  const { contest = 'match', isOfPlayers = false, unit, unitInPart = unit } = sportWords(sport);
  const sides = { fight: 'fighters', bout: 'wrestlers', race: 'players', match: isOfPlayers ? 'players' : 'teams' };
  return { contest, sides: sides[contest], unit: unitInPart };
}
