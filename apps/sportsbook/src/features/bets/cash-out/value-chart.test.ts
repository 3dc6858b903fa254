import { describe, expect, it } from 'vitest';
import { chartOf } from './value-chart.ts';

const at = (minute: number, value: string) => ({
  at: new Date(Date.UTC(2026, 0, 14, 12, minute)).toISOString(),
  value,
});

describe('the chart of the values of a bet', () => {
  it('steps through them over time, from the lowest to the highest', () => {
    const chart = chartOf([at(0, '10.00'), at(5, '12.00'), at(10, '8.00')], '10.00');
    expect(chart).toMatchObject({
      line: 'M0 32 H150 V4 H300 V60',
      area: 'M0 32 H150 V4 H300 V60 V64 H0 Z',
      stakeY: 32,
      low: '8.00',
      high: '12.00',
    });
  });

  it('has room for the stake where every value lies on one side of it', () => {
    expect(chartOf([at(0, '5.00'), at(1, '6.00')], '10.00')?.stakeY).toBe(4);
    expect(chartOf([at(0, '15.00'), at(1, '16.00')], '10.00')?.stakeY).toBe(60);
  });

  it('draws a value that does not move on the line of the stake', () => {
    expect(chartOf([at(0, '10.00'), at(1, '10.00')], '10.00')).toMatchObject({ line: 'M0 60 H300 V60', stakeY: 60 });
  });

  it('compares amounts as numbers', () => {
    expect(chartOf([at(0, '9.50'), at(1, '10.50')], '10.00')).toMatchObject({ low: '9.50', high: '10.50' });
  });

  it.each([[[]], [[at(0, '10.00')]]])('is none with fewer than two values', (points) => {
    expect(chartOf(points, '10.00')).toBeNull();
  });
});
