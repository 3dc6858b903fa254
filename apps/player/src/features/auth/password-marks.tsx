import { type PasswordLack, type PasswordPolicy, passwordLacks } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { Check, Minus } from 'lucide-react';

/** Requirements of a new password, ticked off while it is typed. A policy without requirements shows nothing. */
export function PasswordMarks({ password, policy }: { password: string; policy: PasswordPolicy }) {
  const t = useT('player');
  const lacks = new Set(passwordLacks(password, policy).map(({ what }) => what));
  const needs = passwordNeeds(policy);
  if (needs.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-12" aria-label={t('auth.passwordNeeds')}>
      {needs.map(({ what, count }) => {
        const isMet = password !== '' && !lacks.has(what);
        const Icon = isMet ? Check : Minus;
        return (
          <li key={what} className={classNames('flex items-center gap-2', isMet ? 'text-positive' : 'text-muted')}>
            <Icon size={14} className="flex-none" aria-hidden="true" />
            <span>
              {t(`auth.mark.${what}`, { count })}
              <span className="sr-only">: {isMet ? t('auth.markMet') : t('auth.markMissing')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The marks of a policy, in the order in which one thinks of them. */
export function passwordNeeds(policy: PasswordPolicy): { what: PasswordLack['what']; count: number }[] {
  if (!policy.active) return [];
  const { min_length, letters, digits, special_characters } = policy;
  const needs = [
    { what: 'length', count: min_length },
    { what: 'uppercase', count: letters.uppercase },
    { what: 'lowercase', count: letters.lowercase },
    // Letters of either case are a need of their own only where the cases do not already make them up.
    { what: 'letters', count: letters.amount > letters.uppercase + letters.lowercase ? letters.amount : 0 },
    { what: 'digits', count: digits.amount },
    { what: 'special', count: special_characters.amount },
  ] as const;
  return needs.filter(({ count }) => count > 0);
}
