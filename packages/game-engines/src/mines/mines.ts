import { drawDistinct } from '@ordago/fairness';
import { assert, type Factor, isRefusal, refuse, type Units } from '@ordago/kernel';
import type { Json, Round, Shown, SteppedEngine } from '../engine.ts';
import { reduced } from '../fraction.ts';
import { choose, mathsOfLaw, multipleText, NOTHING, payRound, winOrLose } from '../law.ts';
import { readFields, readWhole, readWord } from '../reading.ts';

/** Tiles of the board, numbered from 0, row by row. */
const TILES = 25;
const COUNT = { min: 1, max: 24 };
/** Share of a fair price that is returned. */
const RETURN: Factor = { numerator: 99n, denominator: 100n };
const ACTIONS = ['open', 'cash-out'] as const;

export interface MinesChoice {
  /** 1 to 24. */
  readonly mines: number;
}

export type MinesMove = { readonly action: 'open'; readonly tile: number } | { readonly action: 'cash-out' };

export interface MinesState {
  readonly stake: Units;
  /** Tiles that hide a mine, as they were drawn. Never shown before the end. */
  readonly hidden: readonly number[];
  /** Tiles opened so far, in order. */
  readonly opened: readonly number[];
  readonly phase: 'open' | 'cashed-out' | 'burst';
}

/**
 * Mines: 25 tiles, of which the first draws hide the mines. Every tile opened without one raises the multiple to
 * 0.99 · C(25, k) / C(25 − m, k), so that each point of the round is worth 99 % of a fair bet. The last safe tile pays by
 * itself.
 */
export const MINES: SteppedEngine<MinesChoice, MinesState, MinesMove> = {
  key: 'mines',
  kind: 'mines',
  form: 'stepped',
  rtp: { min: 9_900, max: 9_900 },
  volatility: 'chosen',
  payoutMaxHundredths: 514_829_700,
  source: 'seeds',
  parameters: {
    tiles: TILES,
    minesMin: COUNT.min,
    minesMax: COUNT.max,
    multiples: Array.from({ length: COUNT.max }, (_, more) => ladderOf(more + 1)),
  },
  readChoice(input) {
    const fields = readFields(input, 'choice');
    if (isRefusal(fields)) return fields;
    const mines = readWhole(fields.mines, { field: 'mines', ...COUNT });
    return isRefusal(mines) ? mines : { mines };
  },
  start(stake, { mines }, draws) {
    assert(stake > 0n, 'a round takes a stake');
    return { stake, hidden: drawDistinct(draws, { count: mines, from: TILES }), opened: [], phase: 'open' };
  },
  readMove: readMinesMove,
  costOf: () => 0n,
  move(state, move) {
    assert(state.phase === 'open', 'the round has ended');
    if (move.action === 'cash-out') return { ...state, phase: 'cashed-out' };
    const opened = [...state.opened, move.tile];
    if (state.hidden.includes(move.tile)) return { ...state, opened, phase: 'burst' };
    return { ...state, opened, phase: opened.length + state.hidden.length === TILES ? 'cashed-out' : 'open' };
  },
  roundOf: minesRound,
  view: viewMines,
  advise(state) {
    if (state.phase !== 'open') return null;
    const move: Json = { action: 'open', tile: state.opened.length * 12 };
    return state.opened.length < 2 ? move : { action: 'cash-out' };
  },
  mathsOf({ mines }) {
    const opened = Math.min(2, TILES - mines);
    const law = {
      wins: choose(TILES - mines, opened),
      of: choose(TILES, opened),
      returns: minesMultiple(mines, opened),
    };
    return { ...mathsOfLaw(winOrLose(law)), payoutMax: payoutMaxOf(mines) };
  },
  modes: () => [3, 1, 2, 5, 12, 23, 24].map((mines) => ({ mines })),
};

/** Multiple of the stake after `opened` safe tiles: 0.99 · C(25, k) / C(25 − m, k); the stake itself before the first. */
export function minesMultiple(mines: number, opened: number): Factor {
  if (opened === 0) return { numerator: 1n, denominator: 1n };
  const ways = choose(TILES - mines, opened);
  assert(ways > 0n, `${mines} mines leave fewer than ${opened} safe tiles`);
  return reduced(RETURN.numerator * choose(TILES, opened), RETURN.denominator * ways);
}

function readMinesMove(input: unknown, state: MinesState) {
  const fields = readFields(input, 'move');
  if (isRefusal(fields)) return fields;
  const action = readWord(fields.action, { field: 'action', among: ACTIONS });
  if (isRefusal(action)) return action;
  if (state.phase !== 'open') return refuse('round-action-invalid');
  if (action === 'cash-out') return state.opened.length > 0 ? { action } : refuse('round-action-invalid');
  const tile = readWhole(fields.tile, { field: 'tile', min: 0, max: TILES - 1 });
  if (isRefusal(tile)) return tile;
  return state.opened.includes(tile) ? refuse('round-action-invalid') : { action, tile };
}

function minesRound(state: MinesState): Round | null {
  if (state.phase === 'open') return null;
  const returns = state.phase === 'burst' ? NOTHING : minesMultiple(state.hidden.length, state.opened.length);
  return payRound(state.stake, returns, { ...viewMines(state), hidden: state.hidden });
}

function viewMines({ hidden, opened, phase }: MinesState): Shown {
  const safe = phase === 'burst' ? opened.length - 1 : opened.length;
  const left = TILES - hidden.length - safe;
  return {
    mines: hidden.length,
    opened,
    phase,
    multiple: multipleText(phase === 'burst' ? NOTHING : minesMultiple(hidden.length, safe)),
    next: phase === 'open' && left > 0 ? multipleText(minesMultiple(hidden.length, safe + 1)) : null,
  };
}

function payoutMaxOf(mines: number): Factor {
  return minesMultiple(mines, TILES - mines);
}

/** The multiples of every safe tile in turn. */
function ladderOf(mines: number): string[] {
  return Array.from({ length: TILES - mines }, (_, k) => multipleText(minesMultiple(mines, k + 1)));
}
