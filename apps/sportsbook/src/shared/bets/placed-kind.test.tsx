// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { usePlacedKind } from './placed-kind.ts';

const messages = await loadMessages('en', ['sportsbook', 'common']);
const inEnglish = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="en" messages={messages} bundles={['sportsbook', 'common']}>
    {children}
  </I18nProvider>
);
const legs = (count: number) => Array.from({ length: count }, () => ({ outcome: '1' }));

describe('the kind of a placed bet', () => {
  it.each([
    [{ system: null, legs: legs(1), is_live: true }, 'Single · live'],
    [{ system: null, legs: legs(3), is_live: false }, 'Treble'],
    [{ system: { sizes: [2, 3, 4], bankers: [], combinations: 11 }, legs: legs(4) }, 'Yankee · 11 bets'],
    [{ system: { sizes: [2], bankers: [0], combinations: 3 }, legs: legs(4), is_live: true }, '2 of 4 · 3 bets · live'],
  ])('names a system by its proper name: %o is %s', (bet, name) => {
    const { result } = renderHook(() => usePlacedKind(), { wrapper: inEnglish });
    expect(result.current(bet)).toBe(name);
  });
});
