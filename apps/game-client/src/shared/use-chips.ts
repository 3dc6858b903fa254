import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import { useState } from 'react';
import type { PlaySession } from './play-api.ts';

/** Most places that chips may lie on: the engines take no more bets. */
const PLACES_MAX = 40;

/** Chips on a table, place by place. They stay from round to round until it is taken away. */
export interface Chips {
  /** Value of the next chip, as decimal text. */
  readonly chip: string;
  readonly setChip: (chip: string) => void;
  readonly total: Units;
  readonly isEmpty: boolean;
  /** Returns the stake on a place; 0 for none. */
  on(place: string): Units;
  /** Adds a chip; one that the table's limit does not take stays in the hand. */
  put(place: string): void;
  /** Takes the last chip back. */
  undo(): void;
  clear(): void;
  /** The bets in the engines' words. */
  bets(): { place: string; stake: string }[];
}

interface Laid {
  readonly place: string;
  readonly units: Units;
}

export function useChips({ stakes }: Pick<PlaySession, 'stakes'>): Chips {
  const [chip, setChip] = useState(stakes.steps.includes('1.00') ? '1.00' : (stakes.steps[0] ?? stakes.min));
  const [laid, setLaid] = useState<readonly Laid[]>([]);
  const total = laid.reduce((sum, { units }) => sum + units, 0n);
  const placed = new Map<string, Units>();
  for (const { place, units } of laid) placed.set(place, (placed.get(place) ?? 0n) + units);
  return {
    chip,
    setChip,
    total,
    isEmpty: laid.length === 0,
    on: (place) => placed.get(place) ?? 0n,
    put: (place) => {
      const units = parseAmount(chip) ?? 0n;
      const isFull = placed.size >= PLACES_MAX && !placed.has(place);
      if (isFull || total + units > (parseAmount(stakes.max) ?? 0n)) return;
      setLaid([...laid, { place, units }]);
    },
    undo: () => setLaid(laid.slice(0, -1)),
    clear: () => setLaid([]),
    bets: () => [...placed].map(([place, units]) => ({ place, stake: formatAmount(units) })),
  };
}
