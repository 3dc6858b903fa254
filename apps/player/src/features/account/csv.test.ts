import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { pageSums } from './rounds/round-numbers.ts';

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

describe('pageSums', () => {
  it('adds up exactly, losses included', () => {
    const rows = [
      { bet_amount: '0.10', amount: '-0.10' },
      { bet_amount: '0.20', amount: '0.30001' },
    ];
    expect(pageSums(rows)).toEqual({ stake: '0.30', net: '0.20001' });
  });
});
