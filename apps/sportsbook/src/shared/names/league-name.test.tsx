// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useLeagueName } from './league-name.tsx';

const messages = await loadMessages('es', ['sportsbook', 'markets', 'common']);
const inSpanish = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="es" messages={messages} bundles={['sportsbook', 'markets', 'common']}>
    {children}
  </I18nProvider>
);

it.each([
  [{ country: 'simulated', sport: 'air-hockey', name: 'SIM Air Hockey' }, 'Hockey de mesa'],
  [{ country: 'world', sport: 'virtual-football-cup', name: 'Cup' }, 'Copa virtual'],
  [{ country: 'es', sport: 'football', name: 'Primera División' }, 'Primera División'],
])('the name of a league in lists of Spanish: %o is %s', (league, name) => {
  const { result } = renderHook(() => useLeagueName(), { wrapper: inSpanish });
  expect(result.current(league)).toBe(name);
});
