import {
  type Counts,
  type Ending,
  formatOf,
  type MatchFormat,
  type MatchRecord,
  type ResultRecord,
  type Score,
  type Shape,
  type SportRule,
  shapeOf,
  specialOf,
} from '@ordago/sport-rules';
import { asksFirstGoal, COUNTED, chosen, goalsIn, isHalfOver, type Situation } from './what-if-situation.ts';
import { hasHalves } from './what-if-sports.ts';

/** Drivers of the reader's race. */
export const YOURS = 'yours';
export const RIVAL = 'rival';
export const WINNER = 'winner';
const LAPS = 50;

/** Report of a supplier on a situation. */
export interface WhatIfReport {
  readonly reported: ResultRecord;
  readonly ending: Ending | null;
}

export function whatIfReportOf(rule: SportRule, situation: Situation): WhatIfReport {
  const isCompleted = situation.happening === 'completed';
  const status = isCompleted ? 'completed' : 'abandoned';
  const match = (record: Partial<MatchRecord>): ResultRecord => ({
    sort: 'match',
    status,
    ...(isCompleted && { decidedIn: 'regular-time' }),
    ...record,
  });
  const shape: Shape = shapeOf(rule);
  switch (shape) {
    case 'time':
    case 'innings':
    case 'ends':
      return { reported: match(scored(rule, situation)), ending: endingOf(situation, 1) };
    case 'sets': {
      const sets = setsIn(situation);
      const periodsPlanned = 2 * setsToWin(formatOf(rule, situation.format)) - 1;
      const reported = match({ ...sets, periodsPlanned, ...highest(rule, situation) });
      return { reported, ending: endingOf(situation, sets.periods.length) };
    }
    case 'periods':
      return { reported: match(bout(rule, situation)), ending: endingOf(situation, 2) };
    case 'rounds':
      return { reported: fight(rule, situation, status), ending: endingOf(situation, situation.figures.round ?? 1) };
    case 'race':
      return { reported: race(rule, situation, status), ending: endingOf(situation, 1) };
  }
}

function endingOf({ happening, format, played }: Situation, part: number): Ending | null {
  switch (happening) {
    case 'completed':
      return null;
    case 'withdrawn':
      return { kind: 'withdrawn', part, by: 'away' };
    case 'walkover':
      return { kind: 'forfeit', by: 'walkover' };
    case 'postponed':
      return { kind: 'postponed', isTournamentOver: true };
    case 'interrupted':
      return { kind: 'interrupted', format, played };
  }
}

/** A score with its halves, its first goal and the counts beside it, as far as the reader entered them. */
function scored(rule: SportRule, situation: Situation): Partial<MatchRecord> {
  const { home = 0, away = 0 } = situation.figures;
  const statistics = countsIn(situation);
  const { happening, played } = situation;
  return {
    score: { home, away },
    ...halvesIn(rule, situation),
    ...goalsOf(rule, situation),
    ...(Object.keys(statistics).length > 0 && { statistics }),
    ...(happening === 'interrupted' && played !== null && { minutesPlayed: Math.ceil(played) }),
  };
}

function halvesIn(rule: SportRule, situation: Situation): Pick<MatchRecord, 'periods'> {
  const { home = 0, away = 0, 'half-home': halfHome, 'half-away': halfAway } = situation.figures;
  if (!hasHalves(rule)) return {};
  if (!isHalfOver(rule, situation)) return { periods: [{ home, away }] };
  if (halfHome === undefined || halfAway === undefined) return {};
  return {
    periods: [
      { home: halfHome, away: halfAway },
      { home: Math.max(home - halfHome, 0), away: Math.max(away - halfAway, 0) },
    ],
  };
}

/** The first goal, and as many others as the score has: only what depends on the first one is asked. */
function goalsOf(rule: SportRule, situation: Situation): Pick<MatchRecord, 'goals'> {
  const { home = 0, away = 0, 'first-goal': minute } = situation.figures;
  if (!asksFirstGoal(rule)) return {};
  if (goalsIn(situation.figures) === 0) return { goals: [] };
  const first = chosen(rule, situation, 'first-side') ?? (home > 0 ? 'home' : 'away');
  if (minute === undefined || (first !== 'home' && first !== 'away')) return {};
  const left = { home, away, [first]: (first === 'home' ? home : away) - 1 };
  const others = (['home', 'away'] as const).flatMap((side) => Array.from({ length: left[side] }, () => ({ side })));
  return { goals: [{ side: first, minute }, ...others] };
}

