import type { LegOutcome } from '@ordago/kernel';
import type { FightRecord, MatchRecord, RaceRecord, ResultRecord, TournamentRecord } from '../result/record.ts';
import type { MarketKindKey } from './keys.ts';
import type { Fields, SpecifierValues, ValuesOf } from './specifier.ts';

/** The record that a kind reads, by its sort. */
export interface RecordOf {
  readonly match: MatchRecord;
  readonly fight: FightRecord;
  readonly race: RaceRecord;
  readonly tournament: TournamentRecord;
}
export type Sort = keyof RecordOf;

/** A fact without which a market of the kind stays unresolved. */
export type Fact =
  | keyof Omit<MatchRecord, 'sort' | 'status'>
  | keyof Omit<FightRecord, 'sort' | 'status'>
  | keyof Omit<RaceRecord, 'sort' | 'status'>
  | keyof Omit<TournamentRecord, 'sort' | 'status'>;

/** Ways in which sports are scored; they decide which kinds make sense in them. */
export type Scoring = 'goals' | 'points' | 'sets' | 'combat' | 'race' | 'tournament';

/**
 * `one`: exactly one outcome wins, or all of them are returned. `several`: any number of outcomes may win, as in double
 * chance or among the first three.
 */
export type Winners = 'one' | 'several';

/** A kind of market: what it asks, what may be answered, and the answer from a result. */
export interface MarketKind {
  readonly key: MarketKindKey;
  readonly sort: Sort;
  readonly scorings: readonly Scoring[];
  readonly needs: readonly Fact[];
  readonly fields: Fields;
  readonly winners: Winners;
  /** All outcomes of a market, in the order in which they are shown; competitors are those who are entered. */
  readonly outcomes: (values: SpecifierValues, competitors: readonly string[]) => readonly string[];
  /** Results of outcomes by a completed contest; null when a fact is missing. */
  readonly resolve: (values: SpecifierValues, record: ResultRecord) => (outcome: string) => LegOutcome | null;
}

export const WON: LegOutcome = { result: 1, voidHalves: 0 };
export const LOST: LegOutcome = { result: 0, voidHalves: 0 };
/** The stake is returned. */
export const RETURNED: LegOutcome = { result: 0, voidHalves: 2 };
export const HALF_WON: LegOutcome = { result: 1, voidHalves: 1 };
export const HALF_LOST: LegOutcome = { result: 0, voidHalves: 1 };

interface KindBase<S extends Sort, F> {
  readonly key: MarketKindKey;
  readonly sort: S;
  readonly scorings: readonly Scoring[];
  readonly needs: readonly Fact[];
  readonly fields: F;
  readonly outcomes: readonly string[] | ((values: ValuesOf<F>, competitors: readonly string[]) => readonly string[]);
}

/** A kind with one winning outcome. */
interface PickedKind<S extends Sort, F> extends KindBase<S, F> {
  /** The winning outcome, `returned` for all of them, or null when a fact is missing. */
  readonly pick: (record: RecordOf[S], values: ValuesOf<F>) => string | null;
}

/** A kind each of whose outcomes is judged by itself. */
interface JudgedKind<S extends Sort, F> extends KindBase<S, F> {
  readonly winners: Winners;
  readonly judge: (outcome: string, record: RecordOf[S], values: ValuesOf<F>) => LegOutcome | null;
}

/** Answer of a picked kind when every outcome is returned. */
export const RETURN_ALL = 'returned';

/** Makes a kind one of whose outcomes wins. */
export function pickedKind<S extends Sort, const F extends object>(kind: PickedKind<S, F>): MarketKind {
  return makeKind({ ...kind, winners: 'one' }, (values, record) => {
    const winner = kind.pick(record, values);
    if (winner === null) return () => null;
    if (winner === RETURN_ALL) return () => RETURNED;
    return (outcome) => (winner === outcome ? WON : LOST);
  });
}

/** Makes a kind whose outcomes are judged one by one. */
export function judgedKind<S extends Sort, const F extends object>(kind: JudgedKind<S, F>): MarketKind {
  return makeKind(kind, (values, record) => (outcome) => kind.judge(outcome, record, values));
}

function makeKind<S extends Sort, F extends object>(
  { key, sort, scorings, needs, winners, fields, outcomes }: KindBase<S, F> & { readonly winners: Winners },
  resolve: (values: ValuesOf<F>, record: RecordOf[S]) => (outcome: string) => LegOutcome | null,
): MarketKind {
  return {
    key,
    sort,
    scorings,
    needs,
    winners,
    fields: fields as unknown as Fields,
    outcomes: (values, competitors) =>
      typeof outcomes === 'function' ? outcomes(values as ValuesOf<F>, competitors) : outcomes,
    resolve: (values, record) =>
      record.sort === sort ? resolve(values as ValuesOf<F>, record as RecordOf[S]) : () => null,
  };
}
