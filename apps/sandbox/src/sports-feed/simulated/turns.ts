import { type InningsRules, inningsOutlook, inningsWinChance } from '@ordago/pricing';
import {
  type Moment,
  plus,
  plusInLast,
  type Score,
  type ScoreSpan,
  type SimulatedContest,
  type SimulatedMarket,
  winnerOutlook,
  winnerScore,
} from './course.ts';
import type { Draw } from './draws.ts';

export interface TurnsSport {
  readonly rules: InningsRules;
  /** Milliseconds between plays, and between turns at bat. */
  readonly playMs: number;
  readonly breakMs: number;
}

/** Betting stops after a run, in milliseconds. */
const AFTER_RUN_MS = 8_000;
const OUTS = 3;
/** Innings after which a level match is decided by the next draw alone. */
const INNINGS_MAX = 30;

/** Draws a match of turns at bat, play by play. */
export function turnsContest(
  { rules, playMs, breakMs }: TurnsSport,
  { draw, markets }: { draw: Draw; markets: readonly SimulatedMarket[] },
): SimulatedContest {
  const moments = courseOf({ rules, playMs, breakMs }, draw);
  return {
    moments,
    markets,
    outlook: (span: ScoreSpan, moment) => {
      const { score, period, server, phase, outs = 0 } = moment;
      if (phase === 'over' || typeof span === 'number' || (span === 'match' && period > rules.planned)) return null;
      const from = { ...score, inning: period, isBottom: server === 'home', outs };
      return span === 'match' ? inningsOutlook(from, rules) : winnerOutlook(inningsWinChance(from, rules));
    },
    result: (span: ScoreSpan, moment) => resultOf(rules, span, moment),
    clock: () => null,
    minutes: () => null,
  };
}

function courseOf({ rules, playMs, breakMs }: TurnsSport, draw: Draw): Moment[] {
  const moments: Moment[] = [];
  let at: number = 0;
  let score: Score = { home: 0, away: 0 };
  let periods: Score[] = [];
  const note = (more: Pick<Moment, 'phase' | 'isDanger'> & Partial<Moment>) =>
    moments.push({ at, period: periods.length, score, periods, isQuiet: false, ...more });
  const isWon = (isBottom: boolean) => isBottom && periods.length >= rules.planned && score.home > score.away;
  const bat = (isBottom: boolean) => {
    const side = isBottom ? 'home' : 'away';
    const phase = periods.length > rules.planned ? 'overtime' : 'play';
    for (let outs = 0; outs < OUTS && !isWon(isBottom); at += playMs) {
      note({ phase, server: side, outs, isDanger: false });
      if (draw() >= rules.scoring[side]) {
        outs += 1;
        continue;
      }
      const points = sizeOf(rules, draw());
      at += playMs / 2;
      note({ phase, server: side, outs, isDanger: true });
      at += playMs / 2;
      score = plus(score, side, points);
      periods = plusInLast(periods, side, points);
      note({ phase, server: side, outs, isDanger: true });
      at += AFTER_RUN_MS;
    }
    at += breakMs;
  };
  do {
    periods = [...periods, { home: 0, away: 0 }];
    bat(false);
    // The side that is ahead after the last top does not bat any more.
    if (!(periods.length >= rules.planned && score.home > score.away)) bat(true);
  } while (periods.length < rules.planned || (score.home === score.away && periods.length < INNINGS_MAX));
  note({ phase: 'over', isDanger: false });
  return moments;
}

function sizeOf({ sizes }: InningsRules, drawn: number): number {
  let sum = 0;
  for (const { points, chance } of sizes) {
    sum += chance;
    if (drawn < sum) return points;
  }
  return sizes.at(-1)?.points ?? 1;
}

function resultOf({ planned }: InningsRules, span: ScoreSpan, { phase, period, score, periods }: Moment): Score | null {
  const isOver = phase === 'over';
  if (span === 'winner') return isOver ? winnerScore(score) : null;
  if (typeof span === 'number' || !(isOver || period > planned)) return null;
  return periods
    .slice(0, planned)
    .reduce((sum, one) => ({ home: sum.home + one.home, away: sum.away + one.away }), { home: 0, away: 0 });
}
