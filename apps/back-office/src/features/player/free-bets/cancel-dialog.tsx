import type { StaffFreeBet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx';
import type { FreeBetActs } from './use-free-bets.ts';

export interface CancelDialogProps {
  readonly freeBet: StaffFreeBet;
  readonly acts: FreeBetActs;
  readonly onClose: () => void;
}

/** Asks once more before an unused free bet is taken back. */
export function CancelDialog({ freeBet, acts, onClose }: CancelDialogProps) {
  const t = useT('back-office');
  const take = async () => {
    if (await acts.cancel(freeBet.id)) onClose();
  };
  return (
    <ConfirmDialog
      title={t('freeBets.takeBackTitle')}
      action={t('freeBets.takeBack')}
      call={{ isPending: acts.isPending, error: acts.failure, reset: acts.forget }}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      <p>{t('freeBets.takeBackText', { amount: formatMoney(freeBet.amount, freeBet.currency) })}</p>
    </ConfirmDialog>
  );
}
