import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { instantsOf, periodOf, rangeOf } from './day-range.ts';
import { pageSums } from './round-numbers.ts';

describe('toCsv', () => {
  it('quotes what needs it and defuses formulas, but not negative amounts', () => {
    const text = toCsv(
      ['a', 'b'],
      [
        ['say "hi", you', '-12.50'],
        ['=1+1', '@x'],
      ],
    );
    expect(text).toBe('\ufeffa,b\r\n"say ""hi"", you",-12.50\r\n\'=1+1,\'@x\r\n');
  });
});

describe('periods', () => {
  const now = new Date(2026, 10, 21, 14, 0).getTime();

  it.each(['all', 'today', 'yesterday', 'last7', 'last30'] as const)('finds %s again in its days', (period) => {
    expect(periodOf(rangeOf(period, now), now)).toBe(period);
  });

  it('counts today among the last seven days', () => {
    expect(rangeOf('last7', now)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  });

  it('reaches from the first moment of the first day to the last of the last', () => {
    const { from = '', to = '' } = instantsOf({ from: '2026-11-20', to: '2026-11-21' });
    expect(new Date(to).getTime() - new Date(from).getTime()).toBe(2 * 86_400_000 - 1);
  });
});

describe('pageSums', () => {
  it('adds up exactly, losses included', () => {
    const rows = [
      { bet_amount: '0.10', amount: '-0.10' },
      { bet_amount: '0.20', amount: '0.30001' },
    ];
    expect(pageSums(rows)).toEqual({ stake: '0.30', net: '0.20001' });
  });
});
