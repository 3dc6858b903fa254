// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { sessionQuery } from '../session.ts';
import { useFavourites } from './favourites.ts';

const { notify, open, api } = vi.hoisted(() => ({ notify: vi.fn(), open: vi.fn(), api: vi.fn() }));
vi.mock('../notify.ts', () => ({ notify }));
vi.mock('../modal.ts', () => ({ useModal: () => ({ open }) }));
vi.mock('../api.ts', () => ({ api }));

const PLAYER = { id: '7', role: 0 } as never;
const messages = await loadMessages('es', ['common', 'errors', 'player']);

function Kept() {
  const { ids, toggle } = useFavourites();
  return (
    <button type="button" onClick={() => toggle('g1')}>
      {[...ids].sort().join(' ') || 'none'}
    </button>
  );
}

function show(player: unknown) {
  queryClient.setQueryData(sessionQuery.queryKey, player as never);
  render(
    <I18nProvider locale="es" messages={messages} bundles={[]}>
      <QueryClientProvider client={queryClient}>
        <Kept />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return screen.getByRole('button');
}

/** An answer that the test lets go when it likes. */
function held() {
  let resolve: (value: unknown) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
});
afterEach(cleanup);

describe('favourites', () => {
  it('show a kept game before the server has answered, and announce it once it has', async () => {
    const answer = held();
    api.mockImplementation((contract: { name: string }) =>
      contract.name === 'casino.list-favourites'
        ? Promise.resolve({ favorite_slots: { k: { id: 'g0' } } })
        : answer.promise,
    );
    const button = show(PLAYER);
    await waitFor(() => expect(button.textContent).toBe('g0'));
    act(() => button.click());
    await waitFor(() => expect(button.textContent).toBe('g0 g1'));
    expect(notify).not.toHaveBeenCalled();
    await act(async () => answer.resolve({ key: 'g1|x' }));
    await waitFor(() => expect(button.textContent).toBe('g0 g1'));
    await waitFor(() => expect(notify).toHaveBeenCalled());
    expect(notify).toHaveBeenCalledWith('Agregado a favoritos.', expect.anything());
  });

  it('take a refused change back and show the reason', async () => {
    const answer = held();
    api.mockImplementation((contract: { name: string }) =>
      contract.name === 'casino.list-favourites' ? Promise.resolve({ favorite_slots: {} }) : answer.promise,
    );
    const button = show(PLAYER);
    await act(async () => button.click());
    await waitFor(() => expect(button.textContent).toBe('g1'));
    await act(async () => answer.reject(new Error('refused')));
    await waitFor(() => expect(button.textContent).toBe('none'));
    await waitFor(() => expect(notify).toHaveBeenCalled());
    expect(notify).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ kind: 'error' }));
  });

  it('let a second click wait for the first, and a click wait for the list', async () => {
    const answer = held();
    api.mockImplementation((contract: { name: string }) =>
      contract.name === 'casino.list-favourites' ? Promise.resolve({ favorite_slots: {} }) : answer.promise,
    );
    const button = show(PLAYER);
    await act(async () => button.click());
    await act(async () => button.click());
    await waitFor(() => expect(api).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button.textContent).toBe('g1'));
    await act(async () => answer.resolve({}));
  });

  it('wait for a click that comes before it is known who is here', async () => {
    const check = held();
    api.mockImplementation((contract: { name: string }) => {
      if (contract.name === 'identity.check-session') return check.promise;
      return Promise.resolve(contract.name === 'casino.list-favourites' ? { favorite_slots: {} } : {});
    });
    const button = show(undefined);
    await act(async () => button.click());
    expect(notify).not.toHaveBeenCalled();
    await act(async () => check.resolve(PLAYER));
    await waitFor(() => expect(notify).toHaveBeenCalledWith('Agregado a favoritos.', expect.anything()));
    expect(button.textContent).toBe('g1');
  });

  it('keep a kept game when its heart was clicked before the list was there', async () => {
    const list = held();
    api.mockImplementation(() => list.promise);
    const button = show(PLAYER);
    await act(async () => button.click());
    await act(async () => list.resolve({ favorite_slots: { k: { id: 'g1' } } }));
    await waitFor(() => expect(button.textContent).toBe('g1'));
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('ask a guest to sign in, and ask the server nothing', async () => {
    const button = show(null);
    await act(async () => button.click());
    expect(api).not.toHaveBeenCalled();
    await waitFor(() => expect(button.textContent).toBe('none'));
    const [sentence, options] = notify.mock.calls[0] ?? [];
    expect(sentence).toBe('Inicia sesión para guardar tus favoritos.');
    options.action.onPress();
    expect(open).toHaveBeenCalledWith('sign-in');
  });
});
