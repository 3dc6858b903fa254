import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import { useState } from 'react';
import type { PlaySession } from '../play-api.ts';
import { unitsOf } from '../units-of.ts';
import { recall, remember, rememberedKey } from './remembered.ts';

/** Reason why a text is no stake of this game. */
export type StakeFault = 'format' | 'below' | 'above';

/** The stake of a game as its player types it. */
export interface Stake {
  /** Text in the field. */
  readonly text: string;
  /** The last text that was a stake of this game, as exact decimal text. */
  readonly amount: string;
  /** Null while the text is a stake. */
  readonly fault: StakeFault | null;
  /** Takes a text; one that is a stake is remembered for this game on this device. */
  set(text: string): void;
}

/** Stake of a first visit, where the limits allow it. */
const FIRST: Units = 100_000n;
/** Smallest part of a stake: a hundredth of the currency unit. */
const CENT: Units = 1_000n;

type Limits = Pick<PlaySession['stakes'], 'min' | 'max'>;

/** Reads a typed stake: exact units, or why it is none. Two decimals, within the limits. */
export function readStake(text: string, { min, max }: Limits): Units | StakeFault {
  const units = parseAmount(text);
  if (units === null || units % CENT !== 0n) return 'format';
  if (units < unitsOf(min)) return 'below';
  return units > unitsOf(max) ? 'above' : units;
}

/** Half of a stake, rounded down to the cent and not below the least. */
export function halfOf(amount: string, { min }: Limits): string {
  return formatAmount(larger(floorToCent(unitsOf(amount) / 2n), unitsOf(min)));
}

/** Twice a stake, not above the most. */
export function doubleOf(amount: string, { max }: Limits): string {
  return formatAmount(smaller(unitsOf(amount) * 2n, floorToCent(unitsOf(max))));
}

/** The most that can be staked: the limit, or the balance where that is less; never below the least stake. */
export function mostOf({ min, max }: Limits, balance: string | null): string {
  const most = balance === null ? unitsOf(max) : smaller(unitsOf(max), unitsOf(balance));
  return formatAmount(larger(floorToCent(most), unitsOf(min)));
}

/** The stake of a session: of its open round, else the one remembered for the game, else 1.00. */
export function useStake(session: PlaySession): Stake {
  const { stakes, open } = session;
  const key = rememberedKey('stake', session);
  const [text, setText] = useState(() => open?.stake ?? firstStake(key, stakes));
  const [amount, setAmount] = useState(text);
  const read = readStake(text, stakes);
  return {
    text,
    amount,
    fault: typeof read === 'string' ? read : null,
    set: (typed) => {
      setText(typed);
      const units = readStake(typed, stakes);
      if (typeof units === 'string') return;
      setAmount(formatAmount(units));
      remember(key, formatAmount(units));
    },
  };
}

function firstStake(key: string, stakes: Limits): string {
  const known = recall(key);
  if (known !== null && typeof readStake(known, stakes) !== 'string') return known;
  return formatAmount(larger(smaller(FIRST, unitsOf(stakes.max)), unitsOf(stakes.min)));
}

function floorToCent(units: Units): Units {
  return units - (units % CENT);
}

function smaller(one: Units, other: Units): Units {
  return one < other ? one : other;
}

function larger(one: Units, other: Units): Units {
  return one > other ? one : other;
}
