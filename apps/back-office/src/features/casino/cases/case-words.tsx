import { type AnswerOf, type CASE_STATUSES, ROUND_CASE_REASONS, type readStaffCase } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Pill, type PillTone } from '../../../shared/list/pill.tsx';

/** A case with all its messages. */
export type StaffCase = AnswerOf<typeof readStaffCase>;

const TONES: Readonly<Record<(typeof CASE_STATUSES)[number], PillTone>> = {
  open: 'warn',
  answered: 'info',
  upheld: 'good',
  refused: 'bad',
  withdrawn: 'plain',
};

/** Status of a case. */
export function CasePill({ status }: { status: (typeof CASE_STATUSES)[number] }) {
  const t = useT('back-office');
  return <Pill tone={TONES[status]}>{t(`casino.cases.status.${status}`)}</Pill>;
}

/** The words of a reason; a kind of subject may have reasons of its own, which are shown as they are. */
export function useReasonText(): (reason: string) => string {
  const t = useT('back-office');
  return (reason) => {
    const known = ROUND_CASE_REASONS.find((each) => each === reason);
    return known ? t(`casino.cases.reasons.${known}`) : reason;
  };
}

/** One fact of a case as text; empty where its kind has none of that name. */
export function factOf(row: Pick<StaffCase, 'subject'>, name: string): string {
  const fact = row.subject.facts[name];
  return typeof fact === 'string' ? fact : (fact?.join(', ') ?? '');
}
