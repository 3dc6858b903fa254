import { useT } from '@ordago/i18n/react';
import type { PlayedRound } from '../play-api.ts';
import { unitsOf } from '../units-of.ts';

/** A result as the strip shows it; `high`, `won` and the pockets of a wheel have a colour of their own. */
export interface ResultMark {
  readonly key: string;
  readonly text: string;
  readonly tone?: 'plain' | 'won' | 'high' | 'red' | 'black' | 'green';
}

/** The last results, newest first; they say what fell, and the newest has a ring. */
export function ResultStrip({ marks }: { marks: readonly ResultMark[] }) {
  const t = useT('game');
  if (marks.length === 0) return <p className="stage-no-results">{t('noRoundYet')}</p>;
  return (
    <ol aria-label={t('stage.results')}>
      {marks.map(({ key, text, tone = 'plain' }) => (
        <li key={key} className="tabular" data-tone={tone}>
          {text}
        </li>
      ))}
    </ol>
  );
}

/** The returns of rounds as multiples of their stakes: `1.95×`. */
export function multiplesOf(played: readonly PlayedRound<unknown>[]): readonly ResultMark[] {
  return played.map(({ round, stake, payout }) => {
    const hundredths = hundredthsOf(payout, stake);
    const tone = hundredths >= 1_000 ? 'high' : hundredths > 100 ? 'won' : 'plain';
    return { key: round, text: `${(hundredths / 100).toFixed(2)}×`, tone };
  });
}

function hundredthsOf(payout: string, stake: string): number {
  const staked = unitsOf(stake);
  return staked === 0n ? 0 : Number((unitsOf(payout) * 100n) / staked);
}
