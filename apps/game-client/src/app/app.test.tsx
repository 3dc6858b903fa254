// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.resetModules();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Loads the page at the address of a launch; `answers` come one after the other, the last one again. */
async function load(hash: string, answers: readonly [status: number, body: string][]) {
  history.replaceState(null, '', `/?api=https://provider.example&lang=en${hash}`);
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const [status, body] = answers[Math.min(asked.mock.calls.length, answers.length) - 1] ?? [500, ''];
    return new Response(body, { status });
  });
  // Read when the page is loaded: address, first session and texts.
  const { App } = await import('./app.tsx');
  await act(async () => void render(<App />));
  return asked;
}

describe('a game', () => {
  it('whose session cannot be read says so, and asks again when its player wants', async () => {
    const asked = await load('#code=once', [
      [200, '{"token":"secret"}'],
      [200, '{"provider":"originals","game":{"id":"dice"}}'],
    ]);
    expect(await screen.findByText(/We could not open this table/)).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(2);
    const [url, init] = asked.mock.calls[1] ?? [];
    expect([String(url), init?.headers]).toEqual([
      'https://provider.example/play/session',
      { authorization: 'Bearer secret' },
    ]);
    expect(location.href).not.toMatch(/secret|once/);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText(/We could not open this table/)).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('whose launch was used before says to open it again, and asks for nothing more', async () => {
    const asked = await load('#code=used', [[404, '{"error":"launch-code-spent"}']]);
    expect(await screen.findByText(/Open the game again/)).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('whose launch got no answer is entered once there is one', async () => {
    const asked = await load('#code=once', [
      [503, '{"error":"too-busy"}'],
      [404, '{"error":"launch-code-spent"}'],
    ]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await act(async () => void fireEvent.click(again));
    expect(await screen.findByText(/Open the game again/)).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('without a launch in its address is no blank page', async () => {
    await load('', []);
    expect(await screen.findByText(/We could not open this table/)).toBeDefined();
  });
});
