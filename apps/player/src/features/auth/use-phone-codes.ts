import { LANGUAGE_TAGS } from '@ordago/i18n';
import { useLocale } from '@ordago/i18n/react';
import type { PhoneCode } from '@ordago/ui';
import { useMemo } from 'react';
import { PHONE_COUNTRIES } from '../../shared/phone-countries.ts';

/** The countries of the phone field, named in the language of the page and in its order. */
export function usePhoneCodes(): readonly PhoneCode[] {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([LANGUAGE_TAGS[locale]], { type: 'region' });
    return PHONE_COUNTRIES.map(({ country, code }) => ({ country, code, name: names.of(country) ?? country })).sort(
      (one, other) => one.name.localeCompare(other.name, locale),
    );
  }, [locale]);
}
