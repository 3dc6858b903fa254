// @vitest-environment happy-dom
import { type Instant, odds } from '@ordago/kernel';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadMessages } from './load-messages.ts';
import type { Bundle } from './messages.ts';
import {
  DateText,
  I18nProvider,
  type I18nProviderProps,
  MoneyText,
  OddsText,
  type ShownError,
  useErrorText,
  useLoadBundle,
  useSetLocale,
  useT,
} from './react.tsx';

const BUNDLES = ['common', 'errors'] as const;

afterEach(cleanup);

describe('the provider', () => {
  it('gives texts by typed key and changes the language without losing the page', async () => {
    await show(<Greeting />);
    expect(screen.getByRole('button').textContent).toBe('Iniciar sesión');
    await act(async () => screen.getByRole('button').click());
    expect((await screen.findByText('Iniciar sessão')).tagName).toBe('BUTTON');
    expect(document.documentElement.lang).toBe('pt-PT');
  });

  it('words a failed call by name, by code, and by default', async () => {
    await show(
      <ul>
        <Failure error={{ name: 'stake-above-maximum', params: { max: '50 USD' } }} />
        <Failure error={{ code: 611 }} />
        <Failure error={{ name: 'stake-above-maximum' }} />
        <Failure error={{ name: 'new-on-the-server', message: 'La frase del servidor.' }} />
      </ul>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'La apuesta máxima es 50.00\u00a0USD. Baja el importe para seguir.',
      'No encontramos esa apuesta en tu historial.',
      'El importe supera la apuesta máxima. Bájalo para seguir.',
      'La frase del servidor.',
    ]);
  });
});

describe('a bundle brought later', () => {
  it('is shown once it has arrived, and follows the language from then on', async () => {
    await show(<Later />, ['common']);
    const [load, switchTo] = screen.getAllByRole('button');
    expect(screen.getByRole('status').textContent).toBe('Request execution failed');
    await act(async () => load?.click());
    expect((await screen.findByText('Apuesta de casino')).tagName).toBe('P');
    await act(async () => switchTo?.click());
    expect((await screen.findByText('Casino stake')).tagName).toBe('P');
  });
});

describe('figures', () => {
  it('show money, odds and dates the one way of the product', async () => {
    const at = Date.UTC(2026, 10, 21, 14, 5) as Instant;
    const { container } = await show(
      <>
        <MoneyText amount={1_248_050_000n} currency="MXN" />|<OddsText odds={odds(2_500)} />|
        <DateText at={at} style="time" />|<DateText at="not a date" />
      </>,
      BUNDLES,
      { oddsFormat: 'american' },
    );
    expect(container.textContent).toBe('12\u00a0480.50\u00a0MXN|+150|08:05|not a date');
    expect(container.querySelector('time')?.title).toBe('2026-11-21 14:05:00 UTC');
  });

  it('hide amounts on request and announce it', async () => {
    const { container } = await show(<MoneyText amount="7.5" currency="USD" />, BUNDLES, { areAmountsHidden: true });
    expect(container.textContent).not.toContain('7');
    expect(container.textContent).toContain('Importe oculto');
  });
});

function Greeting() {
  const t = useT('common');
  const setLocale = useSetLocale();
  // @ts-expect-error Keys are typed: a text that does not exist fails to compile.
  const missing = () => t('auth.noSuchText');
  return (
    <button type="button" onClick={() => setLocale('pt')} data-missing={typeof missing}>
      {t('auth.signIn')}
    </button>
  );
}

function Later() {
  const t = useT();
  const load = useLoadBundle();
  const setLocale = useSetLocale();
  const errorText = useErrorText();
  return (
    <>
      <button type="button" onClick={() => load('transfers')} />
      <button type="button" onClick={() => setLocale('en')} />
      <p>{t.has('transfers.slots-bet') ? t('transfers.slots-bet') : ''}</p>
      <output>{errorText({ name: 'odds-changed' })}</output>
    </>
  );
}

function Failure({ error }: { error: ShownError }) {
  const errorText = useErrorText();
  return <li>{errorText(error)}</li>;
}

async function show(children: ReactNode, bundles: readonly Bundle[] = BUNDLES, props: Partial<I18nProviderProps> = {}) {
  const messages = await loadMessages('es', bundles);
  return render(
    <I18nProvider locale="es" messages={messages} bundles={bundles} timeZone="America/Mexico_City" {...props}>
      {children}
    </I18nProvider>,
  );
}
