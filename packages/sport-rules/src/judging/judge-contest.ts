import { hasDecision } from '../doctrine.ts';
import type { Ending } from '../result/ending.ts';
import { isRegularTimeOver, sumOf } from '../result/facts.ts';
import type { MatchRecord, RaceRecord, ResultRecord, Runner, TournamentRecord } from '../result/record.ts';
import { isPlayedInHalves, shapeOf } from '../shape.ts';
import { type Length, type MatchFormat, type PlayUnit, type SportRule, specialOf } from '../vocabulary.ts';
import { formatOf, judgeInterruption } from './judge-interruption.ts';
import { displayedMinutes, isDecided, isPossibleScore, judgePrematureWin } from './judge-parts.ts';
import { isClassified } from './judge-race.ts';
import { judgeTournament } from './judge-tournament.ts';
import { readFight, readSets, withWonSets } from './read-record.ts';

/** A contest as the rule book of its sport sees it. */
export interface JudgedContest {
  /** Record by which the markets are settled. */
  readonly record: ResultRecord;
  /** Ending, with how much was played as far as the record itself contains it; null where it was played to its end. */
  readonly ending: Ending | null;
}

/**
 * Reads what a supplier reports of a contest by the rule book of its sport (specification 3, section 4): whether an
 * interrupted one counts as completed, in which period a bout ended that a side gave up, who finished a race.
 */
export function judgeContest(rule: SportRule, reported: ResultRecord, ending: Ending | null): JudgedContest {
  const judged = judgeEnding(rule, read(rule, reported), ending);
  return { ...judged, record: withHalves(rule, withSets(rule, judged.record, ending)) };
}

function judgeEnding(rule: SportRule, record: ResultRecord, ending: Ending | null): JudgedContest {
  switch (ending?.kind) {
    case undefined:
      return withoutWalkovers(rule, isSuperior(rule, record) ? completedOf(record) : record);
    case 'forfeit':
      // A win by a rule of the sport itself is no decision by default (operator rule `superiority`).
      if (ending.by === 'technical' && (isSuperior(rule, record) || isDisqualified(record))) {
        return { record: completedOf(record), ending: null };
      }
      return { record: { ...record, status: 'walkover' }, ending };
    case 'mercy':
      if (isSuperior(rule, record)) return { record: completedOf(record), ending: null };
      return { record: { ...record, status: hasDecision(rule, 'mercy') ? 'completed' : 'abandoned' }, ending };
    case 'no-contest':
      return { record: { ...record, status: 'abandoned' }, ending };
    case 'format-changed':
      return hasDecision(rule, 'format-change')
        ? { record: { ...record, status: 'cancelled' }, ending }
        : { record, ending: null };
    case 'reduced':
      return hasDecision(rule, 'reduced-overs') && record.sort === 'match'
        ? { record: { ...record, status: 'abandoned', wonBy: ending.winner }, ending }
        : { record: { ...record, status: 'abandoned' }, ending };
    case 'postponed':
      return { record: { ...record, status: 'cancelled' }, ending };
    case 'withdrawn':
      return afterRefusal(record, ending) ?? { record: afterWithdrawal(rule, record, ending.part), ending };
    case 'interrupted':
      return afterInterruption(rule, record, ending);
  }
}

/** It counts as completed where each format in which it may have been played would have it so. */
function afterInterruption(rule: SportRule, record: ResultRecord, ending: Interrupted): JudgedContest {
  const formats = formatsOf(rule, record, ending.format);
  const isEnough = formats.every(({ name }) => {
    const played = playedOf(rule, record, { ...ending, format: name });
    return judgeInterruption(rule, { format: name, played }) === 'completed';
  });
  const [only, ...others] = formats;
  const format = ending.format ?? (others.length === 0 ? only?.name : undefined);
  // Of a sport with one format its name says nothing.
  const named = rule.formats.length > 1 ? format : ending.format;
  const played = playedOf(rule, record, { ...ending, ...(format !== undefined && { format }) });
  const known = { kind: 'interrupted', ...(named !== undefined && { format: named }), played } as const;
  const whole = withLength(record, formats);
  return {
    record: isEnough ? stoppedAt(whole, isByMinutes(formats) ? played : null) : { ...whole, status: 'abandoned' },
    ending: known,
  };
}

