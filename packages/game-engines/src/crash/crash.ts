import type { Draws } from '@ordago/fairness';
import { assert, isRefusal, refuse, type Units } from '@ordago/kernel';
import type { Round, Shown, SteppedEngine } from '../engine.ts';
import { hundredths, mathsOfLaw, multipleText, NOTHING, payRound, winOrLose } from '../law.ts';
import { readFields, readWhole, readWord } from '../reading.ts';

/** Multiples at which a bet can be cashed out, in hundredths; at the last one every bet still flying is cashed out. */
export const CRASH_MULTIPLE = { min: 101, max: 100_000_000 } as const;
/** 2^52: the top 52 bits of the game's digest are its number. */
const SPAN = 1n << 52n;
/** The multiple grows by this share of itself each millisecond: twice the stake after 11.6 s. */
const GROWTH_PER_MS = 0.000_06;
const ACTIONS = ['cash-out', 'end'] as const;

export interface CrashChoice {
  /** Cash out by itself at this multiple, in hundredths; null to do it by hand. */
  readonly cashOutAt: number | null;
}

/** `cash-out`: at the multiple the server's clock showed when the wish came. `end`: the round has burst. */
export type CrashMove = { readonly action: 'cash-out'; readonly at: number } | { readonly action: 'end' };

export interface CrashState {
  readonly stake: Units;
  /** Multiple at which the round bursts, in hundredths. Never shown before the end. */
  readonly bust: number;
  readonly cashOutAt: number | null;
  readonly phase: 'flying' | 'ended';
  /** Multiple at which the bet was cashed out, in hundredths; null while it flies and when it was lost. */
  readonly cashedOutAt: number | null;
}

/**
 * Crash: a multiple grows until it bursts; who cashes out before gets it. With U the top 52 bits of the digest over 2^52
 * the round bursts at max(1, floor(99 / (1 − U)) / 100), so it reaches m with chance 0.99 / m. One player's bet on a round; the
 * rounds themselves come from a hash chain that everybody shares (`chainDraws`).
 */
export const CRASH: SteppedEngine<CrashChoice, CrashState, CrashMove> = {
  key: 'crash',
  kind: 'crash',
  form: 'stepped',
  rtp: { min: 9_900, max: 9_900 },
  volatility: 'chosen',
  payoutMaxHundredths: CRASH_MULTIPLE.max,
  source: 'chain',
  parameters: { multipleMin: CRASH_MULTIPLE.min, multipleMax: CRASH_MULTIPLE.max, growthPerSecond: '0.06' },
  readChoice(input) {
    const fields = readFields(input, 'choice');
    if (isRefusal(fields)) return fields;
    if (fields.cashOutAt === null || fields.cashOutAt === undefined) return { cashOutAt: null };
    const cashOutAt = readWhole(fields.cashOutAt, { field: 'cashOutAt', ...CRASH_MULTIPLE });
    return isRefusal(cashOutAt) ? cashOutAt : { cashOutAt };
  },
  start(stake, { cashOutAt }, draws) {
    assert(stake > 0n, 'a round takes a stake');
    return { stake, bust: bustOf(draws), cashOutAt, phase: 'flying', cashedOutAt: null };
  },
  readMove: readCrashMove,
  costOf: () => 0n,
  move(state, move) {
    assert(state.phase === 'flying', 'the round has ended');
    // An automatic cash-out comes first, at its exact target; then the last multiple, then the player's hand.
    const automatic = Math.min(state.cashOutAt ?? CRASH_MULTIPLE.max, CRASH_MULTIPLE.max);
    const at = move.action === 'cash-out' ? Math.min(move.at, automatic) : automatic;
    return { ...state, phase: 'ended', cashedOutAt: at <= state.bust ? at : null };
  },
  roundOf: crashRound,
  view: ({ cashOutAt, phase }) => ({ cashOutAt: textOf(cashOutAt), phase }),
  advise: ({ phase }) => (phase === 'flying' ? { action: 'end' } : null),
  mathsOf({ cashOutAt }) {
    const at = cashOutAt ?? CRASH_MULTIPLE.max;
    // 1 − U is s / 2^52 with s from 1 to 2^52; the round reaches `at` where s is at most 99 · 2^52 / at.
    return mathsOfLaw(winOrLose({ wins: (99n * SPAN) / BigInt(at), of: SPAN, returns: hundredths(at) }));
  },
  modes: () => [200, 101, 110, 150, 300, 1_000, 10_000, 1_000_000].map((cashOutAt) => ({ cashOutAt })),
};

/**
 * Multiple at which a round bursts, in hundredths, from the first 52 bits of its draws: exact, in integers. At least
 * 100.
 */
export function bustOf(draws: Draws): number {
  const top = BigInt(draws.nextU32()) << 20n;
  const bits = top | BigInt(draws.nextU32() >>> 12);
  const bust = (99n * SPAN) / (SPAN - bits);
  return bust < 100n ? 100 : Number(bust);
}

/** Returns the multiple a number of milliseconds after the start, in hundredths, rounded down. */
export function crashMultipleAt(elapsedMs: number): number {
  const shown = Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs)));
  return Math.min(CRASH_MULTIPLE.max, shown);
}

/** The first millisecond at which the multiple shows at least `multiple` (hundredths): when a round bursts, a target is met. */
export function crashMsUntil(multiple: number): number {
  assert(multiple >= 100, `no round shows ${multiple}`);
  let ms = Math.max(0, Math.floor(Math.log(Math.min(multiple, CRASH_MULTIPLE.max) / 100) / GROWTH_PER_MS) - 1);
  while (crashMultipleAt(ms) < Math.min(multiple, CRASH_MULTIPLE.max)) ms += 1;
  return ms;
}

function readCrashMove(input: unknown, state: CrashState) {
  const fields = readFields(input, 'move');
  if (isRefusal(fields)) return fields;
  const action = readWord(fields.action, { field: 'action', among: ACTIONS });
  if (isRefusal(action)) return action;
  if (state.phase !== 'flying') return refuse('round-action-invalid');
  if (action === 'end') return { action };
  const at = readWhole(fields.at, { field: 'at', min: CRASH_MULTIPLE.min, max: CRASH_MULTIPLE.max });
  if (isRefusal(at)) return at;
  // A hand has to be quicker than the burst; only an automatic target may equal it.
  return at < state.bust || isMetBefore(state, at) ? { action, at } : refuse('round-action-invalid');
}

function isMetBefore({ cashOutAt, bust }: CrashState, at: number): boolean {
  return cashOutAt !== null && cashOutAt <= at && cashOutAt <= bust;
}

function crashRound({ stake, bust, cashOutAt, phase, cashedOutAt }: CrashState): Round | null {
  if (phase === 'flying') return null;
  const shown: Shown = {
    bust: multipleText(hundredths(bust)),
    cashOutAt: textOf(cashOutAt),
    cashedOutAt: textOf(cashedOutAt),
  };
  return payRound(stake, cashedOutAt === null ? NOTHING : hundredths(cashedOutAt), shown);
}

function textOf(multiple: number | null): string | null {
  return multiple === null ? null : multipleText(hundredths(multiple));
}
