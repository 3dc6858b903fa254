import { contestArguments, sportWords } from './sport-words.ts';

export { contestArguments, SPORT_WORDS, type SportWords, sportWords } from './sport-words.ts';

/** A translator over all bundles, by whole keys (`markets.kind.total`). */
export interface LooseTranslator {
  (key: string, values?: Record<string, string | number>): string;
  /** True when the bundle of the key has arrived and holds it. */
  has(key: string): boolean;
}

/** A market by its kind and what it asks about (`period=1|line=2.5`). */
export interface NamedMarket {
  readonly kind: string;
  readonly specifier: string;
  /** Slug of its sport, whose words it is named in. (Default: words that fit any sport) */
  readonly sport?: string;
  /** Names of its sides. (Default: the home side and the away side) */
  readonly home?: string;
  readonly away?: string;
  /** Outcome that is bet on: a handicap is written from its side. (Default: from the first side) */
  readonly outcome?: string;
}

/** An outcome of a market of two sides, or of a competitor with a name of its own. */
export interface NamedOutcome extends NamedMarket {
  readonly outcome: string;
  readonly name?: string;
  readonly home: string;
  readonly away: string;
}

/** The fields of a specifier as texts. */
export function specifierFields(specifier: string): Readonly<Record<string, string>> {
  if (specifier === '') return {};
  return Object.fromEntries(specifier.split('|').map((part) => part.split(/=(.*)/s, 2)));
}

/**
 * The name of a market in the words of its sport: "Más/Menos de 2.5 goles", "Ganador 1.er set". Null until the bundle
 * `markets` has arrived, and for a kind that it does not know.
 */
export function marketName(t: LooseTranslator, named: NamedMarket): string | null {
  const key = `markets.kind.${named.kind}`;
  if (!t.has(key)) return null;
  const { values, part, isDecisive } = nameValues(t, named);
  if (part === null) return t(key, values);
  if (named.kind === '1x2') return t(`markets.inPart.${isDecisive ? 'winner' : 'result'}`, { part });
  if (named.kind === 'draw-no-bet' && isDecisive) return t('markets.inPart.winner', { part });
  return t('markets.inPart.any', { market: t(key, values), part });
}

/**
 * The name of a ladder of markets that ask the same at several lines, without a line: "Más/Menos de goles, 1.ª mitad". Null for a
 * kind that has none, and until the bundles `sportsbook` and `markets` have arrived.
 */
export function ladderName(t: LooseTranslator, named: NamedMarket): string | null {
  const [, statistic, ask] = STATISTIC_KIND.exec(named.kind) ?? [];
  const key = `sportsbook.ladder.${statistic ? `statistic-${ask}` : named.kind}`;
  if (!t.has(key) || !t.has('markets.part.half')) return null;
  const { values, part } = nameValues(t, named);
  const market = t(key, { ...values, statistic: statistic ? t(`sportsbook.statistic.${statistic}`) : '' });
  return part === null ? market : t('markets.inPart.any', { market, part });
}

/** Kinds that ask about a statistic: its name, and what they ask. */
export const STATISTIC_KIND =
  /^(corners|cards|yellow-cards|red-cards|shots|shots-on-target|fouls)-(1x2|total|team-total|handicap|odd-even)$/;

/** Values that fill the text of a market, and the part of the contest that it asks about; null for the whole. */
function nameValues(t: LooseTranslator, named: NamedMarket) {
  const { kind, specifier } = named;
  const words = sportWords(named.sport);
  const fields = specifierFields(specifier);
  const { period = 'all', side = 'all', line = '' } = fields;
  const isOfPart = /^\d+$/.test(period);
  const unit = (isOfPart || kind.startsWith('points-') ? words.unitInPart : undefined) ?? words.unit;
  const isDecisive = words.draws === 'never' || (words.draws === 'match' && isOfPart);
  const extra = words.extra === 'overtime' && words.hasShootOut ? 'shootout' : (words.extra ?? 'none');
  return {
    isDecisive,
    part: partName(t, { period, extra, sport: named.sport }),
    values: {
      ways: '2',
      ...fields,
      side,
      unit,
      extra,
      line: isHandicap(kind) && line !== '' ? signedLine(named.outcome === '2' ? -Number(line) : Number(line)) : line,
      draws: isDecisive ? 'no' : 'yes',
      units: t(`markets.unit.${unit}`),
      team: sideName(t, named, side),
    },
  };
}

