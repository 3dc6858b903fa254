import { useT } from '@ordago/i18n/react';
import type { DialogCall } from '../dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';

export interface CloseReviewProps {
  /** Player of the payment. */
  readonly name: string;
  readonly call: DialogCall;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Question before the review of a payment is closed and nothing moves; the reason is kept in the audit. */
export function CloseReview({ name, ...dialog }: CloseReviewProps) {
  const t = useT('back-office');
  return (
    <ReasonDialog
      title={t('review.closeConfirm')}
      label={t('review.closeReason')}
      action={t('review.close')}
      {...dialog}
    >
      <p>{t('review.closeText', { name })}</p>
    </ReasonDialog>
  );
}
