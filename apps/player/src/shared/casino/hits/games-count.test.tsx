// @vitest-environment happy-dom
import { type Locale, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GamesCount } from './games-count.tsx';

afterEach(cleanup);

async function shownText(locale: Locale, count: number) {
  const messages = await loadMessages(locale, ['common', 'errors', 'player']);
  const { container } = render(
    <I18nProvider locale={locale} messages={messages} bundles={[]}>
      <GamesCount count={count} />
    </I18nProvider>,
  );
  return container.textContent;
}

describe('how many games there are', () => {
  it.each([
    ['es', 2_881, '2\u00a0881 juegos'],
    ['en', 2_881, '2\u00a0881 games'],
    ['pt', 12_881, '12\u00a0881 jogos'],
    ['es', 1, '1 juego'],
    ['es', 0, 'Sin juegos'],
  ] as const)('in %s: %s is %j', async (locale, count, expected) =>
    expect(await shownText(locale, count)).toBe(expected),
  );
});
