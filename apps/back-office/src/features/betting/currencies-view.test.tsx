// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { RATE_CURRENCIES } from '@ordago/contracts';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/query-client.ts';
import { CurrenciesView } from './currencies-view.tsx';
import { useBettingActions } from './use-betting-actions.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const STAKES = { min: '1.00', default: '10.00', max: '500.00', payout_max: '5000.00', liability_max: '25000.00' };
const rowOf = (currency: string, rate: string | null, isSet: boolean) => ({
  currency,
  ...STAKES,
  legal_payout_max: null,
  per_usd: rate,
  is_rate_set: isSet,
});
const KNOWN = [
  rowOf('EUR', '1.0000', false),
  rowOf('RUB', null, false),
  rowOf('TRY', '42.0000', true),
  rowOf('USD', '1.0000', false),
];

function View() {
  const acts = useBettingActions();
  return (
    <>
      {acts.undo && (
        <button type="button" onClick={acts.undo}>
          Deshacer
        </button>
      )}
      <CurrenciesView acts={acts} />
    </>
  );
}

/** Shows the list; returns what the server is sent, by address. */
async function shown() {
  const sent: [address: string, body: Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    if (init?.method === 'POST') sent.push([address, JSON.parse(String(init.body))]);
    if (init?.method === 'DELETE') sent.push([`DELETE ${address}`, {}]);
    return Response.json({ status: 0, result: { currencies: KNOWN, settings: {}, currency: 'EUR' } });
  });
  render(
    <I18nProvider locale="es" messages={await loadMessages('es', ['common', 'back-office', 'errors'])} bundles={[]}>
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <View />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  await screen.findByText('TRY', undefined, { timeout: 15_000 });
  const rowNamed = (currency: string) => screen.getByText(currency).closest('tr') as HTMLElement;
  const open = async (currency: string) => userEvent.click(within(rowNamed(currency)).getByRole('button'));
  const save = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  return { sent, rowNamed, open, save };
}

describe('the list of currencies', () => {
  it('has each of the rates of the site, also where nobody can bet yet', async () => {
    const { rowNamed } = await shown();
    for (const currency of RATE_CURRENCIES) expect(rowNamed(currency)).not.toBeNull();
    expect(within(rowNamed('KZT')).getByRole('button').textContent).toBe('Agregar');
    expect(within(rowNamed('EUR')).getByText('sin publicar')).toBeDefined();
    expect(within(rowNamed('TRY')).queryByText('sin publicar')).toBeNull();
  });

  it('adds a currency with its stakes and its rate', async () => {
    const { sent, open, save } = await shown();
    await open('KZT');
    const fields = screen.getAllByRole('textbox');
    const texts = ['500', '5000', '2500000', '25000000', '125000000', '', '520,5'];
    for (const [place, text] of texts.entries()) if (text) await userEvent.type(fields[place] as HTMLElement, text);
    await save();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.[0]).toContain('/currencies/KZT');
    expect(sent[0]?.[1]).toMatchObject({
      min: '500',
      liability_max: '125000000',
      legal_payout_max: null,
      per_usd: '520.5',
    });
  });

  it('leaves an installed rate alone, sets one that is written, and takes away one that is emptied', async () => {
    const { sent, open, save } = await shown();
    await open('EUR');
    expect(screen.getByText(/^Tipo de cambio inicial: 1,?\.?0*/)).toBeDefined();
    await save();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.[1]).not.toHaveProperty('per_usd');
    await open('EUR');
    await userEvent.type(screen.getByLabelText(/^Unidades por dólar/), '1');
    await save();
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]?.[1]).toMatchObject({ per_usd: '1' });
    await open('TRY');
    await userEvent.clear(screen.getByLabelText(/^Unidades por dólar/));
    await save();
    // It says what follows, and nothing is sent before that is confirmed.
    expect(screen.getByText(/^Las apuestas en TRY .* se rechazan/)).toBeDefined();
    expect(screen.getByText(/^El sitio deja de mostrar cuánto vale TRY/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(sent).toHaveLength(2);
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar tipo de cambio' }));
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent[2]?.[1]).toMatchObject({ per_usd: null });
  });

  it.each([
    ['EUR', '1.0000', false],
    ['RUB', null, false],
    ['TRY', '42.0000', true],
  ])('takes back a rate of %s to what it was: %s', async (currency, rate, isSet) => {
    const { sent, open, save } = await shown();
    await open(currency);
    const field = screen.getByLabelText(/^Unidades por dólar/);
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await save();
    await expect.poll(() => sent).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await expect.poll(() => sent).toHaveLength(2);
    const { currency: _, ...before } = rowOf(currency, rate, isSet);
    expect(sent[1]?.[1]).toEqual(before);
  });

  it('removes a currency again that was added', async () => {
    const { sent, open, save } = await shown();
    await open('KZT');
    const fields = screen.getAllByRole('textbox');
    for (const [place, text] of ['1', '2', '3', '4', '5'].entries())
      await userEvent.type(fields[place] as HTMLElement, text);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]?.[0]).toMatch(/^DELETE .*\/currencies\/KZT$/);
  });
});
