import type { Article } from './article.ts';
import type { Notion } from './notions/index.ts';
import type { Phrase } from './vocabulary.ts';

/**
 * Sections of the rule book to which a settled bet leads, as the fragment of an article's address: `#push`. They never
 * change: links to them are kept.
 */
export const RULE_SECTIONS = [
  'result',
  'formats',
  'postponed',
  'determined',
  'not-completed',
  'forfeit',
  'retirement',
  'early-end',
  'parts',
  'overtime',
  'draw',
  'push',
  'asian-lines',
  'dead-heat',
  'non-starters',
  'each-way',
  'combination',
  'minutes',
  'tournament',
  'unresolved',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** Section of each reason that is no result of its market; every other reason is one. */
const SECTION_OF_REASON: Readonly<Record<string, RuleSection>> = {
  'minimum-reached': 'formats',
  'minimum-missed': 'formats',
  'minimum-unknown': 'formats',
  'not-to-the-end': 'formats',
  determined: 'determined',
  'decided-at': 'determined',
  'window-open': 'postponed',
  postponed: 'postponed',
  'postponed-too-long': 'postponed',
  'tournament-open': 'postponed',
  'tournament-over': 'postponed',
  cancelled: 'not-completed',
  forfeit: 'forfeit',
  withdrawn: 'retirement',
  'retirement-counts': 'retirement',
  'ended-earlier': 'retirement',
  mercy: 'early-end',
  'no-contest': 'early-end',
  'format-changed': 'early-end',
  reduced: 'early-end',
  'reduced-winner': 'early-end',
  'technical-stop': 'early-end',
  'part-not-played': 'parts',
  'part-given': 'parts',
  'still-open': 'parts',
  'drawn-part': 'draw',
  push: 'push',
  'dead-heat': 'dead-heat',
  'non-runner': 'non-starters',
  combination: 'combination',
  'first-goal': 'minutes',
  'goal-minutes': 'minutes',
  'decided-in': 'overtime',
  'final-not-held': 'tournament',
  unresolved: 'unresolved',
  unreported: 'unresolved',
  'result-awaited': 'unresolved',
};

/** A settled selection: how it counted, and why. */
export interface SettledReason {
  readonly status: 'open' | 'won' | 'lost' | 'half-won' | 'half-lost' | 'void';
  readonly why: Phrase;
}

/** Returns the section of the rule book that settled a selection. */
export function ruleSectionOf({ status, why: { code, params } }: SettledReason): RuleSection {
  if (status === 'half-won' || status === 'half-lost') return 'asian-lines';
  const isBeyond = code === 'figure' && (params.figure === 'overtime' || params.figure === 'shoot_out');
  return isBeyond ? 'overtime' : (SECTION_OF_REASON[code] ?? 'result');
}

/** Notion that explains what a section of the sports' articles only names. */
const NOTION_OF_SECTION: Readonly<Partial<Record<RuleSection, Notion>>> = {
  push: 'push',
  'asian-lines': 'half-won-half-lost',
  'dead-heat': 'dead-heat',
  'non-starters': 'non-starters',
};

/** Notion of reasons whose section tells more than one thing. */
const NOTION_OF_REASON: Readonly<Record<string, Notion>> = {
  'part-not-played': 'parts-not-played',
  'part-given': 'parts-not-played',
  'first-goal-of': 'own-goals',
  'player-goals': 'own-goals',
};

/** Returns what explains how a selection was settled: a notion with an article of its own, else a section of the sport's article. */
export function rulePlaceOf(reason: SettledReason): RuleSection | Notion {
  const section = ruleSectionOf(reason);
  return NOTION_OF_SECTION[section] ?? NOTION_OF_REASON[reason.why.code] ?? section;
}

/** Place of an article: the code of a statement, a list of its own, or a group of its statements. */
type Place = string;

/** Statements and lists in which a section is told, the closest one first; the last is in every article. */
const PLACES: Readonly<Record<RuleSection, readonly [Place, ...Place[]]>> = {
  result: ['common.outcomes'],
  formats: ['formats'],
  postponed: ['interruption.window', 'interruption.window-tournament'],
  determined: ['common.determined-is-settled'],
  'not-completed': ['common.rest-at-odds-1'],
  forfeit: ['common.forfeit', 'common.rest-at-odds-1'],
  retirement: [
    'operator.retirement',
    'special.withdrawal-ends-previous-part',
    'operator.withdrawal-in-first-part',
    'common.rest-at-odds-1',
  ],
  'early-end': [
    'operator.mercy',
    'operator.no-contest',
    'operator.reduced-overs',
    'operator.format-change',
    'operator.as-simulated',
    'common.rest-at-odds-1',
  ],
  parts: ['operator.open-part', 'operator.part-walkover', 'common.rest-at-odds-1'],
  overtime: ['operator.overtime-named', 'operator.extra-end', 'common.outcomes'],
  draw: ['special.drawn-part-returns', 'operator.drawn-best-of', 'operator.distance', 'common.outcomes'],
  push: ['common.outcomes'],
  'asian-lines': ['common.outcomes'],
  'dead-heat': ['each-way.dead-heat', 'common.outcomes'],
  'non-starters': ['each-way.returned', 'operator.head-to-head', 'common.rest-at-odds-1'],
  'each-way': ['each-way.what', 'common.outcomes'],
  combination: ['operator.combination', 'common.outcomes'],
  minutes: ['operator.minute-one', 'common.minutes-up', 'common.outcomes'],
  tournament: ['special.tournament-winner', 'common.rest-at-odds-1'],
  unresolved: ['operator.missing-figure', 'common.unresolved'],
};

/** Returns the sections that are told at each place of an article, as the fragments that lead there. */
export function sectionsByPlace(article: Pick<Article, 'sections'>): ReadonlyMap<Place, readonly RuleSection[]> {
  const codes = article.sections.flatMap(({ statements }) => statements.map(({ phrase }) => phrase.code));
  const places = new Set<Place>(['formats', ...codes]);
  const byPlace = new Map<Place, RuleSection[]>();
  for (const section of RULE_SECTIONS) {
    const place = PLACES[section].find((one) => places.has(one));
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), section]);
  }
  return byPlace;
}
