import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseId } from './ids.ts';
import { type Instant, parseInstant, toIso } from './instant.ts';
import { add, allocate, currency, floorToCent, formatAmount, money, parseAmount, UNITS_MAX } from './money.ts';
import { formatOdds, legFactor, odds, parseOdds, payoutOf, product, wonFactor } from './odds.ts';

const REFUSED_AMOUNTS = [
  '-1',
  '-0',
  '+1',
  ' 1',
  '1 ',
  '',
  '1e3',
  '1E3',
  '0x10',
  '1,00',
  '1.005',
  '.5',
  '5.',
  '00',
  '01',
  'NaN',
  'Infinity',
  '٣',
  '１',
  '1\u0000',
  '1_000',
  `1${'0'.repeat(400)}`,
  '99999999999',
  '\u202e1',
];

describe('amounts', () => {
  it.each(REFUSED_AMOUNTS)('refuses %j instead of rounding it in', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
  it.each([
    ['0', 0n],
    ['0.01', 1_000n],
    ['12.5', 1_250_000n],
    ['10000000000', UNITS_MAX],
  ])('reads %s exactly', (text, units) => {
    expect(parseAmount(text)).toBe(units);
  });
  it('lets provider callbacks carry five decimals', () => {
    expect(parseAmount('144.39999', { decimalsMax: 5 })).toBe(14_439_999n);
    expect(parseAmount('144.39999')).toBeNull();
  });
  it('writes what it reads', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: UNITS_MAX }), (units) => {
        expect(parseAmount(formatAmount(units), { decimalsMax: 5 })).toBe(units);
      }),
    );
  });
  it('refuses to add two currencies', () => {
    expect(() => add(money(1n, currency('TRY')), money(1n, currency('USD')))).toThrow('cannot add USD to TRY');
  });
  it('splits so that the shares sum to the whole', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: UNITS_MAX }),
        fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 20 }),
        (total, weights) => {
          expect(allocate(total, weights).reduce((a, b) => a + b, 0n)).toBe(total);
        },
      ),
    );
  });
  it('floors to the cent', () => {
    expect(floorToCent(12_999n)).toBe(12_000n);
  });
});

describe('odds', () => {
  it.each(['0.99', '1.0001', 'abc', '-2', '2,0', '1001'])('refuses %j', (text) => expect(parseOdds(text)).toBeNull());
  it.each([
    ['2.3', 2300, '2.30'],
    ['1.001', 1001, '1.001'],
    ['17', 17000, '17.00'],
  ])('reads %s', (text, value, written) => {
    expect(parseOdds(text)).toBe(value);
    expect(formatOdds(odds(value))).toBe(written);
  });

  const CENT = 1_000n;
  const stake = 100_000_000n;
  it.each([
    ['won at 2.3: 1000 pays 2300 (specification 3, section 4)', { result: 1, voidHalves: 0 }, 2300, 230_000_000n],
    ['lost', { result: 0, voidHalves: 0 }, 2300, 0n],
    ['void returns the stake', { result: 0, voidHalves: 2 }, 2300, stake],
    ['void beats a win', { result: 1, voidHalves: 2 }, 2300, stake],
    ['half won: -0.75 at 1.90 gives 1.45', { result: 1, voidHalves: 1 }, 1900, 145_000_000n],
    ['half lost', { result: 0, voidHalves: 1 }, 1900, 50_000_000n],
    [
      'dead heat of two for one place',
      { result: 1, voidHalves: 0, deadHeat: { numerator: 1n, denominator: 2n } },
      5000,
      250_000_000n,
    ],
  ] as const)('%s', (_title, outcome, price, payout) => {
    expect(payoutOf(stake, [legFactor(outcome, odds(price))], CENT)).toBe(payout);
  });

  it('never pays more for a split stake than for the whole', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 2n, max: 10n ** 12n }),
        fc.integer({ min: 1000, max: 100_000 }),
        fc.integer({ min: 1000, max: 100_000 }),
        (whole, a, b) => {
          const legs = [a, b].map((price) => legFactor({ result: 1, voidHalves: 0 }, odds(price)));
          const part = whole / 2n;
          expect(payoutOf(part, legs, CENT) + payoutOf(whole - part, legs, CENT)).toBeLessThanOrEqual(
            payoutOf(whole, legs, CENT),
          );
        },
      ),
    );
  });
});

describe('factors', () => {
  it('of a leg that wins whole is the one of its outcome', () => {
    const price = odds(2350);
    const won = legFactor({ result: 1, voidHalves: 0 }, odds(2350));
    const { numerator, denominator } = wonFactor(price);
    expect(numerator * won.denominator).toBe(won.numerator * denominator);
  });

  it('multiply exactly; of none the product is one', () => {
    expect(product([])).toEqual({ numerator: 1n, denominator: 1n });
    expect(product([wonFactor(odds(1001))])).toEqual({ numerator: 1001n, denominator: 1000n });
    expect(product([1001, 2002, 3003].map((price) => wonFactor(odds(price))))).toEqual({
      numerator: 1001n * 2002n * 3003n,
      denominator: 10n ** 9n,
    });
  });
});

describe('instants', () => {
  it('are written as the standard writes them, whatever the year', () => {
    const someInstant = fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 });
    const likely = fc.integer({ min: 0, max: 5_000_000_000_000 });
    fc.assert(
      fc.property(fc.oneof(someInstant, likely), (at) => {
        expect(toIso(at as Instant)).toBe(new Date(at).toISOString());
      }),
    );
  });

  it.each([
    '0000-01-01T00:00:00.000Z',
    '0999-12-31T23:59:59.999Z',
    '1000-01-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '2024-02-29T09:08:07.006Z',
    '2026-01-14T10:20:30.040Z',
    '9999-12-31T23:59:59.999Z',
  ])('are read and written: %s', (text) => {
    expect(toIso(parseInstant(text) as Instant)).toBe(text);
  });

  it('are none without a number', () => {
    expect(() => toIso(Number.NaN as Instant)).toThrow(RangeError);
  });
});

describe('ids', () => {
  it.each(['0', '-1', '1.5', '1e3', '', 'abc', '9223372036854775808', '٣'])('refuses %j', (text) =>
    expect(parseId(text)).toBeNull(),
  );
  it('reads the largest id', () => expect(parseId('9223372036854775807')).toBe('9223372036854775807'));
});
