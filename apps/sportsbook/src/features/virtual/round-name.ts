import { useT } from '@ordago/i18n/react';
import type { Competition } from './virtual-api.ts';

const STAGES = ['1', '2', '3', '4', '5'] as const;

/** Name of a round: its number in the league, its stage in the cup. */
export function useRoundName(): (shown: Competition, round: number) => string {
  const t = useT('fairness');
  return ({ competition, rounds_count: count }, round) => {
    const stage = STAGES[round - 1];
    return competition === 'cup' && stage ? t(`virtual.stage.${stage}`) : t('virtual.round', { round, count });
  };
}
