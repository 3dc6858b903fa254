import { useT } from '@ordago/i18n/react';
import { Button, Dialog, Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useSignOut } from './api/sign-out.ts';

/** Asks once before the session ends (`?modal=log-out`). */
export function LogOutDialog() {
  const t = useT('common');
  const modal = useModal();
  const navigate = useNavigate();
  const signOut = useSignOut(() => navigate({ to: PATHS.home, search: { ct: 'slots' }, replace: true }));
  const failureText = useFailureText();
  const { isKnown, player } = useSession();
  const isIdle = signOut.isIdle && isKnown && player === null;
  const { close } = modal;
  useEffect(() => {
    // A guest has nothing to sign out of.
    if (isIdle) close();
  }, [isIdle, close]);
  if (isIdle) return null;
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
        <Button rank="primary" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('action.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