type Interrupted = Extract<Ending, { kind: 'interrupted' }>;

/**
 * The formats in which a contest may have been played: the named one, that of the reported length, or each that agrees with what was
 * reported. Rugby of which neither was reported may be rugby 7, which has to be played to its end: its bets are returned.
 */
function formatsOf(rule: SportRule, record: ResultRecord, name: string | undefined): readonly MatchFormat[] {
  if (name !== undefined) return [formatOf(rule, name)];
  const alike = record.sort === 'match' ? rule.formats.filter((one) => isLike(one, record)) : [];
  const named = alike.filter(({ length }) => record.sort === 'match' && isOfLength(length, record));
  if (named.length > 0) return named;
  return alike.length > 0 ? alike : rule.formats;
}

function completedOf(record: ResultRecord): ResultRecord {
  return { ...record, status: 'completed' };
}

/** A match of which enough was played: its score counts, and what was still open in it is returned. */
function stoppedAt(record: ResultRecord, minutesPlayed: number | null): ResultRecord {
  if (record.sort !== 'match') return completedOf(record);
  const { regularMinutes } = record;
  const isWhole = minutesPlayed !== null && regularMinutes !== undefined && minutesPlayed >= regularMinutes;
  const known = { ...record, status: 'completed', ...(minutesPlayed !== null && { minutesPlayed }) } as const;
  return isWhole && !isRegularTimeOver(record) ? known : { ...known, isStopped: true };
}

/** Returns true if a match is measured in minutes, whatever its format. */
function isByMinutes(formats: readonly MatchFormat[]): boolean {
  return formats.every(({ minimum }) => minimum !== 'to-the-end' && minimum.unit === 'minutes');
}

/** Refusing to go on is a way to lose a fight, and no decision by default: the other one has won by it. */
function afterRefusal(
  record: ResultRecord,
  { part, by }: Extract<Ending, { kind: 'withdrawn' }>,
): JudgedContest | null {
  if (record.sort !== 'fight') return null;
  const { winner = by && OTHER[by], method = 'disqualification-or-refusal', round = part } = record;
  return winner === undefined
    ? null
    : { record: { ...record, status: 'completed', winner, method, round }, ending: null };
}

const OTHER = { home: 'away', away: 'home' } as const;

function isDisqualified(record: ResultRecord): boolean {
  return record.sort === 'fight' && record.winner !== undefined && record.method === 'disqualification-or-refusal';
}

/** Reads what follows from the record and the sport alone. */
function read(rule: SportRule, reported: ResultRecord): ResultRecord {
  if (reported.status === 'walkover' || reported.status === 'cancelled') return reported;
  switch (reported.sort) {
    case 'race':
      return readRace(rule, reported);
    case 'fight':
      return readFight(rule, reported);
    case 'match':
      return readMatch(rule, reported);
    case 'tournament':
      return readTournament(rule, reported);
  }
}

/**
 * A winner who was named without a final gives the bets back where the rule book prescribes it, and counts anywhere
 * else; of one that stopped the finalists decide once they are known (`judgeTournament`).
 */
function readTournament(rule: SportRule, reported: TournamentRecord): TournamentRecord {
  const { isFinalHeld = true, finalists = [], entries = [], status } = reported;
  const isWinnerNamed = status === 'completed' || entries.some(({ position }) => position === 1);
  const { isFinalHeld: _, ...held } = reported;
  switch (judgeTournament(rule, { areFinalistsKnown: finalists.length === 2, isFinalHeld, isWinnerNamed })) {
    case 'at-odds-1':
      return { ...held, isFinalHeld: false };
    case 'by-result':
      return held;
    case 'as-final':
      return reported;
    case 'valid': {
      const { finalists: __, ...open } = reported;
      return open;
    }
  }
}

function readMatch(rule: SportRule, reported: MatchRecord): MatchRecord {
  if (reported.isPitcherChanged && !hasDecision(rule, 'listed-pitcher')) return { ...reported, status: 'cancelled' };
  const { breaks, ...rest } = reported;
  const isImpossible = breaks && [breaks.home, breaks.away].some((points) => !isPossibleScore(rule, points));
  const match = isImpossible ? rest : reported;
  const read = shapeOf(rule) === 'sets' ? readSets(rule, { ...match, scoring: 'sets' }) : match;
  return hasDecision(rule, 'extra-end') ? { ...read, plain: 'full' } : read;
}

