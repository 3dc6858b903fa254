/**
 * Settles markets once more and by other means than the catalogue: from the figures of the files as they are, by lists
 * of cases and sums of hundredths. It shares no code with what it judges.
 */
export interface RawFigures {
  readonly ft: readonly [number, number];
  readonly ht: readonly [number, number] | null;
  /** Counts by column of the file of statistics: HC, AC, HY … */
  readonly columns: Readonly<Record<string, number>> | null;
}

/** won, lost, returned, half won, half lost; null while a figure is missing. */
export type Code = 'W' | 'L' | 'V' | 'HW' | 'HL';

/** Both halves of a stake on a quarter line, as they come out. */
const HALVES: Readonly<Record<string, Code>> = { WW: 'W', LL: 'L', VV: 'V', WV: 'HW', VW: 'HW', LV: 'HL', VL: 'HL' };

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  corners: ['C'],
  cards: ['Y', 'R'],
  'yellow-cards': ['Y'],
  'red-cards': ['R'],
  shots: ['S'],
  'shots-on-target': ['ST'],
  fouls: ['F'],
};

type Pair = readonly [number, number];

/** Reads a market once; then answers for a match, outcome by outcome. */
export function oracleOf(kind: string, specifier: string): (raw: RawFigures) => (outcome: string) => Code | null {
  const asked: Asked = Object.fromEntries(specifier.split('|').map((part) => part.split('=')));
  const [statistic] = Object.keys(COLUMNS)
    .filter((name) => kind.startsWith(`${name}-`))
    .sort((a, b) => b.length - a.length);
  const ask = statistic ? kind.slice(statistic.length + 1) : kind;
  const ofPair = (pair: Pair | null) => (outcome: string) => pair && onePair(ask, asked, outcome, pair);
  if (statistic) return (raw) => ofPair(countsOf(raw, COLUMNS[statistic] ?? []));
  if (['yellow-card', 'red-card', 'penalty'].includes(kind)) {
    return (raw) => {
      const count = kind === 'penalty' ? null : countsOf(raw, [kind === 'yellow-card' ? 'Y' : 'R']);
      if (!count) return () => null;
      const shown = asked.side === 'home' ? count[0] : asked.side === 'away' ? count[1] : count[0] + count[1];
      return (outcome) => ((shown >= 1 ? 'yes' : 'no') === outcome ? 'W' : 'L');
    };
  }
  if (['half-time-full-time', 'highest-half', 'team-highest-half'].includes(kind)) {
    return (raw) => {
      const halves = halvesOf(raw);
      return (outcome) => halves && twoHalves(kind, asked, outcome, halves, raw.ft);
    };
  }
  if (['first-goal-time', 'nth-goal', 'last-goal'].includes(kind)) {
    return (raw) => (outcome) => goalOrder(kind, asked, outcome, raw.ft);
  }
  if (asked.period === undefined) return (raw) => ofPair(raw.ft);
  return (raw) => ofPair(halvesOf(raw)?.[Number(asked.period) - 1] ?? null);
}

function countsOf({ columns }: RawFigures, letters: readonly string[]): Pair | null {
  if (!columns) return null;
  const sum = (side: string) => letters.reduce((all, letter) => all + (columns[side + letter] ?? Number.NaN), 0);
  const pair = [sum('H'), sum('A')] as const;
  return pair.some(Number.isNaN) ? null : pair;
}

/** A match without a goal had none before half-time either. */
function halvesOf({ ht, ft }: RawFigures): readonly [Pair, Pair] | null {
  const first = ht ?? (ft[0] === 0 && ft[1] === 0 ? ft : null);
  return first && [first, [ft[0] - first[0], ft[1] - first[1]]];
}

type Asked = Readonly<Record<string, string | undefined>>;

