import { Button, Modal } from '@mantine/core';
import type { StaffFreeBet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import type { FreeBetActs } from './use-free-bets.ts';

/** Asks once more before an unused free bet is taken back. */
export function CancelDialog({
  freeBet,
  acts,
  onClose,
}: {
  freeBet: StaffFreeBet;
  acts: FreeBetActs;
  onClose: () => void;
}) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const close = () => {
    acts.forget();
    onClose();
  };
  const take = async () => {
    if (await acts.cancel(freeBet.id)) onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      centered
      title={<b className="text-16">{t('freeBets.takeBackTitle')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <p className="mb-3 text-14">
        {t('freeBets.takeBackText', { amount: formatMoney(freeBet.amount, freeBet.currency) })}
      </p>
      {acts.failure !== null && (
        <div role="alert" className="mb-3">
          <Note tone="bad">{failureText(acts.failure)}</Note>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={close}>
          {common('action.cancel')}
        </Button>
        <Button data-autofocus loading={acts.isPending} onClick={() => void take()}>
          {t('freeBets.takeBack')}
        </Button>
      </div>
    </Modal>
  );
}
