export { type ErrorMessage, errorMessageOf, errorNameOf } from './error-text.ts';
export {
  type DateFormat,
  type DateStyle,
  formatCountdown,
  formatDate,
  formatRelative,
  utcTitle,
} from './format/dates.ts';
export { type DayFormat, dayFormat } from './format/days.ts';
export { formatAmountText, formatMoney, MINUS, type MoneyFormat, NO_BREAK_SPACE } from './format/money.ts';
export { formatCount, formatPercent, formatReturn } from './format/numbers.ts';
export { formatOddsAs, ODDS_FORMATS, type OddsFormat } from './format/odds.ts';
export { presentParams } from './format/params.ts';
export { type LoadedMessages, loadMessages } from './load-messages.ts';
export * from './locale.ts';
export { BUNDLES, type Bundle, type Messages } from './messages.ts';
