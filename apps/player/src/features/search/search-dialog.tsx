import { useT } from '@ordago/i18n/react';
import { Dialog } from '@ordago/ui';
import { useModal } from '../../shared/modal.ts';

/** The search over the catalogue (`?modal=search`). Mounted by the shell while it is open. */
export function SearchDialog() {
  const t = useT('common');
  const { close } = useModal();
  return (
    <Dialog isOpen onClose={close} title={t('nav.search')} closeLabel={t('a11y.closeDialog')} size="wide">
      <p className="text-muted">{t('state.loading')}</p>
    </Dialog>
  );
}
