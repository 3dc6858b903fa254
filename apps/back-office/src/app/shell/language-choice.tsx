import { LOCALES, type Locale } from '@ordago/i18n';
import { useLocale, useSetLocale, useT } from '@ordago/i18n/react';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';

interface LanguageChoiceProps {
  readonly nameOf: (locale: Locale) => string;
  readonly className: string;
}

/** The list of languages. */
export default function LanguageChoice({ nameOf, className }: LanguageChoiceProps) {
  const common = useT('common');
  const locale = useLocale();
  const setLocale = useSetLocale();
  return (
    <ChoiceField
      className={className}
      label={common('shell.language')}
      isLabelHidden
      options={LOCALES.map((code) => ({ value: code, label: nameOf(code) }))}
      value={locale}
      onChange={(code) => void setLocale(code)}
    />
  );
}
