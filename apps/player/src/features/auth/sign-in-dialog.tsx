import { useT } from '@ordago/i18n/react';
import { Button, Dialog, Note, PasswordField, PhoneField, SegmentedTabs, TextField, toast } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useRouter } from '@tanstack/react-router';
import { Smartphone, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useModal } from '../../shared/modal.ts';
import { countryOfReader, fullPhone } from '../../shared/phone-countries.ts';
import { useSignIn } from './api/sign-in.ts';
import { PracticeOffer } from './practice-offer.tsx';
import { usePhoneCodes } from './use-phone-codes.ts';

type Way = 'phone' | 'username';

/** Sign-in by phone or username (`?modal=sign-in`). It closes itself: whoever is signed in never sees it. */
export function SignInDialog() {
  const t = useT('common');
  const modal = useModal();
  const signIn = useSignIn();
  return (
    <Dialog
      isOpen
      onClose={modal.close}
      isBusy={signIn.isPending}
      title={t('auth.signIn')}
      closeLabel={t('a11y.closeDialog')}
    >
      <SignInForm signIn={signIn} />
      <PracticeOffer next={modal.next} />
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-14 text-muted">
        {t('auth.noAccount')}
        <Button rank="text" className="h-touch px-1" onClick={() => modal.open('sign-up')}>
          {t('auth.signUp')}
        </Button>
      </p>
    </Dialog>
  );
}

function SignInForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const t = useT('common');
  const failureText = useFailureText();
  const { signInName = '' } = useRouter().state.location.state;
  const [way, setWay] = useState<Way>(signInName === '' ? 'phone' : 'username');
  const [country, setCountry] = useState(() => countryOfReader());
  const [names, setNames] = useState({ phone: '', username: signInName });
  const [hasSwitched, setHasSwitched] = useState(false);
  const [password, setPassword] = useState('');
  const isFilled = names[way].trim() !== '' && password !== '';

  const change = (name: string) => {
    // Letters are no phone number: what was typed is a username, and goes on as one.
    const typed = way === 'phone' && /\p{L}/u.test(name) ? 'username' : way;
    setWay(typed);
    setNames({ ...names, [typed]: name });
    setHasSwitched(typed !== way);
    signIn.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled || signIn.isPending) return;
    const username = way === 'phone' ? fullPhone(country, names.phone) : names.username.trim();
    signIn.mutate(
      { username, password },
      {
        onSuccess: ({ isFirst, name }) => isFirst && toast(t('auth.firstSignIn', { name }), { kind: 'success' }),
      },
    );
  };
  return (
    <form className="grid gap-4.5" onSubmit={submit} noValidate>
      <SegmentedTabs<Way>
        label={t('auth.signIn')}
        value={way}
        onChange={(next) => {
          setWay(next);
          setHasSwitched(false);
          signIn.reset();
        }}
        items={[
          { value: 'phone', label: t('auth.byPhone'), icon: <Smartphone size={18} aria-hidden="true" /> },
          { value: 'username', label: t('auth.byUsername'), icon: <UserRound size={18} aria-hidden="true" /> },
        ]}
      />
      <NameField
        way={way}
        names={names}
        onChange={change}
        country={country}
        onCountryChange={setCountry}
        isTyping={hasSwitched}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        revealLabels={{ show: t('a11y.showPassword'), hide: t('a11y.hidePassword') }}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          signIn.reset();
        }}
      />
      {signIn.isError && <Note tone="bad">{failureText(signIn.error)}</Note>}
      <Button type="submit" rank="primary" size="large" isFull disabled={!isFilled} isBusy={signIn.isPending}>
        {t('auth.login')}
      </Button>
    </form>
  );
}

interface NameFieldProps {
  way: Way;
  names: Record<Way, string>;
  onChange: (name: string) => void;
  country: string;
  onCountryChange: (country: string) => void;
  /** True while the reader types on in a field that took the place of the other one: it has the focus. */
  isTyping: boolean;
}

/** The identifier. Both ways are a "username" to password managers. */
function NameField({ way, names, onChange, country, onCountryChange, isTyping }: NameFieldProps) {
  const t = useT('common');
  const codes = usePhoneCodes();
  if (way === 'phone') {
    return (
      <PhoneField
        label={t('auth.phone')}
        name="phone"
        codes={codes}
        country={country}
        onCountryChange={onCountryChange}
        countryLabel={t('auth.countryCode')}
        countryWords={{ search: t('auth.findCountry'), nothingFound: t('auth.noCountry') }}
        autoComplete="username"
        value={names.phone}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      ref={isTyping ? typeOn : undefined}
      label={t('auth.username')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={names.username}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Takes the focus, with the caret behind what was typed. */
function typeOn(input: HTMLInputElement | null): void {
  if (input === null || input === document.activeElement) return;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}
