import { kindOf, type Market, readMarket } from '../../src/markets/catalogue.ts';
import type { MarketKindKey } from '../../src/markets/keys.ts';
import { lineText } from '../../src/markets/specifier.ts';
import type { MatchRecord, ResultRecord, Score } from '../../src/result/record.ts';
import { isInRuleBook } from '../../src/rule-book-markets.ts';
import type { SportRule } from '../../src/vocabulary.ts';
import type { Random } from './random.ts';
import type { Wanted } from './stopped-contest.ts';

const NONE: Score = { home: 0, away: 0 };
const FEW = ['both-score-total', 'result-total', 'fight-rounds-total'];

/** A market of the sport's rule book, of a line, a score or a count that is near to what was reported. */
export function askedMarket(rule: SportRule, record: ResultRecord, random: Random): Market | null {
  const key = random.pick(rule.outcomes);
  const market = readMarket(key, specifierOf(key, record, random));
  return market && isInRuleBook(rule, market) ? market : null;
}

/** A specifier of the kind: each of its fields by its name, in the order of the kind. */
function specifierOf(key: MarketKindKey, record: ResultRecord, random: Random): string {
  if (key === 'bet-builder') return 'parts=1x2~~1;total~line=2.5~over';
  const kind = kindOf(key);
  const period = periodOf(record, random);
  const score = scopeOf(record, period);
  const parts = Object.entries(kind.fields).flatMap(([name, { isOptional = false }]) => {
    if (isOptional && name !== 'period' && random.oneIn(2)) return [];
    const text = name === 'period' ? period : fieldText(key, name, { score, record }, random);
    return text === '' ? [] : [`${name}=${text}`];
  });
  return parts.join('|');
}

function periodOf(record: ResultRecord, random: Random): string {
  if (record.sort !== 'match') return '';
  const planned = record.periodsPlanned ?? 2;
  const spans = record.scoring === 'sets' ? [''] : ['', '', 'full', 'decided', 'overtime'];
  return random.oneIn(2) ? String(1 + random.below(planned)) : random.pick(spans);
}

/** The score that a market of the period asks about, as far as it was played. */
function scopeOf(record: ResultRecord, period: string): Score {
  if (record.sort !== 'match') return NONE;
  const place = Number(period);
  return place > 0 ? (record.periods?.[place - 1] ?? NONE) : (record.score ?? NONE);
}

interface Known {
  readonly score: Score;
  readonly record: ResultRecord;
}

function fieldText(key: string, name: string, { score, record }: Known, random: Random): string {
  switch (name) {
    case 'line':
      return lineText(lineOf(key, score, random));
    case 'side':
      return random.pick(['home', 'away']);
    case 'max':
      return String(
        Math.min(1 + random.below(12) + random.pick([0, score.home, score.away, score.home + score.away]), 40),
      );
    case 'scores':
      return scoresOf(score, random);
    case 'minutes': {
      const from = 1 + random.below(80);
      return key === 'first-goal-time' ? '90' : `${from}-${from + random.below(15)}`;
    }
    default:
      return OTHERS[name]?.(random, record) ?? '';
  }
}

const OTHERS: Readonly<Record<string, (random: Random, record: ResultRecord) => string>> = {
  every: (random) => random.pick(['5', '10', '15', '30', '45']),
  goal: (random) => String(1 + random.below(8)),
  player: (random) => random.pick(['ruiz', 'costa', 'vega']),
  places: (random) => String(random.pick([2, 3, 4])),
  ways: (random) => random.pick(['2', '3']),
  rounds: (random) => random.pick(['3', '5', '12']),
  runner: (random, record) => keysOf(record, 1, random),
  runners: (random, record) => keysOf(record, 2, random),
};

function keysOf(record: ResultRecord, count: number, random: Random): string {
  const keys = 'entries' in record ? (record.entries ?? []).map(({ key }) => key) : [];
  const first = random.below(Math.max(keys.length - count + 1, 1));
  return keys.slice(first, first + count).join(',');
}

/** A line in quarters: of a lead or of a total, near to the score and far from it. */
function lineOf(key: string, { home, away }: Score, random: Random): number {
  const distance = random.below(random.pick([6, 24, 320])) - random.pick([0, 3, 12, 160]);
  if (key.endsWith('handicap')) return -4 * (home - away) + distance;
  if (key.endsWith('handicap-3way')) return -4 * (home - away) + 4 * (distance % 81);
  const whole = key.includes('team') ? random.pick([home, away]) : home + away;
  const line = Math.max(4 * whole + distance, 2);
  return FEW.includes(key) ? 4 * Math.floor(line / 4) + 2 : line;
}

function scoresOf({ home, away }: Score, random: Random): string {
  const near = Array.from({ length: 1 + random.below(4) }, () => {
    return `${Math.min(home + random.below(8), 20)}:${Math.min(away + random.below(8), 20)}`;
  });
  return [...new Set(near)].join(',');
}

/** A score that would answer the market exactly: the one it names, or one on its line. */
export function wantedBy({ kind, values }: Market, record: MatchRecord, random: Random): Wanted | undefined {
  const period = typeof values.period === 'number' ? values.period : undefined;
  const { home, away } = scopeOf(record, String(period ?? ''));
  const scores = values.scores as readonly string[] | undefined;
  if (scores) {
    const [first = 0, second = 0] = random.pick(scores).split(':').map(Number);
    return { period, score: { home: first, away: second } };
  }
  const asked = Number(values.max ?? Math.trunc(Number(values.line ?? 0) / 4)) - (values.max ? random.below(3) : 0);
  const base = random.below(4);
  if (kind.key.includes('handicap'))
    return { period, score: withLead(-asked, { home: home + base, away: away + base }) };
  if (kind.key === 'winning-margin') return { period, score: withLead(asked * random.pick([1, -1]), { home, away }) };
  if (values.side !== undefined) return { period, score: { home, away, [String(values.side)]: asked } };
  return { period, score: { home: Math.max(asked - away, 0), away } };
}

/** The least score from another one with a lead. */
function withLead(lead: number, { home, away }: Score): Score {
  return home - away < lead ? { home: away + lead, away } : { home, away: home - lead };
}
