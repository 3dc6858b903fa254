import { useT } from '@ordago/i18n/react';
import { nameOfSystem, type SystemName } from '@ordago/kernel';

/** Proper names, the same in every language. */
const NAMES: Readonly<Record<SystemName, string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  'lucky-15': 'Lucky 15',
  'super-yankee': 'Super Yankee',
  'lucky-31': 'Lucky 31',
  heinz: 'Heinz',
  'lucky-63': 'Lucky 63',
  'super-heinz': 'Super Heinz',
  goliath: 'Goliath',
};

export interface SystemFacts {
  readonly legs: number;
  readonly sizes: readonly number[];
  /** Number of legs that are in every combination. */
  readonly bankers: number;
  readonly combinations: number;
}

/** Names a system in the reader's language: "Yankee · 11 apuestas", "2 de 4 · 6 apuestas". */
export function useSystemName(): (facts: SystemFacts) => string {
  const t = useT('sportsbook');
  return ({ legs, sizes, bankers, combinations }) => {
    const named = nameOfSystem(legs, { sizes, bankers: Array.from({ length: bankers }, (_, place) => place) });
    const name = named === null ? t('slip.sizeOf', { size: sizes.join(', '), legs }) : NAMES[named];
    return t('slip.unfolds', { name, count: combinations });
  };
}
