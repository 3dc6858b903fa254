import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { OddsFormat } from '../format/odds.ts';
import { type LoadedMessages, loadMessages } from '../load-messages.ts';
import { LANGUAGE_TAGS, type Locale } from '../locale.ts';
import type { Bundle } from '../messages.ts';
import { ReadingContext, zoneOf } from './reading.ts';

export interface I18nProviderProps {
  /** The language and its texts at start; load them before the first paint with `loadMessages`. */
  readonly locale: Locale;
  readonly messages: LoadedMessages;
  /** The bundles that a change of language loads again, beside those brought later by `useLoadBundle`. */
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
export function I18nProvider(props: I18nProviderProps) {
  const { bundles, children, onLocaleChange, oddsFormat = 'decimal', timeZone, areAmountsHidden = false } = props;
  const { locale, messages, setLocale, loadBundle } = useTexts(props.locale, props.messages, bundles, onLocaleChange);
  const reading = useMemo(
    () => ({ oddsFormat, timeZone, areAmountsHidden, setLocale, loadBundle }),
    [oddsFormat, timeZone, areAmountsHidden, setLocale, loadBundle],
  );
  return (
    <ReadingContext value={reading}>
      <IntlProvider locale={LANGUAGE_TAGS[locale]} messages={messages} timeZone={zoneOf(timeZone)}>
        {children}
      </IntlProvider>
    </ReadingContext>
  );
}

/** The loaded texts and the two ways in which they change. The last language asked for wins, whatever arrives last. */
function useTexts(
  first: Locale,
  messages: LoadedMessages,
  bundles: readonly Bundle[],
  onLocaleChange: I18nProviderProps['onLocaleChange'],
) {
  const [texts, setTexts] = useState({ locale: first, messages });
  const wanted = useRef({ locale: first, bundles: new Set<Bundle>(bundles) });

  const setLocale = useCallback(
    async (locale: Locale) => {
      wanted.current.locale = locale;
      const loaded = await loadMessages(locale, [...wanted.current.bundles]);
      if (wanted.current.locale !== locale) return;
      setTexts({ locale, messages: loaded });
      document.documentElement.lang = LANGUAGE_TAGS[locale];
      onLocaleChange?.(locale);
    },
    [onLocaleChange],
  );

  const loadBundle = useCallback(async (bundle: Bundle) => {
    const { locale } = wanted.current;
    wanted.current.bundles.add(bundle);
    const loaded = await loadMessages(locale, [bundle]);
    if (wanted.current.locale !== locale) return;
    setTexts((known) => ({ ...known, messages: { ...known.messages, ...loaded } }));
  }, []);

  return { ...texts, setLocale, loadBundle };
}