/** `1.ª mitad`, `2.º set`, `con prórroga`; null for the whole contest, and for what a sport does not know. */
function partName(t: LooseTranslator, about: { period: string; extra: string; sport: string | undefined }) {
  const { period, extra, sport } = about;
  if (period === 'all') return null;
  if (/^\d+$/.test(period)) return t(`markets.part.${sportWords(sport).part}`, { n: Number(period) });
  // A sport without overtime has its whole score in full.
  return extra === 'none' && period !== 'overtime' ? null : t(`markets.span.${period}`, { extra });
}

/** The name of a tab of markets that a sport has its own word for; null for any other tab, and until the bundle has arrived. */
export function groupName(t: LooseTranslator, group: string, sport: string): string | null {
  const { part, unit, unitInPart = unit } = sportWords(sport);
  if (!t.has('markets.part.half')) return null;
  if (group === 'halves') return t(`markets.parts.${part}`);
  if (group !== 'goals' || unitInPart === 'any') return null;
  const name = t(`markets.unit.${unitInPart}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The part of a contest that has a number, in the words of its sport: "1.ª mitad". Empty until the bundle has arrived. */
export function partWords(t: LooseTranslator, { sport, part }: { sport: string | undefined; part: number }): string {
  return t.has('markets.part.half') ? (partName(t, { period: String(part), extra: 'none', sport }) ?? '') : '';
}

/** The side by its name; where that is not known, the home side or the first player. */
function sideName(t: LooseTranslator, { sport, home = '', away = '' }: NamedMarket, side: string): string {
  const own = side === 'away' ? away : home;
  if (own !== '') return own;
  const [first, second] = sportWords(sport).isOfPlayers ? ['first', 'second'] : ['home', 'away'];
  return t(`markets.side.${side === 'away' ? second : first}`);
}

/**
 * The name of a kind of market, whatever it asks about, or of all kinds of a statistic: "Total, más o menos"; null until the bundle
 * `markets` has arrived. (Default of the sport: words that fit any sport)
 */
export function kindName(t: LooseTranslator, kind: string, sport?: string): string | null {
  const key = `markets.general.${kind}`;
  const { unit } = contestArguments(sport);
  if (t.has(key)) return t(key, { unit, units: unit === 'any' ? '' : t(`markets.unit.${unit}`) });
  return marketName(t, { kind, specifier: '', ...(sport !== undefined && { sport }) });
}

/** A part of a bet builder: an outcome of another market of the same event. */
export interface NamedPart extends NamedMarket {
  readonly outcome: string;
}

/** Parts of a bet builder, in the order of its text; empty for any other market. */
export function builderParts({ kind, specifier }: NamedMarket): readonly NamedPart[] {
  if (kind !== 'bet-builder') return [];
  const { parts = '' } = specifierFields(specifier);
  return parts.split(';').map((part) => {
    const [ofKind = '', asked = '', outcome = ''] = part.split('~');
    return { kind: ofKind, specifier: asked.replaceAll('&', '|'), outcome };
  });
}

/** A part in one line; with its market where the outcome alone is unclear: "Ambos marcan: Sí". */
function partOfBuilder(t: LooseTranslator, named: NamedOutcome): string {
  const outcome = outcomeName(t, named);
  const namesAll = named.specifier.replace(/^line=[^|]*$/, '') === '' && NAMES_ALL.includes(named.kind);
  const market = namesAll ? null : marketName(t, named);
  return market === null ? outcome : `${market}: ${outcome}`;
}

/** Kinds whose outcomes are understood by themselves. */
const NAMES_ALL = ['1x2', 'double-chance', 'total', 'handicap', 'handicap-3way'];

/**
 * An outcome as a slip names it, understood without its market where that is possible: "Barcelona", "Más de 2.5",
 * "Barcelona (−0.75)", "Barcelona · Más de 2.5". What nobody names is shown by its key.
 */
export function outcomeName(t: LooseTranslator, named: NamedOutcome): string {
  const { kind, specifier, outcome, name } = named;
  if (name !== undefined) return name;
  if (kind === 'bet-builder') {
    return builderParts(named)
      .map((part) => partOfBuilder(t, { ...named, ...part }))
      .join(' + ');
  }
  const { line } = specifierFields(specifier);
  if (isHandicap(kind) && line !== undefined) return handicapName(t, named, line);
  if (kind === 'both-score') return t(`sportsbook.outcome.${outcome}`);
  if (outcome.includes('/')) {
    const [first = '', second = ''] = outcome.split('/');
    // The margin of a win is a count, not a side.
    const last = kind === 'winning-margin' ? second : outcomePart(t, named, second, line);
    return `${outcomePart(t, named, first, line)} · ${last}`;
  }
  return outcomePart(t, named, outcome, line);
}

function isHandicap(kind: string): boolean {
  return kind === 'handicap-3way' || kind === 'handicap' || kind.endsWith('-handicap');
}

/** Writes a handicap from the side that is bet on. A draw is one after the first side's handicap. */
function handicapName(t: LooseTranslator, { outcome, home, away }: NamedOutcome, line: string): string {
  const side = outcome === '1' ? home : outcome === '2' ? away : t('sportsbook.outcome.x');
  return `${side} (${signedLine(outcome === '2' ? -Number(line) : Number(line))})`;
}

/** `+0.5`, `−0.75`, `0`, with a true minus. */
export function signedLine(line: number): string {
  if (line === 0) return '0';
  return line > 0 ? `+${line}` : `−${-line}`;
}

const OF_SIDES = ['1', 'x', '2', '1x', '12', 'x2'];

function outcomePart(t: LooseTranslator, { kind, home, away }: NamedOutcome, part: string, line: string | undefined) {
  // A count is no side: "exactly 2 goals", "won by 2".
  const isCount = kind === 'goal-count' || kind === 'team-goal-count' || kind === 'fight-round';
  if (isCount) return part;
  if (part === '1') return home;
  if (part === '2') return away;
  if (OF_SIDES.includes(part)) return t(`sportsbook.outcome.${part}`, { home, away });
  if ((part === 'over' || part === 'under') && line !== undefined) return t(`sportsbook.outcome.${part}`, { line });
  const key = `markets.outcome.${part}`;
  return t.has(key) ? t(key) : part;
}

/** A selection within a sentence on what a bet needed: "el empate", "más de 2.5 goles, 1.ª mitad", "Barcelona (−0.75)". */
export function neededName(t: LooseTranslator, named: NamedOutcome): string {
  const { kind, specifier, outcome, name } = named;
  if (name !== undefined || !t.has('markets.part.half')) return partOfBuilder(t, named);
  if (kind === '1x2' && specifier === '' && outcome === 'x') return t('sportsbook.needed.x');
  const [, statistic, ask] = STATISTIC_KIND.exec(kind) ?? [];
  const isTotal = ['total', 'team-total', 'points-total'].includes(ask ?? kind);
  if (!isTotal || (outcome !== 'over' && outcome !== 'under')) return partOfBuilder(t, named);
  const { values, part } = nameValues(t, named);
  const units = statistic ? t(`sportsbook.statistic.${statistic}`).toLowerCase() : values.units;
  const key = values.side === 'all' ? outcome : `team-${outcome}`;
  const market = t(`sportsbook.needed.${key}`, { ...values, units });
  return part === null ? market : t('markets.inPart.any', { market, part });
}
