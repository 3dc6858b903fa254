import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createFirstOwner, staffSignIn } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note, Wordmark } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { PATHS, useGo } from '../../shared/paths.ts';
import { openSession } from '../../shared/session.ts';

/** Page behind the link of `npm run first-owner`: creates the owner of a new site and signs them in. */
export function FirstOwnerPage() {
  const t = useT('back-office');
  const common = useT('common');
  const { form, submit, failure, isPending } = useFirstOwner();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-[360px]">
        <div className="nav-logo mb-4 justify-center">
          <Wordmark />
          <span className="nav-chip static">{t('shell.staff')}</span>
        </div>
        <form className="card grid gap-4 p-6" onSubmit={form.onSubmit(submit)}>
          <div className="grid gap-1">
            <h1 className="text-20 font-bold tracking-tight">{t('firstOwner.title')}</h1>
            <p className="text-muted">{t('firstOwner.lead')}</p>
          </div>
          {failure !== null && (
            <div role="alert">
              <Note tone="bad">{failure}</Note>
            </div>
          )}
          <TextInput
            label={t('firstOwner.username')}
            autoComplete="username"
            autoCapitalize="none"
            size="md"
            required
            withAsterisk={false}
            {...form.getInputProps('username')}
          />
          <PasswordInput
            label={common('auth.password')}
            autoComplete="new-password"
            size="md"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': common('a11y.showPassword') }}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" fullWidth loading={isPending}>
            {t('firstOwner.submit')}
          </Button>
        </form>
      </div>
    </main>
  );
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

function useFirstOwner() {
  const failureText = useFailureText();
  const go = useGo();
  const form = useForm({ initialValues: { username: '', password: '' } });
  const create = useMutation({
    mutationFn: async (body: Credentials) => {
      // Behind the `#` no server, proxy or log sees it.
      await api(createFirstOwner, { body: { ...body, link: window.location.hash.slice(1) } });
      return api(staffSignIn, { body });
    },
    onSuccess: (member) => {
      openSession(member);
      go({ to: PATHS.players });
    },
  });
  return {
    form,
    submit: (values: Credentials) => create.mutate(values),
    failure: create.error === null ? null : failureText(create.error),
    isPending: create.isPending,
  };
}
