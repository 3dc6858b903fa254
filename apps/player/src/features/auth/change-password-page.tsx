import { useT } from '@ordago/i18n/react';
import { Facts } from '@ordago/ui';
import { useSession } from '../../shared/session.ts';
import { useChangePassword } from './api/change-password.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { WinningsVisibility } from './winnings-visibility.tsx';

/** "Edit account": the stored data of the player, who may see their winnings, and the change of the password. */
export function ChangePasswordPage() {
  const t = useT('common');
  const changing = useChangePassword();
  const { player } = useSession();
  return (
    <>
      <h1 className="text-24 font-extrabold tracking-[-.03em] tablet:text-32">{t('nav.editAccount')}</h1>
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
        <section className="grid gap-4.5 rounded-card border border-line bg-surface p-4 tablet:p-6">
          <h2 className="text-20 font-bold tracking-[-.015em]">{t('auth.changePassword')}</h2>
          <ChangePasswordForm changing={changing} />
        </section>
        {player && (
          <div className="grid gap-6">
            <section className="grid gap-4.5 rounded-card border border-line bg-surface p-4 tablet:p-6">
              <h2 className="text-20 font-bold tracking-[-.015em]">{t('nav.profile')}</h2>
              <Facts
                facts={[
                  { key: 'id', label: t('account.id'), value: player.id },
                  { key: 'login', label: t('account.login'), value: player.username },
                  { key: 'phone', label: t('auth.byPhone'), value: player.phone },
                  { key: 'email', label: t('auth.email'), value: player.email_address },
                  { key: 'currency', label: t('auth.currency'), value: player.currency },
                ].filter(({ value }) => value !== '')}
              />
            </section>
            <WinningsVisibility />
          </div>
        )}
      </div>
    </>
  );
}
