import { staffSignIn } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../shared/api.ts';
import { PATHS, useGo, usePageSearch } from '../../shared/paths.ts';
import { openSession } from '../../shared/session.ts';
import { type Credentials, CredentialsForm, EntranceHeading, EntrancePage } from './credentials-page.tsx';

interface SignInSearch {
  readonly next?: string;
  readonly ended?: boolean;
}

/** Sign-in page of the back office. */
export function SignInPage() {
  const t = useT('back-office');
  const common = useT('common');
  const { ended } = usePageSearch<SignInSearch>();
  const { signIn, failure } = useSignIn();
  return (
    <EntrancePage>
      <CredentialsForm
        labels={{ username: common('auth.username'), submit: t('signIn.submit') }}
        passwordRules={null}
        failure={failure}
        isPending={signIn.isPending}
        submit={(values) => signIn.mutate(values)}
      >
        <EntranceHeading title={t('signIn.title')} lead={t('signIn.lead')} />
        {ended && failure === null && <Note>{t('signIn.expired')}</Note>}
      </CredentialsForm>
    </EntrancePage>
  );
}

function useSignIn() {
  const failureText = useFailureText();
  const go = useGo();
  const router = useRouter();
  const { next } = usePageSearch<SignInSearch>();
  const signIn = useMutation({
    mutationFn: (body: Credentials) => api(staffSignIn, { body }),
    onSuccess: (member) => {
      openSession(member);
      if (next === undefined) go({ to: PATHS.players });
      else router.history.push(next);
    },
  });
  return { signIn, failure: signIn.error === null ? null : failureText(signIn.error) };
}
