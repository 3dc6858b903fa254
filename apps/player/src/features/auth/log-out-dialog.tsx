import { useT } from '@ordago/i18n/react';
import { Button, Dialog, Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useNavigate } from '@tanstack/react-router';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSignOut } from './api/sign-out.ts';

/** Asks once before the session ends (`?modal=log-out`). */
export function LogOutDialog() {
  const t = useT('common');
  const modal = useModal();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const failureText = useFailureText();
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => navigate({ to: PATHS.home, search: { ct: 'slots' }, replace: true }),
    });
  return (
    <Dialog
      isOpen
      size="small"
      onClose={modal.close}
      isBusy={signOut.isPending}
      title={t('auth.logoutTitle')}
      description={t('auth.logoutText')}
      closeLabel={t('a11y.closeDialog')}
    >
      {signOut.isError && <Note tone="bad">{failureText(signOut.error)}</Note>}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={modal.close}>{t('action.no')}</Button>
        <Button rank="primary" isBusy={signOut.isPending} onClick={leave}>
          {t('action.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
