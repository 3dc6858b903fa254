import { type Instant, type Odds, odds } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { type DateStyle, formatCountdown, formatDate, formatRelative, utcTitle } from './dates.ts';
import { formatAmountText, formatMoney, MINUS } from './money.ts';
import { formatCount, formatPercent } from './numbers.ts';
import { formatOddsAs, type OddsFormat } from './odds.ts';
import { presentParams } from './params.ts';

/** Shows no-break spaces as underscores, so that a table can be read. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

describe('money', () => {
  it.each<[bigint | string, string]>([
    [1_248_050_000n, '12_480.50_MXN'],
    [0n, '0.00_MXN'],
    [99_900_000n, '999.00_MXN'],
    [100_000_000n, '1_000.00_MXN'],
    [123_456_789_012_345_678n, '1_234_567_890_123.45_MXN'],
    [-150_000n, `${MINUS}1.50_MXN`],
    [199_999n, '1.99_MXN'],
    [1n, '0.00001_MXN'],
    [-900n, `${MINUS}0.009_MXN`],
    ['12480.5', '12_480.50_MXN'],
    ['-0.00', '0.00_MXN'],
    ['0.00000123', '0.00000123_MXN'],
    ['007', '7.00_MXN'],
  ])('writes %s as %s', (amount, text) => {
    expect(visible(formatMoney(amount, 'MXN'))).toBe(text);
  });

  it('shows every decimal on request, and a plus before a gain', () => {
    expect(visible(formatMoney(14_439_999n, 'TRY', { precision: 'exact' }))).toBe('144.39999_TRY');
    expect(visible(formatMoney(500_000n, 'TRY', { signed: true }))).toBe('+5.00_TRY');
    expect(formatAmountText(0n, { signed: true })).toBe('0.00');
  });

  it.each(['', '1,5', '1e3', 'NaN', '.5', '+1'])('refuses %j instead of guessing', (text) => {
    expect(() => formatMoney(text, 'USD')).toThrow('not an exact decimal');
  });
});

describe('odds', () => {
  const FORMATS: readonly OddsFormat[] = ['decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian'];
  it.each<[number, ...string[]]>([
    [2_000, '2.00', '1/1', '+100', '1.00', '1.00', '1.00'],
    [1_500, '1.50', '1/2', `${MINUS}200`, '0.50', '0.50', `${MINUS}2.00`],
    [2_350, '2.35', '27/20', '+135', '1.35', `${MINUS}0.741`, '1.35'],
    [3_000, '3.00', '2/1', '+200', '2.00', `${MINUS}0.50`, '2.00'],
    [1_333, '1.333', '1/3', `${MINUS}300`, '0.333', '0.333', `${MINUS}3.003`],
    [1_010, '1.01', '1/100', `${MINUS}10000`, '0.01', '0.01', `${MINUS}100.00`],
    [1_000, '1.00', '0/1', '0', '0.00', '0.00', '0.00'],
    [1_000_000, '1000.00', '999/1', '+99900', '999.00', `${MINUS}0.001`, '999.00'],
  ])('writes %i in every format', (thousandths, ...texts) => {
    expect(FORMATS.map((format) => formatOddsAs(odds(thousandths), format))).toEqual(texts);
  });

  it('never shows a fraction that is further than half a hundredth from the price', () => {
    for (let value = 1_000; value <= 20_000; value++) {
      const [numerator = 0, denominator = 1] = formatOddsAs(value as Odds, 'fractional')
        .split('/')
        .map(Number);
      expect(denominator).toBeLessThanOrEqual(100);
      expect(Math.abs((numerator * 1_000) / denominator - (value - 1_000))).toBeLessThanOrEqual(5);
    }
  });
});

describe('dates', () => {
  const at = Date.UTC(2026, 10, 21, 14, 5, 9) as Instant;

  it('writes an instant in the reader’s language and zone', () => {
    expect(formatDate(at, 'en', { timeZone: 'UTC' })).toBe('21 Nov 2026, 14:05');
    expect(formatDate(at, 'es', { timeZone: 'America/Mexico_City' })).toMatch(/^21 (de )?nov\.?( de)? 2026, 08:05$/);
    expect(formatDate(at, 'pt', { timeZone: 'UTC', style: 'time' })).toBe('14:05');
    const weekdays = (['es', 'en', 'pt'] as const).map((one) =>
      formatDate(at, one, { timeZone: 'UTC', style: 'weekday' }),
    );
    expect(weekdays).toEqual(['sáb 21', 'Sat 21', 'sáb 21']);
  });

  it.each<[DateStyle, string]>([
    ['date', '03/11/2026'],
    ['date-time', '03/11/2026, 14:05'],
    ['day', '03/11'],
    ['weekday', 'ter 3'],
    ['weekday-long', 'terça-feira, 3 de novembro'],
  ])('writes the %s of Portugal as %s', (style, text) => {
    const third = Date.UTC(2026, 10, 3, 14, 5) as Instant;
    expect(formatDate(third, 'pt', { timeZone: 'UTC', style })).toBe(text);
  });

  it('names UTC to the second in the title', () => {
    expect(utcTitle(at)).toBe('2026-11-21 14:05:09 UTC');
  });

  it.each<[number, 'es' | 'en' | 'pt', string]>([
    [-180_000, 'es', 'hace 3 minutos'],
    [-86_400_000, 'es', 'ayer'],
    [7_200_000, 'en', 'in 2 hours'],
    [-3_000, 'pt', 'há 3 segundos'],
  ])('writes %i ms in %s as %s', (ms, locale, text) => {
    expect(formatRelative((at + ms) as Instant, at, locale)).toBe(text);
  });

  it.each([
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
    [1, '00:00:01'],
    [443_049_000, '123:04:09'],
  ])('counts %i ms down as %s', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text);
  });
});

describe('numbers', () => {
  it.each<[number | bigint, string]>([
    [999, '999'],
    [1_000, '1_000'],
    [-1_234_567, `${MINUS}1_234_567`],
    [10n ** 12n, '1_000_000_000_000'],
  ])('counts %s as %s', (value, text) => {
    expect(visible(formatCount(value))).toBe(text);
  });

  it.each<[number, 'es' | 'en' | 'pt', string]>([
    [1_050, 'es', '10.5_%'],
    [1_050, 'en', '10.5%'],
    [-25, 'pt', `${MINUS}0.25%`],
    [0, 'en', '0%'],
  ])('writes %i basis points in %s as %s', (points, locale, text) => {
    expect(visible(formatPercent(points, locale))).toBe(text);
  });
});

describe('values of a refusal', () => {
  it('are written by what they are', () => {
    const shown = presentParams(
      { max: '1250.5 MXN', at: '2026-11-21T14:05:00.000Z', odds: '1.80', seconds: 30, field: 'iban' },
      'en',
    );
    expect(Object.values(shown).map((value) => (typeof value === 'string' ? visible(value) : value))).toEqual([
      '1_250.50_MXN',
      '21 Nov 2026, 14:05_UTC',
      '1.80',
      30,
      'iban',
    ]);
  });

  it('show instants in the reader’s zone where it is known', () => {
    const shown = presentParams({ at: '2026-11-21T14:05:00Z' }, 'en', { timeZone: 'America/Sao_Paulo' });
    expect(shown).toEqual({ at: '21 Nov 2026, 11:05' });
  });
});
