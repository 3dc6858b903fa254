import { generatePassword, meetsPasswordPolicy, type PasswordPolicy } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, PasswordField } from '@ordago/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PasswordMarks } from './password-marks.tsx';

export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

export interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly policy: PasswordPolicy;
  /** (Default: the word for a password at sign-up) */
  readonly label?: string;
  /** Answer of the server about the password. */
  readonly error?: string;
}

/**
 * Returns true if a new password may be sent: it satisfies the settings, and so does its repetition (specification 1,
 * 5).
 */
export function isNewPasswordReady({ password, repeat }: NewPassword, policy: PasswordPolicy): boolean {
  return password !== '' && password === repeat && meetsPasswordPolicy(password, policy);
}

/** A new password with its marks, its repetition, and a way to have one made. */
export function NewPasswordFields({ value, onChange, policy, label, error }: NewPasswordFieldsProps) {
  const t = useT('common');
  const [isRepeatLeft, setIsRepeatLeft] = useState(false);
  const { password, repeat } = value;
  const isGood = password !== '' && meetsPasswordPolicy(password, policy);
  const isSame = repeat !== '' && repeat === password;
  // A difference is shown once the field loses the focus, or while it is being corrected.
  const differs = isRepeatLeft && repeat !== '' && !isSame;
  const reveal = { show: t('a11y.showPassword'), hide: t('a11y.hidePassword') };
  const generate = () => {
    const made = generatePassword(policy);
    onChange({ password: made, repeat: made });
  };
  return (
    <>
      <div className="grid gap-2.5">
        <PasswordField
          label={label ?? t('auth.password')}
          name="new-password"
          autoComplete="new-password"
          revealLabels={reveal}
          validity={isGood ? 'valid' : 'neutral'}
          error={error}
          value={password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
        />
        <PasswordMarks password={password} policy={policy} />
        <Button
          rank="text"
          size="small"
          className="-ml-2.5 justify-self-start"
          icon={<KeyRound size={16} aria-hidden="true" />}
          onClick={generate}
        >
          {t('auth.generatePassword')}
        </Button>
      </div>
      <PasswordField
        label={t('auth.repeatPassword')}
        name="repeat-password"
        autoComplete="new-password"
        revealLabels={reveal}
        validity={isSame && isGood ? 'valid' : 'neutral'}
        error={differs ? t('auth.passwordsDiffer') : undefined}
        value={repeat}
        onBlur={() => setIsRepeatLeft(true)}
        onChange={(event) => onChange({ ...value, repeat: event.target.value })}
      />
    </>
  );
}
