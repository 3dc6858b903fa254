import { DEFAULT_ERROR_MESSAGE, DEFAULT_ERROR_NAME, isErrorName } from '@ordago/contracts';
import { createTranslator } from 'use-intl/core';
import { presentParams } from './format/params.ts';
import { LOCALES, type Locale } from './locale.ts';
import en from './locales/en/errors.json';
import enTransfers from './locales/en/transfers.json';
import es from './locales/es/errors.json';
import esTransfers from './locales/es/transfers.json';
import pt from './locales/pt/errors.json';
import ptTransfers from './locales/pt/transfers.json';

type Translate = (key: string, values?: Record<string, string | number>) => string;

const errors = translators({ es, en, pt });
const transfers = translators({ es: esTransfers, en: enTransfers, pt: ptTransfers });

/**
 * The sentence of a refusal in the caller's language, for `error_message` (architecture 3.2). An unknown name, or a
 * sentence whose values did not come with the refusal, answers the default sentence: a failed call never fails again.
 */
export function translate(locale: Locale, name: string, params: Readonly<Record<string, unknown>> = {}): string {
  const values = presentParams(params, locale);
  const known = isErrorName(name) ? attempt(() => errors[locale](name, values)) : null;
  return known ?? attempt(() => errors[locale](DEFAULT_ERROR_NAME)) ?? DEFAULT_ERROR_MESSAGE;
}

/** What a transfer code is called in a language, for exports and mails; the name itself when it has no text. */
export function transferLabel(locale: Locale, name: string): string {
  return attempt(() => transfers[locale](name)) ?? name;
}

function translators(texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>): Record<Locale, Translate> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const messages: Record<string, string> = texts[locale];
      const onError = (error: Error) => {
        throw error;
      };
      return [locale, createTranslator({ locale, messages, onError }) as Translate];
    }),
  ) as Record<Locale, Translate>;
}

function attempt(write: () => string): string | null {
  try {
    return write();
  } catch {
    return null;
  }
}
