import { describe, expect, it } from 'vitest';
import { PHONE_COUNTRIES, startCountry } from './phone-countries.ts';
import { currencyOf } from './player-currency.ts';

const OFFERED = ['TRY', 'USD'];

describe('the currency that is proposed', () => {
  it.each([
    ['TR', OFFERED, 'TRY'],
    ['MX', OFFERED, 'USD'],
    ['MX', ['TRY', 'USD', 'MXN'], 'MXN'],
    ['ES', ['TRY', 'USD', 'EUR'], 'EUR'],
    ['EC', ['EUR', 'USD'], 'USD'],
    ['MX', ['TRY', 'EUR'], 'EUR'],
    ['MX', ['TRY', 'USDT'], 'USDT'],
    ['MX', ['TRY'], 'TRY'],
    ['MX', [], null],
  ])('to somebody of %s among %j is %s', (country, offered, currency) => {
    expect(currencyOf(country, offered)).toBe(currency);
  });

  it('is the lira for Turkey alone', () => {
    const lira = PHONE_COUNTRIES.filter(({ country }) => currencyOf(country, OFFERED) === 'TRY');
    expect(lira.map(({ country }) => country)).toEqual(['TR']);
  });

  it.each(['es', 'es-419', 'es-MX', 'en-US', 'pt-BR', 'pt-PT', 'de-DE'])('is no lira in a browser in %s', (tag) => {
    expect(currencyOf(startCountry(tag), OFFERED)).toBe('USD');
  });
});
