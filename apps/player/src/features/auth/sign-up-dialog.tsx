import { ApiError } from '@ordago/api-client';
import { useT } from '@ordago/i18n/react';
import { Button, Dialog, Note, Result, Skeleton, StepBar, toast } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useModal } from '../../shared/modal.ts';
import { countryOfReader } from '../../shared/phone-countries.ts';
import { currencyOf } from '../../shared/player-currency.ts';
import { type SiteSettings, siteSettingsQuery } from '../../shared/site-settings.ts';
import { useSignUp } from './api/sign-up.ts';
import {
  FIRST_STEP,
  type FieldFault,
  fieldOfRefusal,
  judgeSignUp,
  SECOND_STEP,
  type SignUpField,
  type SignUpForm,
  signUpBody,
} from './sign-up-form.ts';
import { type FieldWord, SignUpAccount, SignUpPerson } from './sign-up-steps.tsx';

/** Registration in two short steps (`?modal=sign-up`; semantics D16). */
export function SignUpDialog() {
  const t = useT('common');
  const modal = useModal();
  const signUp = useSignUp();
  const settings = useQuery(siteSettingsQuery);
  return (
    <Dialog
      isOpen
      onClose={modal.close}
      isBusy={signUp.isPending}
      title={t('auth.signUp')}
      closeLabel={t('a11y.closeDialog')}
      // The fields come with the settings; the reader begins at the top in any case.
      initialFocus="title"
    >
      {settings.isPending && <Skeleton className="h-[580px] rounded-card" />}
      {settings.isError && (
        <Result
          face="error"
          title={t('state.error')}
          action={<Button onClick={() => settings.refetch()}>{t('action.retry')}</Button>}
        />
      )}
      {settings.data && <SignUpSteps settings={settings.data} signUp={signUp} />}
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-14 text-muted">
        {t('auth.haveAccount')}
        <Button rank="text" className="h-touch px-1" onClick={() => modal.open('sign-in')}>
          {t('auth.signIn')}
        </Button>
      </p>
    </Dialog>
  );
}

function SignUpSteps({ settings, signUp }: { settings: SiteSettings; signUp: ReturnType<typeof useSignUp> }) {
  const t = useT('common');
  const tp = useT('player');
  const [step, setStep] = useState<1 | 2>(1);
  const { form, change, wordOf, leave, isGood, touch } = useSignUpForm(settings, signUp.error);
  const failureText = useFailureText();
  const refused = signUp.error instanceof ApiError ? fieldOfRefusal(signUp.error.refusal) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    touch(step === 1 ? FIRST_STEP : SECOND_STEP);
    if (!isGood(step === 1 ? FIRST_STEP : SECOND_STEP)) return;
    if (step === 1) return setStep(2);
    signUp.mutate(signUpBody(form), {
      onSuccess: ({ isPromoActivated }) => {
        toast(tp('success.signUp'), { kind: 'success' });
        if (isPromoActivated) toast(tp('success.promoActivated'), { kind: 'success' });
      },
      onError: (error) => {
        const field = error instanceof ApiError ? fieldOfRefusal(error.refusal) : null;
        if (field && FIRST_STEP.includes(field)) setStep(1);
      },
    });
  };
  const words = { word: wordOf, leave };
  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate>
      <div className="grid gap-1.5 text-12 text-muted">
        <StepBar step={step} steps={2} label={tp('auth.step', { step, steps: 2 })} />
        <span aria-hidden="true">{tp('auth.step', { step, steps: 2 })}</span>
      </div>
      {signUp.isError && refused === null && <Note tone="bad">{failureText(signUp.error)}</Note>}
      {step === 1 ? (
        <SignUpAccount form={form} change={change} settings={settings} {...words} />
      ) : (
        <SignUpPerson form={form} change={change} settings={settings} {...words} />
      )}
      {step === 1 ? (
        <Button type="submit" rank="primary" size="large" isFull>
          {t('auth.nextStep')}
        </Button>
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
          <Button size="large" onClick={() => setStep(1)} disabled={signUp.isPending}>
            {t('action.back')}
          </Button>
          <Button
            type="submit"
            rank="primary"
            size="large"
            isFull
            disabled={!form.isConfirmed}
            isBusy={signUp.isPending}
          >
            {t('auth.register')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The form with the words of its faults: shown once a field was left, or when the server refused it. */
function useSignUpForm(settings: SiteSettings, failure: unknown) {
  const word = useFaultWords(settings, failure);
  const [isCurrencyChosen, setIsCurrencyChosen] = useState(false);
  const [form, setForm] = useState<SignUpForm>(() => ({
    country: countryOfReader(),
    phone: '',
    username: '',
    password: '',
    repeat: '',
    email: '',
    birthDate: '',
    currency: currencyOf(countryOfReader(), settings.currencies) ?? '',
    code: '',
    isConfirmed: false,
  }));
  const [touched, setTouched] = useState<ReadonlySet<SignUpField>>(new Set());
  // A refusal remains until its field changes.
  const [answered, setAnswered] = useState<{ failure: unknown; field: SignUpField } | null>(null);

  const faults = judgeSignUp(form, settings, Date.now());
  const refused = failure instanceof ApiError ? fieldOfRefusal(failure.refusal) : null;
  const touch = (fields: readonly SignUpField[]) => setTouched(new Set([...touched, ...fields]));
  const change = (changes: Partial<SignUpForm>) => {
    // The proposal follows the country of the phone until the player chooses one.
    const { country } = changes;
    const proposed = country !== undefined && !isCurrencyChosen ? currencyOf(country, settings.currencies) : null;
    setForm({ ...form, ...(proposed === null ? {} : { currency: proposed }), ...changes });
    if ('currency' in changes) setIsCurrencyChosen(true);
    if (refused !== null && refused in changes) setAnswered({ failure, field: refused });
  };
  const wordOf: FieldWord = (field) => {
    if (refused === field && answered?.failure !== failure) return word(field, 'refused');
    const fault = touched.has(field) ? faults[field] : undefined;
    return fault && word(field, fault);
  };
  const isGood = (fields: readonly SignUpField[]) => fields.every((field) => faults[field] === undefined);
  return { form, change, wordOf, leave: (field: SignUpField) => touch([field]), isGood, touch };
}

function useFaultWords(settings: SiteSettings, failure: unknown) {
  const t = useT('common');
  const te = useT('errors');
  const failureText = useFailureText();
  return (field: SignUpField, fault: FieldFault | 'refused'): string => {
    if (fault === 'refused') return failureText(failure);
    if (fault === 'required') return t('form.required');
    switch (field) {
      case 'phone':
        return te('phone-invalid');
      case 'username':
        return t('auth.usernameHint');
      case 'password':
        return t('auth.passwordHint', {
          min: settings.password_settings.player.min_length,
          digits: settings.password_settings.player.digits.amount,
        });
      case 'repeat':
        return t('auth.passwordsDiffer');
      case 'email':
        return te('email-invalid');
      case 'birthDate':
        return fault === 'young' ? te('underage', { age: settings.adult_age }) : te('birth-date-invalid');
      default:
        return t('form.invalid');
    }
  };
}
