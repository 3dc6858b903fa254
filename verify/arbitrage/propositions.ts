import { footballOffer } from '../../apps/server/src/modules/sportsbook/pricing/domain/football-offer.ts';
import { type Code, oracleOf, type RawFigures } from '../../tools/settle/oracle.ts';

/** An outcome of our price list with how it comes out in each state, by the oracle of settlement and none of its code. */
export interface ListedOutcome {
  readonly kind: string;
  readonly specifier: string;
  readonly outcome: string;
  readonly codes: readonly Code[];
  /** Equal for outcomes that come out alike in every state: one proposition. */
  readonly proposition: string;
  /** True if it wins or loses, and nothing of its stake ever comes back. */
  readonly isPlain: boolean;
}

/** Two outcomes that come true together where a third one does. */
export interface ReadyMade {
  readonly parts: readonly [ListedOutcome, ListedOutcome];
  readonly whole: ListedOutcome;
}

/** Goals of a side in one half up to which states are told apart: beyond them no market of the list asks anything new. */
const GOALS_MAX = 6;

/** Kinds that the order of goals decides; the scores alone decide that nobody scores the goal in question. */
export const GOAL_ORDER = ['nth-goal', 'last-goal', 'first-goal-time'];

/** Every outcome of our list that the scores of both halves decide; states that all of them come out alike in are one. */
export function listedOutcomes(): readonly ListedOutcome[] {
  const states = allStates();
  const read = footballOffer().flatMap(({ kind, specifier, outcomes }) => {
    const judge = oracleOf(kind, specifier);
    const answers = states.map((state) => judge(state));
    return outcomes.flatMap((outcome) => {
      const codes = answers.map(
        (answer, state) => answer(outcome) ?? codeOfNone({ kind, specifier, outcome }, states[state]),
      );
      return codes.every((code) => code !== null) ? [{ kind, specifier, outcome, codes: codes as Code[] }] : [];
    });
  });
  const distinct = distinctStates(states.length, read);
  return read.map((one) => {
    const codes = distinct.flatMap((state) => one.codes[state] ?? []);
    const isPlain = codes.every((code) => code === 'W' || code === 'L');
    return { ...one, codes, proposition: codes.join(''), isPlain };
  });
}

function codeOfNone(
  { kind, specifier, outcome }: Pick<ListedOutcome, 'kind' | 'specifier' | 'outcome'>,
  state: RawFigures | undefined,
): Code | null {
  if (!state || outcome !== 'none' || !GOAL_ORDER.includes(kind)) return null;
  const goal = Number(/goal=(\d+)/.exec(specifier)?.[1] ?? 1);
  return state.ft[0] + state.ft[1] < goal ? 'W' : 'L';
}

function allStates(): RawFigures[] {
  const goals = Array.from({ length: GOALS_MAX + 1 }, (_, count) => count);
  return goals.flatMap((i) =>
    goals.flatMap((j) =>
      goals.flatMap((k) => goals.map((l): RawFigures => ({ ht: [i, j], ft: [i + k, j + l], columns: null }))),
    ),
  );
}

/** The first of each set of states in which every outcome comes out alike. */
function distinctStates(count: number, outcomes: readonly { readonly codes: readonly Code[] }[]): number[] {
  const seen = new Set<string>();
  return Array.from({ length: count }, (_, state) => state).filter((state) => {
    const key = outcomes.map(({ codes }) => codes[state]).join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Pairs of outcomes that a market of the list asks for together, every pair once. */
export function readyMade(listed: readonly ListedOutcome[]): readonly ReadyMade[] {
  const plain = listed
    .filter(({ isPlain }) => isPlain)
    .map((outcome) => ({ outcome, wins: winsOf(outcome), isPart: !GOAL_ORDER.includes(outcome.kind) }));
  const byWins = new Map(plain.map(({ outcome, wins }) => [wins, outcome]));
  const parts = plain.filter(({ isPart }) => isPart);
  return parts.flatMap((one, place) =>
    parts.slice(place + 1).flatMap((other): ReadyMade[] => {
      const together = one.wins & other.wins;
      const whole = byWins.get(together);
      const isNew = whole && together !== one.wins && together !== other.wins;
      return isNew ? [{ parts: [one.outcome, other.outcome], whole }] : [];
    }),
  );
}

/** The states in which an outcome wins, one bit a state. */
function winsOf({ codes }: ListedOutcome): bigint {
  return BigInt(`0b${codes.map((code) => Number(code === 'W')).join('')}`);
}
