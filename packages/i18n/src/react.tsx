import { DEFAULT_ERROR_NAME } from '@ordago/contracts';
import { type Instant, type Odds, parseInstant, type Units } from '@ordago/kernel';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { IntlProvider, useLocale as useIntlLocale, useTranslations } from 'use-intl/react';
import { errorMessageOf, errorNameOf } from './error-text.ts';
import { type DateStyle, formatDate, formatRelative, utcTitle } from './format/dates.ts';
import { formatMoney, type MoneyFormat } from './format/money.ts';
import { formatOddsAs, type OddsFormat } from './format/odds.ts';
import { type LoadedMessages, loadMessages } from './load-messages.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';
import type { Bundle } from './messages.ts';

interface Reading {
  readonly bundles: readonly Bundle[];
  readonly oddsFormat: OddsFormat;
  readonly timeZone: string | undefined;
  readonly areAmountsHidden: boolean;
  readonly setLocale: (locale: Locale) => Promise<void>;
}

const ReadingContext = createContext<Reading>({
  bundles: [],
  oddsFormat: 'decimal',
  timeZone: undefined,
  areAmountsHidden: false,
  setLocale: async () => undefined,
});

export interface I18nProviderProps {
  /** The language and its texts at start; load them before the first paint with `loadMessages`. */
  readonly locale: Locale;
  readonly messages: LoadedMessages;
  /** The bundles that a change of language loads again. */
  readonly bundles: readonly Bundle[];
  /** The player's choice of odds format. (Default: decimal) */
  readonly oddsFormat?: OddsFormat;
  /** An IANA zone; the reader's own when absent. */
  readonly timeZone?: string;
  /** Hides every amount for privacy. (Default: false) */
  readonly areAmountsHidden?: boolean;
  readonly onLocaleChange?: (locale: Locale) => void;
  readonly children: ReactNode;
}

/** Gives texts, odds format and zone to everything below. A change of language keeps the page and its state. */
export function I18nProvider({ bundles, children, onLocaleChange, timeZone, ...start }: I18nProviderProps) {
  const [{ locale, messages }, setLoaded] = useState({ locale: start.locale, messages: start.messages });
  const setLocale = useCallback(
    async (next: Locale) => {
      setLoaded({ locale: next, messages: await loadMessages(next, bundles) });
      document.documentElement.lang = next;
      onLocaleChange?.(next);
    },
    [bundles, onLocaleChange],
  );
  const { oddsFormat = 'decimal', areAmountsHidden = false } = start;
  const reading = useMemo(
    () => ({ bundles, oddsFormat, timeZone, areAmountsHidden, setLocale }),
    [bundles, oddsFormat, timeZone, areAmountsHidden, setLocale],
  );
  return (
    <ReadingContext value={reading}>
      <IntlProvider locale={locale} messages={messages} timeZone={timeZone ?? readersZone()}>
        {children}
      </IntlProvider>
    </ReadingContext>
  );
}

/** Texts of a bundle by typed key: `const t = useT('player'); t('wallet.deposit.submit')`. */
export const useT = useTranslations;

/** The language in use. */
export function useLocale(): Locale {
  const locale: string = useIntlLocale();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Changes the language: loads its texts first, so that nothing flickers. */
export function useSetLocale(): (locale: Locale) => Promise<void> {
  return useContext(ReadingContext).setLocale;
}

/** The player's odds format, for inputs and labels; screens show odds with `<OddsText>`. */
export function useOddsFormat(): OddsFormat {
  return useContext(ReadingContext).oddsFormat;
}

/** A failed call as the API client reports it. */
export interface ShownError {
  readonly name?: string;
  readonly code?: number;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The sentence that the server sent along. */
  readonly message?: string;
}

/**
 * The sentence of a failed call in the language of the page; needs the bundle `errors`. Where the catalogue has no row
 * for it the server's own sentence is shown, and the default without one.
 */
export function useErrorText(): (error: ShownError) => string {
  const t = useTranslations('errors') as (key: string, values?: Record<string, string | number>) => string;
  const locale = useLocale();
  const { timeZone } = useContext(ReadingContext);
  return useCallback(
    ({ params = {}, message, ...error }) => {
      const name = errorNameOf(error);
      if (name === DEFAULT_ERROR_NAME) return message || t(name);
      const { key, values } = errorMessageOf(name, params, { locale, timeZone: timeZone ?? readersZone() });
      return t(key, values);
    },
    [t, locale, timeZone],
  );
}

export interface MoneyTextProps extends MoneyFormat {
  /** Ledger units (1/100,000) as a bigint, or an exact decimal from the wire. */
  readonly amount: Units | string;
  readonly currency: string;
  readonly className?: string;
}

/** The only way in which an amount reaches a screen. Figures are tabular; hidden amounts say so to a screen reader. */
export function MoneyText({ amount, currency, className = '', ...format }: MoneyTextProps) {
  const t = useTranslations('common');
  const { areAmountsHidden } = useContext(ReadingContext);
  const classes = `tabular-nums whitespace-nowrap ${className}`.trim();
  if (!areAmountsHidden) return <span className={classes}>{formatMoney(amount, currency, format)}</span>;
  return (
    <span className={classes}>
      <span aria-hidden="true">•••• {currency}</span>
      <span className="sr-only">{t('a11y.hiddenAmount')}</span>
    </span>
  );
}

export interface OddsTextProps {
  /** Decimal odds in integer thousandths. */
  readonly odds: Odds;
  /** Overrides the player's choice. */
  readonly format?: OddsFormat;
  readonly className?: string;
}

/** The only way in which odds reach a screen: in the player's format. */
export function OddsText({ odds, format, className = '' }: OddsTextProps) {
  const { oddsFormat } = useContext(ReadingContext);
  return <span className={`tabular-nums ${className}`.trim()}>{formatOddsAs(odds, format ?? oddsFormat)}</span>;
}

export interface DateTextProps {
  /** An instant, or its ISO form from the wire. */
  readonly at: Instant | string;
  /** (Default: date-time) */
  readonly style?: DateStyle;
  /** The present; when given, the distance from it is shown instead ("hace 3 minutos"). */
  readonly relativeTo?: Instant;
  readonly className?: string;
}

/** A date in the reader's zone, with UTC in its title. A text that is no instant is shown as it came. */
export function DateText({ at, style, relativeTo, className }: DateTextProps) {
  const locale = useLocale();
  const { timeZone } = useContext(ReadingContext);
  const instant = typeof at === 'string' ? parseInstant(at) : at;
  if (instant === null) return <span className={className}>{at}</span>;
  const shown =
    relativeTo === undefined
      ? formatDate(instant, locale, { style, timeZone })
      : formatRelative(instant, relativeTo, locale);
  return (
    <time className={className} dateTime={new Date(instant).toISOString()} title={utcTitle(instant)}>
      {shown}
    </time>
  );
}

function readersZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
