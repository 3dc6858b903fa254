import { DEFAULT_ERROR_MESSAGE, DEFAULT_ERROR_NAME, isErrorName } from '@ordago/contracts';
import { errorMessageOf } from './error-text.ts';
import type { Locale } from './locale.ts';
import en from './locales/en/errors.json';
import enTransfers from './locales/en/transfers.json';
import es from './locales/es/errors.json';
import esTransfers from './locales/es/transfers.json';
import pt from './locales/pt/errors.json';
import ptTransfers from './locales/pt/transfers.json';
import { translators } from './translators.ts';

const errors = translators({ es, en, pt });
const transfers = translators({ es: esTransfers, en: enTransfers, pt: ptTransfers });

/**
 * The sentence of a refusal in the caller's language, for `error_message` (architecture 3.2). Values that did not come
 * along lead to the bare sentence, an unknown name to the default one: a failed call never fails again.
 */
export function translate(locale: Locale, name: string, params: Readonly<Record<string, unknown>> = {}): string {
  const { key, values } = errorMessageOf(isErrorName(name) ? name : DEFAULT_ERROR_NAME, params, { locale });
  const known = attempt(() => errors[locale](key, values));
  return known ?? attempt(() => errors[locale](DEFAULT_ERROR_NAME)) ?? DEFAULT_ERROR_MESSAGE;
}

/** Name of a transfer code in a language, for exports and mails; the name itself when it has no text. */
export function transferLabel(locale: Locale, name: string): string {
  return attempt(() => transfers[locale](name)) ?? name;
}

function attempt(write: () => string): string | null {
  try {
    return write();
  } catch {
    return null;
  }
}
