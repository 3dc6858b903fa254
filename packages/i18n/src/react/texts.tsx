import { type Instant, type Odds, parseInstant, type Units } from '@ordago/kernel';
import { useContext } from 'react';
import { useTranslations } from 'use-intl/react';
import { type DateStyle, formatDate, formatRelative, utcTitle } from '../format/dates.ts';
import { formatMoney, type MoneyFormat } from '../format/money.ts';
import { formatOddsAs, type OddsFormat } from '../format/odds.ts';
import { ReadingContext, useLocale } from './reading.ts';

export interface MoneyTextProps extends MoneyFormat {
  /** Ledger units (1/100,000) as a bigint, or an exact decimal from the wire. */
  readonly amount: Units | string;
  readonly currency: string;
  readonly className?: string;
}

/**
 * The only way in which an amount reaches a screen. Figures are tabular; hidden amounts are announced as hidden by a
 * screen reader.
 */
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