function countsIn({ figures }: Situation): Counts {
  return Object.fromEntries(
    COUNTED.flatMap((counted) => {
      const home = figures[`${counted}-home`];
      const away = figures[`${counted}-away`];
      return home === undefined || away === undefined ? [] : [[counted, { home, away }] as const];
    }),
  );
}

export function setsToWin({ length }: MatchFormat): number {
  if (length.kind === 'best-of') return Math.floor(length.parts / 2) + 1;
  return length.kind === 'won-parts' ? (length.wins ?? 3) : 3;
}

/** Sets that were won, one after another, and the one under way where the match was not played out. */
function setsIn({ happening, figures }: Situation): { score: Score; periods: Score[] } {
  const score = { home: figures['sets-home'] ?? 0, away: figures['sets-away'] ?? 0 };
  const won = (count: number, set: Score) => Array.from({ length: count }, () => set);
  const periods = [...won(score.home, { home: 1, away: 0 }), ...won(score.away, { home: 0, away: 1 })];
  if (happening === 'completed') return { score, periods };
  const running = { home: figures['points-home'] ?? 0, away: figures['points-away'] ?? 0 };
  return { score, periods: [...periods, running] };
}

/** The highest break of each side, or its visits of 180. */
function highest(rule: SportRule, { figures }: Situation): Pick<MatchRecord, 'breaks' | 'maxima'> {
  const { 'high-home': home, 'high-away': away } = figures;
  if (home === undefined || away === undefined) return {};
  return specialOf(rule, 'score-max')?.what === 'break' ? { breaks: { home, away } } : { maxima: { home, away } };
}

/** A lead in the first period as large as the rule book of the style asks wins at once. */
function bout(rule: SportRule, situation: Situation): Partial<MatchRecord> {
  const { happening, figures } = situation;
  const first = { home: figures['first-home'] ?? 0, away: figures['first-away'] ?? 0 };
  const second = { home: figures['second-home'] ?? 0, away: figures['second-away'] ?? 0 };
  const style = chosen(rule, situation, 'style');
  const lead = leadOf(rule, style);
  const isOver = happening === 'completed' && lead !== null && Math.abs(first.home - first.away) >= lead;
  const periods = isOver ? [first] : [first, second];
  const score = periods.reduce((sum, one) => ({ home: sum.home + one.home, away: sum.away + one.away }));
  return { score, periods, periodsPlanned: 2, ...((style === 'freestyle' || style === 'greco-roman') && { style }) };
}

function leadOf({ special = [] }: SportRule, style: string | null): number | null {
  const found = special.find((one) => one.kind === 'premature-win' && one.style === style);
  return found?.kind === 'premature-win' ? found.lead : null;
}

function fight(rule: SportRule, situation: Situation, status: 'completed' | 'abandoned'): ResultRecord {
  const { round = 1, rounds: roundsPlanned = round } = situation.figures;
  const isPastHalfRound = chosen(rule, situation, 'past-half') === 'yes';
  const reported = { sort: 'fight', status, round, roundsPlanned, isPastHalfRound } as const;
  if (status === 'abandoned') return reported;
  const winner = chosen(rule, situation, 'winner');
  const method = specialOf(rule, 'victory-methods')?.methods.find((one) => one === chosen(rule, situation, 'method'));
  if (winner === 'draw') return { ...reported, winner, method: 'points', round: roundsPlanned };
  // A win on points takes all rounds.
  const ended = method === 'points' ? { round: roundsPlanned } : {};
  return { ...reported, ...ended, winner: winner === 'away' ? 'away' : 'home', ...(method && { method }) };
}

/** Place 0 is one that dropped out after so many laps. */
function race(rule: SportRule, situation: Situation, status: 'completed' | 'abandoned'): ResultRecord {
  const { place = 0, laps = 0, 'rival-place': rivalPlace = 0 } = situation.figures;
  const runner = (key: string, position: number, run: number) =>
    position === 0
      ? ({ key, state: 'retired', laps: run } as const)
      : ({ key, state: 'finished', laps: LAPS, ...(status === 'completed' && { position }) } as const);
  const isWon = place === 1 || rivalPlace === 1;
  const others = isWon ? [] : [runner(WINNER, 1, LAPS)];
  const entries = [...others, runner(YOURS, place, laps), runner(RIVAL, rivalPlace, LAPS / 2)];
  const fastest = chosen(rule, situation, 'fastest');
  const isEntered = entries.some(({ key }) => key === fastest);
  return { sort: 'race', status, entries, ...(fastest !== null && isEntered && { fastestLap: [fastest] }) };
}
