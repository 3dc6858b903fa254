import { useT } from '@ordago/i18n/react';
import { Pill, type PillTone } from '../list/pill.tsx';

const WORDS = ['open', 'won', 'lost', 'half-won', 'half-lost', 'void', 'cashed-out', 'partly-cashed-out'] as const;
type Word = (typeof WORDS)[number];

const TONES: Readonly<Record<Word, PillTone>> = {
  open: 'warn',
  won: 'good',
  'half-won': 'good',
  lost: 'plain',
  'half-lost': 'plain',
  void: 'info',
  'cashed-out': 'info',
  'partly-cashed-out': 'info',
};

/** Status of a bet or one of its selections. Losing is stated, not scolded. */
export function BetStatus({ status }: { status: string }) {
  const t = useT('common');
  const word = WORDS.find((known) => known === status);
  if (word === undefined) return <Pill tone="plain">{status}</Pill>;
  return <Pill tone={TONES[word]}>{t(`betStatus.${word}`)}</Pill>;
}
