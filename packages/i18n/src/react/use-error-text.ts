import { DEFAULT_ERROR_MESSAGE, DEFAULT_ERROR_NAME } from '@ordago/contracts';
import { useCallback, useContext } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorMessageOf, errorNameOf } from '../error-text.ts';
import { ReadingContext, useLocale, zoneOf } from './reading.ts';

/** A failed call as the API client reports it. */
export interface ShownError {
  readonly name?: string;
  readonly code?: number;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The sentence that the server sent along. */
  readonly message?: string;
}

interface LooseTranslator {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/**
 * The sentence of a failed call in the language of the page. Where the catalogue has no row for it, or the bundle
 * `errors` has not arrived yet, the server's own sentence is shown, and the default without one.
 */
export function useErrorText(): (error: ShownError) => string {
  const t = useTranslations() as LooseTranslator;
  const locale = useLocale();
  const { timeZone } = useContext(ReadingContext);
  return useCallback(
    ({ params = {}, message, ...error }) => {
      const name = errorNameOf(error);
      const { key, values } = errorMessageOf(name, params, { locale, timeZone: zoneOf(timeZone) });
      const isWorded = t.has(`errors.${key}`);
      if (name === DEFAULT_ERROR_NAME || !isWorded) {
        return message || (isWorded ? t(`errors.${DEFAULT_ERROR_NAME}`) : DEFAULT_ERROR_MESSAGE);
      }
      return t(`errors.${key}`, { ...values });
    },
    [t, locale, timeZone],
  );
}
