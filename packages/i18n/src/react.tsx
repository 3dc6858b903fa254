export { I18nProvider, type I18nProviderProps } from './react/provider.tsx';
export { useLoadBundle, useLocale, useOddsFormat, useSetLocale, useT } from './react/reading.ts';
export {
  DateText,
  type DateTextProps,
  MoneyText,
  type MoneyTextProps,
  OddsText,
  type OddsTextProps,
} from './react/texts.tsx';
export { type DayWords, useDayWords } from './react/use-day-words.ts';
export { type ShownError, useErrorText } from './react/use-error-text.ts';
export { useKnownSport } from './react/use-known-sport.ts';
