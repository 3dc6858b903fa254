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

/** The name of a market from the bundle `markets`; null until it has arrived, or for a kind that it does not know. */
export function marketName(t: LooseTranslator, { kind, specifier }: NamedMarket): string | null {
  const key = `markets.kind.${kind}`;
  return t.has(key) ? t(key, { period: 'all', side: 'all', line: '', ways: '2', ...specifierFields(specifier) }) : null;
}

/**
 * The name of a kind of market, whatever it asks about, or of all kinds of a statistic: "Total, más o menos"; null until the bundle
 * `markets` has arrived.
 */
export function kindName(t: LooseTranslator, kind: string): string | null {
  const key = `markets.general.${kind}`;
  return t.has(key) ? t(key) : marketName(t, { kind, specifier: '' });
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
    const last = kind === 'winning-margin' ? second : partName(t, named, second, line);
    return `${partName(t, named, first, line)} · ${last}`;
  }
  return partName(t, named, outcome, line);
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

function partName(t: LooseTranslator, { kind, home, away }: NamedOutcome, part: string, line: string | undefined) {
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