/** Adds the planned length where the record has none and the formats agree: the parts still to come depend on it. */
function withLength(record: ResultRecord, formats: readonly MatchFormat[]): ResultRecord {
  if (record.sort !== 'match') return record;
  const [first, ...others] = formats.map(({ length }) => plannedIn(length));
  const agreed = <Name extends 'regularMinutes' | 'periodsPlanned'>(name: Name) =>
    others.every((other) => other[name] === first?.[name]) ? first?.[name] : undefined;
  const regularMinutes = agreed('regularMinutes');
  const periodsPlanned = agreed('periodsPlanned');
  return {
    ...(regularMinutes !== undefined && { regularMinutes }),
    ...(periodsPlanned !== undefined && { periodsPlanned }),
    ...record,
  };
}

/** A sport that is played in halves has two periods, also where its supplier does not report it. */
function withHalves(rule: SportRule, record: ResultRecord): ResultRecord {
  if (record.sort !== 'match' || record.status !== 'abandoned' || !isPlayedInHalves(rule)) return record;
  return { periodsPlanned: 2, ...record };
}

/** Adds to a stopped match of sets how sets are won in its possible formats, and the sets won by then. */
function withSets(rule: SportRule, record: ResultRecord, ending: Ending | null): ResultRecord {
  if (record.sort !== 'match' || record.status !== 'abandoned' || record.scoring !== 'sets') return record;
  const named = ending?.kind === 'interrupted' ? ending.format : undefined;
  const formats = named === undefined ? rule.formats.filter((one) => isLike(one, record)) : [formatOf(rule, named)];
  const match = { ...record, ...plannedSetsOf(record, formats) };
  const sets = formats.flatMap(({ length }) => ('scoring' in length && length.scoring) || []);
  if (sets.length === 0 || sets.length < formats.length) return match;
  return withWonSets({ ...match, sets });
}

/** The number of sets of the formats, or their numbers where they differ; nothing where a format leaves it open, or it was reported. */
function plannedSetsOf(
  { periodsPlanned }: MatchRecord,
  formats: readonly MatchFormat[],
): Pick<MatchRecord, 'periodsPlanned' | 'setsPlanned'> {
  const numbers = formats.flatMap(({ length }) => plannedIn(length).periodsPlanned ?? []);
  const [first, ...others] = numbers;
  if (periodsPlanned !== undefined || first === undefined || numbers.length < formats.length) return {};
  return others.every((other) => other === first) ? { periodsPlanned: first } : { setsPlanned: numbers };
}

/** Returns true if what was reported of the length of a match fits a format. */
function isLike({ length }: MatchFormat, { periodsPlanned, regularMinutes }: MatchRecord): boolean {
  const planned = plannedIn(length);
  const isSame = (known: number | undefined, reported: number | undefined) =>
    known === undefined || reported === undefined || known === reported;
  return isSame(planned.periodsPlanned, periodsPlanned) && isSame(planned.regularMinutes, regularMinutes);
}

/** A match that was announced over 80 minutes is none of a shorter variant, although the rule book states no length of that one. */
function isOfLength(length: Length, { regularMinutes }: MatchRecord): boolean {
  return length.kind === 'time' && length.minutes === regularMinutes;
}

function plannedIn(length: Length): Pick<MatchRecord, 'regularMinutes' | 'periodsPlanned'> {
  switch (length.kind) {
    case 'time':
      return { regularMinutes: length.minutes, ...(length.parts !== undefined && { periodsPlanned: length.parts }) };
    case 'parts':
      return { periodsPlanned: length.max };
    case 'best-of':
      return { periodsPlanned: length.parts };
    case 'won-parts':
      return length.wins === undefined ? {} : { periodsPlanned: 2 * length.wins - 1 };
    case 'open':
      return {};
  }
}

