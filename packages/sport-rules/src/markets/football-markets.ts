import { assert } from '@ordago/kernel';
import { type Market, readMarket } from './catalogue.ts';
import { type MarketKindKey, STATISTICS, type Statistic } from './keys.ts';
import { lineText } from './specifier.ts';

const SIDES = ['home', 'away'] as const;
const PERIODS = ['', 'period=1', 'period=2'] as const;
const NOT_LEVEL = ['-3', '-2', '-1', '1', '2', '3'];

/** Lines of totals that are asked of each statistic: of both sides together, and of one. */
const STATISTIC_LINES: Readonly<Record<Statistic, readonly [total: Span, team: Span]>> = {
  corners: [span(6, 14, 2), span(2.5, 8.5, 4)],
  cards: [span(1, 8, 2), span(0.5, 4.5, 4)],
  'yellow-cards': [span(1, 8, 2), span(0.5, 4.5, 4)],
  'red-cards': [span(0.5, 1.5, 4), span(0.5, 0.5, 4)],
  shots: [span(18.5, 32.5, 4), span(7.5, 19.5, 4)],
  'shots-on-target': [span(4.5, 13.5, 4), span(1.5, 8.5, 4)],
  fouls: [span(17.5, 31.5, 4), span(7.5, 16.5, 4)],
};

/** Every market that a football match of a league is settled in. Which of them are priced and offered is another matter. */
export const FOOTBALL_MARKETS: readonly Market[] = [...results(), ...lines(), ...counts(), ...goals(), ...statistics()];

function results(): Market[] {
  return [
    ...(['1x2', 'double-chance', 'draw-no-bet', 'odd-even', 'both-score'] as const).flatMap((kind) =>
      PERIODS.map((period) => market(kind, period)),
    ),
    ...(['half-time-full-time', 'highest-half', 'both-score-result'] as const).map((kind) => market(kind)),
    ...(['team-highest-half', 'team-odd-even', 'clean-sheet', 'win-to-nil'] as const).flatMap((kind) =>
      SIDES.map((side) => market(kind, `side=${side}`)),
    ),
  ];
}

function lines(): Market[] {
  return [
    ...span(-3, 3, 1).map((line) => market('handicap', `line=${line}`)),
    ...span(-1.5, 1.5, 1).map((line) => market('handicap', `period=1|line=${line}`)),
    ...NOT_LEVEL.map((line) => market('handicap-3way', `line=${line}`)),
    ...span(0.5, 6.5, 1).map((line) => market('total', `line=${line}`)),
    ...['period=1', 'period=2'].flatMap((period) =>
      span(0.5, 3.5, 1).map((line) => market('total', `${period}|line=${line}`)),
    ),
    ...SIDES.flatMap((side) => span(0.5, 4.5, 1).map((line) => market('team-total', `side=${side}|line=${line}`))),
    ...(['both-score-total', 'result-total'] as const).flatMap((kind) =>
      span(1.5, 4.5, 4).map((line) => market(kind, `line=${line}`)),
    ),
  ];
}

function counts(): Market[] {
  return [
    market('goal-count', 'max=6'),
    market('goal-count', 'period=1|max=3'),
    ...SIDES.map((side) => market('team-goal-count', `side=${side}|max=3`)),
    market('correct-score', `scores=${scoresTo(4)}`),
    market('correct-score', `period=1|scores=${scoresTo(2)}`),
    market('winning-margin', 'max=4'),
  ];
}

function goals(): Market[] {
  return [
    ...['10', '15', '30'].map((every) => market('first-goal-time', `every=${every}`)),
    ...['1', '2', '3'].map((goal) => market('nth-goal', `goal=${goal}`)),
    market('last-goal'),
  ];
}

function statistics(): Market[] {
  return [
    ...(['yellow-card', 'red-card', 'penalty'] as const).flatMap((kind) =>
      ['', 'side=home', 'side=away'].map((side) => market(kind, side)),
    ),
    ...STATISTICS.flatMap((statistic) => {
      const [total, team] = STATISTIC_LINES[statistic];
      return [
        market(`${statistic}-1x2`),
        market(`${statistic}-odd-even`),
        ...total.map((line) => market(`${statistic}-total`, `line=${line}`)),
        ...SIDES.flatMap((side) => team.map((line) => market(`${statistic}-team-total`, `side=${side}|line=${line}`))),
        ...span(-3, 3, 2).map((line) => market(`${statistic}-handicap`, `line=${line}`)),
      ];
    }),
  ];
}

function market(kind: MarketKindKey, specifier = ''): Market {
  const read = readMarket(kind, specifier);
  assert(read, `${kind} does not read ${specifier}`);
  return read;
}

type Span = readonly string[];

/** Lines from one to another, in steps of quarters. */
function span(from: number, to: number, step: 1 | 2 | 4): Span {
  const count = (4 * (to - from)) / step + 1;
  return Array.from({ length: count }, (_, index) => lineText(4 * from + index * step));
}

/** Every score of up to so many goals a side. */
function scoresTo(max: number): string {
  const goals = Array.from({ length: max + 1 }, (_, count) => count);
  return goals.flatMap((home) => goals.map((away) => `${home}:${away}`)).join(',');
}
