// @vitest-environment happy-dom
import { ApiError } from '@ordago/api-client';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SportFailed } from './sport-page.tsx';

const BUNDLES = ['common', 'player', 'errors'] as const;
const messages = await loadMessages('en', BUNDLES);
const failed = (name: string) => new ApiError({ code: 0, name, message: '', params: {} }, 409);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['the frame sent nothing', undefined, 1],
  ['its provider does not answer', failed('provider-unreachable'), 1],
  ['it is refused', failed('player-blocked'), 0],
])('a sportsbook of which %s', (_why, error, retries) => {
  vi.useFakeTimers();
  const retry = vi.fn();
  render(
    <I18nProvider locale="en" messages={messages} bundles={BUNDLES}>
      <SportFailed tries={0} onRetry={retry} {...(error ? { error } : {})} />
    </I18nProvider>,
  );
  vi.advanceTimersByTime(300_000);
  expect(retry).toHaveBeenCalledTimes(retries);
  // The reader may always try.
  screen.getByRole('button').click();
  expect(retry).toHaveBeenCalledTimes(retries + 1);
});