function isSuperior(rule: SportRule, record: ResultRecord): boolean {
  if (record.sort !== 'match' || !record.score || !hasDecision(rule, 'superiority')) return false;
  const points = [record.score.home, record.score.away] as const;
  // Where the style is unknown, the larger lead is asked for.
  const { style = 'freestyle' } = record;
  return judgePrematureWin(rule, { style, points }) !== null;
}

/**
 * A map that was given without play was not played (operator rule `part-walkover`): where the maps that were played leave the
 * winner open, the match was not completed.
 */
function withoutWalkovers(rule: SportRule, record: ResultRecord): JudgedContest {
  if (record.sort !== 'match' || !record.walkovers?.length || !hasDecision(rule, 'part-walkover')) {
    return { record, ending: null };
  }
  const { score = { home: 0, away: 0 }, walkovers, periodsPlanned = 3 } = record;
  if (isDecided(score, periodsPlanned) || record.status !== 'completed') return { record, ending: null };
  return { record: { ...record, status: 'abandoned' }, ending: { kind: 'withdrawn', part: walkovers[0] ?? 1 } };
}

/**
 * A runner with nine tenths of the winner's laps has finished (operator rule `race-classified`); one disqualified after the
 * ceremony keeps the place that was honoured there (operator rule `podium`).
 */
function readRace(rule: SportRule, race: RaceRecord): RaceRecord {
  const { entries } = race;
  if (!entries || !specialOf(rule, 'race')) return race;
  const winner = entries.find(({ position }) => position === 1);
  const winnerLaps = winner?.laps ?? Math.max(...entries.map(({ laps = 0 }) => laps));
  const readRunner = (runner: Runner): Runner => {
    const { state, position, laps } = runner;
    if (state === 'disqualified' && position !== undefined) return { ...runner, state: 'finished' };
    if (state !== 'retired' || laps === undefined || winnerLaps === 0) return runner;
    return isClassified(rule, { laps, winnerLaps }) ? { ...runner, isClassified: true } : runner;
  };
  return { ...race, entries: entries.map(readRunner) };
}

/** In wrestling the bout ended with the period before, as completed; elsewhere it was not (operator rule `retirement`). */
function afterWithdrawal(rule: SportRule, record: ResultRecord, part: number): ResultRecord {
  if (record.sort !== 'match' || part <= 1 || !specialOf(rule, 'withdrawal-ends-previous-part')) {
    return { ...record, status: 'abandoned' };
  }
  const periods = record.periods?.slice(0, part - 1);
  // Without the periods the score of the one before is unknown.
  const score = periods ? sumOf(periods) : undefined;
  const { score: _, periods: __, ...rest } = record;
  const ended: MatchRecord = { ...rest, status: 'completed', decidedIn: 'regular-time' };
  return { ...ended, ...(periods && score && { periods, score }) };
}

/** Amount that was played, in the unit of the minimum; full innings and ends follow from the score of each. */
function playedOf(rule: SportRule, record: ResultRecord, ending: Interrupted) {
  const { minimum } = formatOf(rule, ending.format);
  if (minimum === 'to-the-end') return ending.played;
  if (ending.played !== null) return converted(rule, { ...ending, played: ending.played }, minimum.unit);
  if (record.sort !== 'match') return null;
  const isCounted = minimum.unit === 'innings' || minimum.unit === 'ends';
  // The last one is that in which it stopped.
  if (isCounted) return record.periods ? Math.max(record.periods.length - 1, 0) : null;
  const { minutesPlayed } = record;
  if (minutesPlayed === undefined) return null;
  return converted(rule, { ...ending, played: minutesPlayed, unit: 'minutes' }, minimum.unit);
}

/** The wall's minutes on the clock of a game that runs faster; what the other unit cannot express was not shown. */
function converted(
  rule: SportRule,
  { format, played, unit }: { format?: string; played: number; unit?: PlayUnit },
  needed: PlayUnit,
): number | null {
  if (unit === undefined || unit === needed) return played;
  const { name } = formatOf(rule, format);
  const hasClock = rule.special?.some((special) => special.kind === 'game-clock' && special.format === name);
  if (unit !== 'real' || needed !== 'displayed' || !hasClock) return null;
  return displayedMinutes(rule, { format: name, real: played });
}
