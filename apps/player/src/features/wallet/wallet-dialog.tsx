import { useT } from '@ordago/i18n/react';
import { Dialog } from '@ordago/ui';
import { useModal } from '../../shared/modal.ts';

/** Deposit and withdrawal (`?modal=deposit|withdrawal`). */
export function WalletDialog() {
  const t = useT('common');
  const tp = useT('player');
  const modal = useModal();
  return (
    <Dialog isOpen onClose={modal.close} title={tp('wallet.title')} closeLabel={t('a11y.closeDialog')}>
      {t('state.loading')}
    </Dialog>
  );
}
