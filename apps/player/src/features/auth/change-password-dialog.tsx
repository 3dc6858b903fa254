import { useT } from '@ordago/i18n/react';
import { Dialog } from '@ordago/ui';
import { useModal } from '../../shared/modal.ts';
import { useChangePassword } from './api/change-password.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The change of the password over any page (`?modal=change-password`). */
export function ChangePasswordDialog() {
  const t = useT('common');
  const modal = useModal();
  const changing = useChangePassword();
  return (
    <Dialog
      isOpen
      onClose={modal.close}
      isBusy={changing.isPending}
      title={t('auth.changePassword')}
      closeLabel={t('a11y.closeDialog')}
    >
      <ChangePasswordForm changing={changing} />
    </Dialog>
  );
}
