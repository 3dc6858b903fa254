// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LOST = new TypeError('Failed to fetch dynamically imported module: http://site.test/assets/results-1.js');
const answer = vi.fn<() => Promise<Response>>();
const reload = vi.fn();
const keep = vi.fn();

/** The page as it is after a load. */
async function load() {
  vi.resetModules();
  const kit = await import('./lost-chunk.ts');
  kit.startChunkRecovery(keep);
  return kit;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  answer.mockReset().mockResolvedValue(new Response());
  reload.mockReset();
  keep.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '');
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a part of the page that does not load', () => {
  it('has the page reload once when the server has it no more, and is thrown after that', async () => {
    const first = await load();
    const waiting = vi.fn();
    void first.loadChunk(() => Promise.reject(LOST)).catch(waiting);
    await settle();
    expect([reload.mock.calls.length, keep.mock.calls.length, waiting.mock.calls.length]).toEqual([1, 1, 0]);
    const second = await load();
    await expect(second.loadChunk(() => Promise.reject(LOST))).rejects.toBeInstanceOf(second.LostChunk);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads no more than once where the browser closes its storage to the frame', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
    void (await load()).loadChunk(() => Promise.reject(LOST));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    await expect((await load()).loadChunk(() => Promise.reject(LOST))).rejects.toThrow('results-1.js');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is waited for while there is no connection, and loaded once there is one', async () => {
    const { loadChunk } = await load();
    answer.mockRejectedValue(new TypeError('failed'));
    const part = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValue('the part');
    const loaded = loadChunk(part);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([part.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    answer.mockResolvedValue(new Response());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await loaded).toBe('the part');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is no lost one when it came and broke', async () => {
    const { loadChunk } = await load();
    await expect(loadChunk(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('x is not');
    expect([reload.mock.calls.length, answer.mock.calls.length]).toEqual([0, 0]);
  });

  it('has the page reload also when nobody waits for it by name', async () => {
    await load();
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: LOST }));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('what was typed before such a reload', () => {
  const FORM =
    '<label>Importe <input value=""></label><input type="password" aria-label="Clave"><textarea aria-label="Nota"></textarea>';
  const typedIn = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

  it('is typed again when its fields come up, but for a password', async () => {
    const { loadChunk } = await load();
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.dynamicImportSettled();
    document.body.innerHTML = FORM;
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) field.value = '12.50';
    void loadChunk(() => Promise.reject(LOST));
    await settle();
    document.body.innerHTML = '';
    await load();
    await vi.dynamicImportSettled();
    const received = vi.fn();
    document.addEventListener('input', received, { once: true });
    document.body.innerHTML = FORM;
    await settle();
    expect([typedIn('label input'), typedIn('textarea'), typedIn('[type=password]')]).toEqual(['12.50', '12.50', '']);
    expect(received).toHaveBeenCalled();
  });
});