/** Every market that asks one pair of numbers. */
function onePair(kind: string, asked: Asked, outcome: string, [h, a]: Pair): Code {
  const own = asked.side === 'away' ? a : h;
  const other = asked.side === 'away' ? h : a;
  const is = (holds: boolean): Code => (holds ? 'W' : 'L');
  const line = Number(asked.line) * 100;
  const both = h >= 1 && a >= 1 ? 'yes' : 'no';
  const three = winnerOf(h, a);
  const half = (h + a) * 100 < line ? 'under' : 'over';
  switch (kind) {
    case '1x2':
      return is(three === outcome);
    case 'double-chance':
      return is({ '1x': h >= a, '12': h !== a, x2: h <= a }[outcome] ?? false);
    case 'draw-no-bet':
      return h === a ? 'V' : is(outcome === '1' ? h > a : a > h);
    case 'handicap':
      return outcome === '1' ? onLine(h * 100 - a * 100, -line, 'over') : onLine(h * 100 - a * 100, -line, 'under');
    case 'handicap-3way':
      return is(outcome === winnerOf(h * 100 + line, a * 100));
    case 'total':
      return onLine(h * 100 + a * 100, line, outcome);
    case 'team-total':
      return onLine(own * 100, line, outcome);
    case 'odd-even':
      return is(outcome === ['even', 'odd'][(h + a) % 2]);
    case 'team-odd-even':
      return is(outcome === ['even', 'odd'][own % 2]);
    case 'goal-count':
      return is(isCount(outcome, h + a));
    case 'team-goal-count':
      return is(isCount(outcome, own));
    case 'correct-score':
      return is(isScore(outcome, asked.scores, [h, a]));
    case 'winning-margin':
      return is(isMargin(outcome, [h, a]));
    case 'both-score':
      return is(both === outcome);
    case 'both-score-result':
      return is(outcome === `${three}/${both}`);
    case 'both-score-total':
      return is(outcome === `${half}/${both}`);
    case 'result-total':
      return is(outcome === `${three}/${half}`);
    case 'clean-sheet':
      return is((outcome === 'yes') === (other === 0));
    case 'win-to-nil':
      return is((outcome === 'yes') === (own >= 1 && other === 0));
    default:
      throw new Error(`the oracle does not know ${kind}`);
  }
}

function winnerOf(home: number, away: number): string {
  if (home === away) return 'x';
  return home < away ? '2' : '1';
}

/** `other` is every score that is not listed. */
function isScore(outcome: string, listed: string | undefined, [h, a]: Pair): boolean {
  return outcome === 'other' ? !`,${listed},`.includes(`,${h}:${a},`) : outcome === `${h}:${a}`;
}

function isMargin(outcome: string, [h, a]: Pair): boolean {
  const [winner, margin = ''] = outcome.split('/');
  if (winner === 'x') return h === a;
  return winner === '1' ? isCount(margin, h - a) : isCount(margin, a - h);
}

/** A stake on a quarter line is two halves: one on the line a quarter below, one on the line a quarter above. */
function onLine(value: number, line: number, side: string): Code {
  const lines = Math.abs(line) % 50 === 0 ? [line, line] : [line - 25, line + 25];
  const letters = lines.map((one) => {
    if (value === one) return 'V';
    return (side === 'over' ? value > one : value < one) ? 'W' : 'L';
  });
  const code = HALVES[letters.join('')];
  if (!code) throw new Error(`halves of a stake cannot come out as ${letters.join('')}`);
  return code;
}

/** `3` is three, `6+` six or more. */
function isCount(text: string, count: number): boolean {
  return text.endsWith('+') ? count >= Number(text.slice(0, -1)) : String(count) === text;
}

function twoHalves(
  kind: string,
  asked: Asked,
  outcome: string,
  [first, second]: readonly [Pair, Pair],
  ft: Pair,
): Code {
  if (kind === 'half-time-full-time') {
    const words = [first, ft].map(([h, a]) => ['2', 'x', '1'][Math.sign(h - a) + 1]);
    return words.join('/') === outcome ? 'W' : 'L';
  }
  const count = ([h, a]: Pair) => (kind === 'highest-half' ? h + a : asked.side === 'home' ? h : a);
  const holds = { first: count(first) > count(second), equal: count(first) === count(second) }[outcome];
  return (holds ?? count(second) > count(first)) ? 'W' : 'L';
}

/** Without minutes the files show the order of goals only where one side scored them all, or nobody did. */
function goalOrder(kind: string, asked: Asked, outcome: string, [h, a]: Pair): Code | null {
  if (kind === 'first-goal-time') return h + a > 0 ? null : outcome === 'none' ? 'W' : 'L';
  if (h > 0 && a > 0) return null;
  const place = kind === 'last-goal' ? 1 : Number(asked.goal);
  const who = place > h + a ? 'none' : h > 0 ? '1' : '2';
  return who === outcome ? 'W' : 'L';
}
