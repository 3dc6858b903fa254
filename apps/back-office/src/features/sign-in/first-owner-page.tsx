import { Button } from '@mantine/core';
import { createFirstOwner, staffSignIn } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { PATHS, useGo } from '../../shared/paths.ts';
import { openSession } from '../../shared/session.ts';
import { type Credentials, CredentialsForm, EntranceHeading, EntrancePage } from './credentials-page.tsx';

/** Page behind the link of `npm run first-owner`: creates the owner of a new site and signs them in. */
export function FirstOwnerPage() {
  const t = useT('back-office');
  const { create, failure } = useFirstOwner();
  if (linkSecret() === '') return <NoLink />;
  return (
    <EntrancePage>
      <CredentialsForm
        labels={{ username: t('firstOwner.username'), submit: t('firstOwner.submit') }}
        passwordRules={t('firstOwner.passwordRules')}
        failure={failure}
        isPending={create.isPending}
        submit={(values) => create.mutate(values)}
      >
        <EntranceHeading title={t('firstOwner.title')} lead={t('firstOwner.lead')} />
      </CredentialsForm>
    </EntrancePage>
  );
}

/** The page without its secret, as a copied address may leave it: no form, whose answer could only be a refusal. */
function NoLink() {
  const t = useT('back-office');
  const go = useGo();
  return (
    <EntrancePage>
      <div className="card grid gap-4 p-6">
        <h1 className="text-20 font-bold tracking-tight">{t('firstOwner.title')}</h1>
        <Note tone="bad">{t('firstOwner.noLink')}</Note>
        <Button variant="default" size="md" fullWidth onClick={() => go({ to: PATHS.signIn })}>
          {t('signIn.submit')}
        </Button>
      </div>
    </EntrancePage>
  );
}

/** Secret of the link. Behind the `#` no server, proxy or log sees it. */
function linkSecret(): string {
  return window.location.hash.slice(1);
}

function useFirstOwner() {
  const failureText = useFailureText();
  const go = useGo();
  const create = useMutation({
    mutationFn: async (body: Credentials) => {
      await api(createFirstOwner, { body: { ...body, link: linkSecret() } });
      return api(staffSignIn, { body });
    },
    onSuccess: (member) => {
      openSession(member);
      go({ to: PATHS.players });
    },
  });
  return { create, failure: create.error === null ? null : failureText(create.error) };
}
