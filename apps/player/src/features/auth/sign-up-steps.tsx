import { useDayWords, useT } from '@ordago/i18n/react';
import { Checkbox, Chip, DayField, PhoneField, TextField } from '@ordago/ui';
import { PATHS } from '../../shared/paths.ts';
import type { SiteSettings } from '../../shared/site-settings.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { latestBirthDate, type SignUpField, type SignUpForm } from './sign-up-form.ts';
import { usePhoneCodes } from './use-phone-codes.ts';

/** Returns the error of a field as text; undefined while there is none. */
export type FieldWord = (field: SignUpField) => string | undefined;

export interface SignUpStepProps {
  readonly form: SignUpForm;
  readonly change: (changes: Partial<SignUpForm>) => void;
  readonly word: FieldWord;
  readonly leave: (field: SignUpField) => void;
  readonly settings: SiteSettings;
}

/** Step 1: what one signs in with. */
export function SignUpAccount({ form, change, word, leave, settings }: SignUpStepProps) {
  const t = useT('common');
  const codes = usePhoneCodes();
  return (
    <>
      <PhoneField
        label={t('auth.phone')}
        name="phone"
        codes={codes}
        country={form.country}
        onCountryChange={(country) => change({ country })}
        countryLabel={t('auth.countryCode')}
        countryWords={{ search: t('auth.findCountry'), nothingFound: t('auth.noCountry') }}
        error={word('phone')}
        value={form.phone}
        onBlur={() => leave('phone')}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <TextField
        label={t('auth.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('auth.usernameHint')}
        error={word('username')}
        value={form.username}
        onBlur={() => leave('username')}
        onChange={(event) => change({ username: event.target.value })}
      />
      <NewPasswordFields
        policy={settings.password_settings.player}
        value={{ password: form.password, repeat: form.repeat }}
        onChange={change}
        error={word('password')}
      />
    </>
  );
}

/** Step 2: who plays, and in which currency. */
export function SignUpPerson({ form, change, word, leave, settings }: SignUpStepProps) {
  const t = useT('common');
  const tp = useT('player');
  const days = useDayWords();
  return (
    <>
      <TextField
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        error={word('email')}
        value={form.email}
        onBlur={() => leave('email')}
        onChange={(event) => change({ email: event.target.value })}
      />
      <DayField
        label={t('auth.birthDate')}
        name="bday"
        autoComplete="bday"
        aside={days.words.pattern}
        pattern={days.words.pattern}
        writing={days.writing}
        latest={latestBirthDate(settings.adult_age, Date.now())}
        error={word('birthDate')}
        value={form.birthDate}
        onBlur={() => leave('birthDate')}
        onChange={(birthDate) => change({ birthDate })}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 flex w-full justify-between gap-2 text-14">
          <span className="font-semibold">{t('auth.currency')}</span>
          <span className="text-muted">{tp('auth.currencyOnce')}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {settings.currencies.map((currency) => (
            <Chip key={currency} isPressed={currency === form.currency} onPress={() => change({ currency })}>
              {currency}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t('auth.promoCode')}
        name="promo-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={word('code')}
        value={form.code}
        onBlur={() => leave('code')}
        onChange={(event) => change({ code: event.target.value })}
      />
      <Checkbox checked={form.isConfirmed} onChange={(isConfirmed) => change({ isConfirmed })}>
        {t('auth.confirmAge', { age: settings.adult_age })}
      </Checkbox>
      {/* In a page of its own: the form is not lost. */}
      <a
        href={PATHS.rules}
        target="_blank"
        rel="noreferrer"
        className="-mt-3 ml-8 inline-flex h-touch items-center justify-self-start font-semibold text-14 text-brand underline"
      >
        {t('auth.readRules')}
      </a>
    </>
  );
}
