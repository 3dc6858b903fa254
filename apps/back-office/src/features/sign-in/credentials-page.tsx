import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useT } from '@ordago/i18n/react';
import { Note, Wordmark } from '@ordago/ui';
import type { ReactNode } from 'react';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A page outside the panel: one card below the name of the product. */
export function EntrancePage({ children }: { readonly children: ReactNode }) {
  const t = useT('back-office');
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-[360px]">
        <div className="nav-logo mb-4 justify-center">
          <Wordmark />
          <span className="nav-chip static">{t('shell.staff')}</span>
        </div>
        {children}
      </div>
    </main>
  );
}

/** The heading of a card outside the panel. */
export function EntranceHeading({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <div className="grid gap-1">
      <h1 className="text-20 font-bold tracking-tight">{title}</h1>
      <p className="text-muted">{lead}</p>
    </div>
  );
}

/** Asks for a username and a password, below a heading. */
export function CredentialsForm(props: {
  readonly children: ReactNode;
  readonly labels: { readonly username: string; readonly submit: string };
  /** Rules of a password that is chosen here, which the browser then offers to make and keep; null for one that exists. */
  readonly passwordRules: string | null;
  /** Sentence of the refusal; null before there is one. */
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly submit: (values: Credentials) => void;
}) {
  const { labels, failure, passwordRules } = props;
  const common = useT('common');
  const form = useForm({ initialValues: { username: '', password: '' } });
  return (
    <form className="card grid gap-4 p-6" onSubmit={form.onSubmit(props.submit)}>
      {props.children}
      {failure !== null && (
        <div role="alert">
          <Note tone="bad">{failure}</Note>
        </div>
      )}
      <TextInput
        label={labels.username}
        autoComplete="username"
        autoCapitalize="none"
        size="md"
        required
        withAsterisk={false}
        {...form.getInputProps('username')}
      />
      <PasswordInput
        label={common('auth.password')}
        description={passwordRules}
        autoComplete={passwordRules === null ? 'current-password' : 'new-password'}
        size="md"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': common('a11y.showPassword') }}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth loading={props.isPending}>
        {labels.submit}
      </Button>
    </form>
  );
}
