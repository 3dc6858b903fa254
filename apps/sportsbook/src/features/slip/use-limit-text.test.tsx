// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLimitText } from './use-limit-text.ts';

afterEach(cleanup);

it('names the limit that binds a slip in the language of the page, and nothing before its sentences have come', async () => {
  render(
    <I18nProvider locale="pt" messages={await loadMessages('pt', ['sportsbook'])} bundles={['sportsbook']}>
      <Limit />
    </I18nProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  await screen.findByText(/^O retorno máximo de uma aposta pré-jogo é 50\.00\sUSD\./);
});

function Limit() {
  const limitText = useLimitText();
  return <output>{limitText({ name: 'limit-max-payout-usual-bet', max: '50 USD' })}</output>;
}
