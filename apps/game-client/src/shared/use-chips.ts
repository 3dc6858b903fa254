import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import { useState } from 'react';
import type { PlaySession } from './play-api.ts';
import { recall, remember, rememberedKey } from './stage/remembered.ts';
import { unitsOf } from './units-of.ts';

/** Most places that chips may lie on: the engines take no more bets. */
const PLACES_MAX = 40;
/** Values of chips, of which the first six within the limits of a table are offered. */
const VALUES = ['0.10', '0.50', '1.00', '5.00', '25.00', '100.00', '500.00', '1000.00', '5000.00'];
const VALUES_MAX = 6;
/** Value in the hand at a first visit, or the next one above: 1.00. */
const FIRST: Units = 100_000n;

/** Chips on a table, place by place. They stay from round to round until they are taken away. */
export interface Chips {
  /** Value of the next chip, as decimal text. */
  readonly chip: string;
  readonly setChip: (chip: string) => void;
  readonly total: Units;
  readonly isEmpty: boolean;
  /** There are chips of the last round that can be laid again. */
  readonly canRepeat: boolean;
  /** Twice the chips are within the limit of the table. */
  readonly canDouble: boolean;
  /** Returns the stake on a place; 0 for none. */
  on(place: string): Units;
  /** Adds a chip; one that the table's limit does not take stays in the hand. */
  put(place: string): void;
  /** Takes the last chip back. */
  undo(): void;
  clear(): void;
  /** Lays the chips of the last round again. */
  repeat(): void;
  /** Lays every chip a second time. */
  double(): void;
  /** Remembers the chips that are played now, for `repeat`. */
  keep(): void;
  /** The bets in the engines' words. */
  bets(): { place: string; stake: string }[];
}

interface Laid {
  readonly place: string;
  readonly units: Units;
}

/** Values of the chips of a table, within its limits; the least stake alone where none fits. */
export function chipValues({ min, max }: Pick<PlaySession['stakes'], 'min' | 'max'>): readonly string[] {
  const fitting = VALUES.filter((value) => unitsOf(value) >= unitsOf(min) && unitsOf(value) <= unitsOf(max));
  return fitting.length === 0 ? [min] : fitting.slice(0, VALUES_MAX);
}

/** Chips of one session; the value in the hand is remembered on this device. */
export function useChips(session: PlaySession): Chips {
  const { stakes } = session;
  const key = rememberedKey('chip', session);
  const [chip, setChip] = useState(() => firstChip(stakes, recall(key)));
  const [laid, setLaid] = useState<readonly Laid[]>([]);
  const [kept, setKept] = useState<readonly Laid[]>([]);
  const max = parseAmount(stakes.max) ?? 0n;
  const total = totalOf(laid);
  const placed = new Map<string, Units>();
  for (const { place, units } of laid) placed.set(place, (placed.get(place) ?? 0n) + units);
  return {
    chip,
    setChip: (value) => {
      setChip(value);
      remember(key, value);
    },
    total,
    isEmpty: laid.length === 0,
    canRepeat: laid.length === 0 && kept.length > 0,
    canDouble: laid.length > 0 && total * 2n <= max,
    on: (place) => placed.get(place) ?? 0n,
    put: (place) => {
      const units = unitsOf(chip);
      const isFull = placed.size >= PLACES_MAX && !placed.has(place);
      if (isFull || total + units > max) return;
      setLaid([...laid, { place, units }]);
    },
    undo: () => setLaid(laid.slice(0, -1)),
    clear: () => setLaid([]),
    repeat: () => setLaid(kept),
    double: () => setLaid([...laid, ...laid]),
    keep: () => setKept(laid),
    bets: () => [...placed].map(([place, units]) => ({ place, stake: formatAmount(units) })),
  };
}

function totalOf(laid: readonly Laid[]): Units {
  return laid.reduce((sum, { units }) => sum + units, 0n);
}

function firstChip(stakes: PlaySession['stakes'], known: string | null): string {
  const values = chipValues(stakes);
  if (known !== null && values.includes(known)) return known;
  return values.find((value) => unitsOf(value) >= FIRST) ?? values.at(-1) ?? stakes.min;
}
