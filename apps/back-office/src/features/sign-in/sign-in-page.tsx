import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { staffSignIn } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note, Wordmark } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../shared/api.ts';
import { PATHS, useGo, usePageSearch } from '../../shared/paths.ts';
import { openSession } from '../../shared/session.ts';

interface SignInSearch {
  readonly next?: string;
  readonly ended?: boolean;
}

/** Sign-in page of the back office. */
export function SignInPage() {
  const t = useT('back-office');
  const common = useT('common');
  const { ended } = usePageSearch<SignInSearch>();
  const { form, submit, failure, isPending } = useSignIn();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-[360px]">
        <div className="nav-logo mb-4 justify-center">
          <Wordmark />
          <span className="nav-chip static">{t('shell.staff')}</span>
        </div>
        <form className="card grid gap-4 p-6" onSubmit={form.onSubmit(submit)}>
          <div className="grid gap-1">
            <h1 className="text-20 font-bold tracking-tight">{t('signIn.title')}</h1>
            <p className="text-muted">{t('signIn.lead')}</p>
          </div>
          {ended && failure === null && <Note>{t('signIn.expired')}</Note>}
          {failure !== null && (
            <div role="alert">
              <Note tone="bad">{failure}</Note>
            </div>
          )}
          <TextInput
            label={common('auth.username')}
            autoComplete="username"
            autoCapitalize="none"
            size="md"
            required
            withAsterisk={false}
            {...form.getInputProps('username')}
          />
          <PasswordInput
            label={common('auth.password')}
            autoComplete="current-password"
            size="md"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': common('a11y.showPassword') }}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" fullWidth loading={isPending}>
            {t('signIn.submit')}
          </Button>
        </form>
      </div>
    </main>
  );
}

function useSignIn() {
  const failureText = useFailureText();
  const go = useGo();
  const router = useRouter();
  const { next } = usePageSearch<SignInSearch>();
  const form = useForm({ initialValues: { username: '', password: '' } });
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string }) => api(staffSignIn, { body }),
    onSuccess: (member) => {
      openSession(member);
      if (next === undefined) go({ to: PATHS.players });
      else router.history.push(next);
    },
  });
  return {
    form,
    submit: (values: { username: string; password: string }) => signIn.mutate(values),
    failure: signIn.error === null ? null : failureText(signIn.error),
    isPending: signIn.isPending,
  };
}
