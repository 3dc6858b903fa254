import { ApiError } from '@ordago/api-client';
import { useT } from '@ordago/i18n/react';
import { Button, Note, PasswordField, Result, Skeleton, toast } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { siteSettingsQuery } from '../../shared/site-settings.ts';
import type { useChangePassword } from './api/change-password.ts';
import { isNewPasswordReady, NewPasswordFields } from './new-password-fields.tsx';

/** Refusals that are about the new password. */
const ABOUT_FRESH: ReadonlySet<string> = new Set(['password-policy', 'password-breached', 'password-unchanged']);

/** Old password, new password twice. Only the old and the new one are sent (specification 1, section 5). */
export function ChangePasswordForm({ changing }: { changing: ReturnType<typeof useChangePassword> }) {
  const t = useT('common');
  const tp = useT('player');
  const navigate = useNavigate();
  const { player } = useSession();
  const failureText = useFailureText();
  const settings = useQuery(siteSettingsQuery);
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState({ password: '', repeat: '' });
  if (settings.isPending) return <Skeleton className="h-80 rounded-card" />;
  if (settings.isError) {
    const retry = <Button onClick={() => settings.refetch()}>{t('action.retry')}</Button>;
    return <Result face="error" title={t('state.error')} action={retry} />;
  }
  const policy = settings.data.password_settings.player;
  const isReady = old !== '' && isNewPasswordReady(fresh, policy);
  const refusal = changing.error instanceof ApiError ? changing.error.refusal : null;
  const isAboutFresh = refusal !== null && ABOUT_FRESH.has(refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || changing.isPending) return;
    const state = { signInName: player?.username ?? '' };
    const onSuccess = () => {
      toast(tp('success.passwordChanged'), { kind: 'success' });
      void navigate({ to: PATHS.home, search: { ct: 'slots', modal: 'sign-in' }, state, replace: true });
    };
    changing.mutate({ password: old, new_password: fresh.password }, { onSuccess });
  };
  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate>
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={player?.username ?? ''} readOnly hidden />
      <PasswordField
        label={t('auth.oldPassword')}
        name="old-password"
        autoComplete="current-password"
        revealLabels={{ show: t('a11y.showPassword'), hide: t('a11y.hidePassword') }}
        error={refusal === 'invalid-credentials' ? tp('auth.oldPasswordWrong') : undefined}
        value={old}
        onChange={(event) => {
          setOld(event.target.value);
          changing.reset();
        }}
      />
      <NewPasswordFields
        label={t('auth.newPassword')}
        policy={policy}
        value={fresh}
        onChange={setFresh}
        error={isAboutFresh ? failureText(changing.error) : undefined}
      />
      {refusal !== null && refusal !== 'invalid-credentials' && !isAboutFresh && (
        <Note tone="bad">{failureText(changing.error)}</Note>
      )}
      <Button type="submit" rank="primary" size="large" isFull disabled={!isReady} isBusy={changing.isPending}>
        {t('auth.changePassword')}
      </Button>
    </form>
  );
}
