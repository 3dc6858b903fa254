// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('a game', () => {
  it('whose session cannot be read says so, and asks again when its player wants', async () => {
    history.replaceState(null, '', '/?api=https://provider.example&lang=en#session=secret');
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('{"provider":"originals","game":{"id":"dice"}}'));
    // Read when the page is loaded: address, first session and texts.
    const { App } = await import('./app.tsx');
    await act(async () => void render(<App />));
    expect(await screen.findByText(/We could not open this table/)).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(1);
    const [url, init] = asked.mock.calls[0] ?? [];
    expect([String(url), init?.headers]).toEqual([
      'https://provider.example/play/session',
      { authorization: 'Bearer secret' },
    ]);
    expect(location.href).not.toContain('secret');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText(/We could not open this table/)).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
