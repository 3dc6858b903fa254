import { Button, Modal, TextInput } from '@mantine/core';
import { type AnswerOf, closeParkedWin, type listParkedWins } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';

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
  const common = useT('common');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const amount = formatMoney(win.amount, win.currency);
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={<b className="text-16">{t('casino.parked.closeConfirm')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <p className="mb-3 text-14">
        {t('casino.parked.closeText', { amount, name: win.player.username, provider: win.provider })}
      </p>
      <TextInput
        className="mb-3"
        label={t('casino.parked.closeReason')}
        value={typed}
        maxLength={200}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {close.isError && (
        <div role="alert" className="mb-3">
          <Note tone="bad">{failureText(close.error)}</Note>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button disabled={reason === ''} loading={close.isPending} onClick={() => close.mutate({ win, reason })}>
          {t('casino.parked.close')}
        </Button>
      </div>
    </Modal>
  );
}
