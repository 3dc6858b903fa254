import type { Bet } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { nameOfSystem, type SystemName } from '@ordago/kernel';
import { isEachWay } from './each-way.tsx';

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
  /** How many legs stand in every combination. */
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

/** Names the kind of a placed bet, and that it was placed in play: "Simple · En vivo". */
export function useBetKind(): (bet: Pick<Bet, 'system' | 'legs'> & Partial<Pick<Bet, 'is_live'>>) => string {
  const t = useT('sportsbook');
  const nameOf = useSystemName();
  const plain = ({ system, legs }: Pick<Bet, 'system' | 'legs'>) => {
    if (system !== null) return nameOf({ ...system, legs: legs.length, bankers: system.bankers.length });
    const kind = t('slip.bet', { count: legs.length });
    return isEachWay([{ legs }]) ? t('eachWay.kind', { kind }) : kind;
  };
  return (bet) => (bet.is_live ? t('bets.inPlay', { kind: plain(bet) }) : plain(bet));
}
