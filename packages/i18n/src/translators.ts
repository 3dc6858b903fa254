import { createTranslator } from 'use-intl/core';
import { LANGUAGE_TAGS, LOCALES, type Locale } from './locale.ts';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** One translator per language, outside of React. A text that is missing or lacks an argument is thrown. */
export function translators(
  texts: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>,
): Record<Locale, Translate> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const messages: Record<string, unknown> = texts[locale];
      const onError = (error: Error) => {
        throw error;
      };
      return [locale, createTranslator({ locale: LANGUAGE_TAGS[locale], messages, onError }) as Translate];
    }),
  ) as Record<Locale, Translate>;
}
