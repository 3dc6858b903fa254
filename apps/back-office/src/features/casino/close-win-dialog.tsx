import { type AnswerOf, closeParkedWin, type listParkedWins } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog.tsx';

type Win = AnswerOf<typeof listParkedWins>['wins'][number];

/** Closes a parked win, with the reason that the audit keeps. */
export function useCloseWin(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ win: { provider, key, amount }, reason }: { win: Win; reason: string }) =>
      api(closeParkedWin, { body: { provider, key, amount, reason } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['parked-wins'] }),
  });
}

export interface CloseWinDialogProps {
  readonly win: Win;
  readonly close: ReturnType<typeof useCloseWin>;
  readonly onClose: () => void;
}

/** Question before a win is closed without a payment. */
export function CloseWinDialog({ win, close, onClose }: CloseWinDialogProps) {
  const t = useT('back-office');
  const amount = formatMoney(win.amount, win.currency);
  return (
    <ReasonDialog
      title={t('casino.parked.closeConfirm')}
      label={t('casino.parked.closeReason')}
      action={t('casino.parked.close')}
      call={close}
      onConfirm={(reason) => close.mutate({ win, reason })}
      onClose={onClose}
    >
      <p>{t('casino.parked.closeText', { amount, name: win.player.username, provider: win.provider })}</p>
    </ReasonDialog>
  );
}
