// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DayRange } from './day-range.ts';
import { usePeriod } from './use-period.ts';

const NAMES = {
  all: 'Always',
  today: 'Today',
  yesterday: 'Yesterday',
  last7: '7 days',
  last30: '30 days',
  other: 'Days',
};

function show(first: DayRange) {
  let range = first;
  const onRange = (next: DayRange) => {
    range = next;
  };
  const view = renderHook(() => usePeriod({ range, onRange, today: '2026-11-21', names: NAMES }));
  const change = (step: (picker: typeof view.result.current) => void) => {
    act(() => step(view.result.current));
    view.rerender();
  };
  return { picker: () => view.result.current, range: () => range, change };
}

describe('a picker of periods', () => {
  it('offers the named periods and days of the own choice', () => {
    expect(
      show({})
        .picker()
        .options.map(({ label }) => label),
    ).toEqual(Object.values(NAMES));
  });

  it('names the period of a range, and shows the days of any other', () => {
    expect(show({}).picker()).toMatchObject({ choice: 'all', hasDays: false });
    expect(show({ from: '2026-11-20' }).picker()).toMatchObject({ choice: 'other', hasDays: true });
  });

  it('sets the days of a named period', () => {
    const { picker, range, change } = show({});
    change(({ choose }) => choose('yesterday'));
    expect(range()).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(picker().choice).toBe('yesterday');
  });

  it('keeps the range when days are asked for, until a period is named again or it is reset', () => {
    const { picker, range, change } = show({ from: '2026-11-21', to: '2026-11-21' });
    change(({ choose }) => choose('other'));
    expect(picker()).toMatchObject({ choice: 'other', hasDays: true });
    expect(range()).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    change(({ reset }) => reset());
    expect(picker()).toMatchObject({ choice: 'today', hasDays: false });
    change(({ choose }) => choose('other'));
    change(({ choose }) => choose('all'));
    expect(picker()).toMatchObject({ choice: 'all', hasDays: false });
  });
});
