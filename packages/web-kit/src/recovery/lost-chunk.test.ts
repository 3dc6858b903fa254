// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LOST = new TypeError('Failed to fetch dynamically imported module: http://site.test/assets/results-1.js');
const answer = vi.fn<() => Promise<Response>>();
const reload = vi.fn();
const keep = vi.fn();
let isBusy = false;

/** The page as it is after a load. */
async function load() {
  vi.resetModules();
  const kit = await import('./lost-chunk.ts');
  kit.startChunkRecovery({ keep, isBusy: () => isBusy });
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
  isBusy = false;
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

  it('is thrown without a reload while nobody goes to it', async () => {
    const { loadChunk, LostChunk } = await load();
    await expect(
      loadChunk(
        () => Promise.reject(LOST),
        () => false,
      ),
    ).rejects.toBeInstanceOf(LostChunk);
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: LOST }));
    await settle();
    expect(reload).not.toHaveBeenCalled();
    void loadChunk(
      () => Promise.reject(LOST),
      () => true,
    );
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits with the reload for the end of a round or a bet', async () => {
    const { loadChunk } = await load();
    isBusy = true;
    void loadChunk(() => Promise.reject(LOST));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    isBusy = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has the page reload twice in a minute at most, however many are missing, and again after it', async () => {
    const missing = (name: string) => () => Promise.reject(new TypeError(`${LOST.message}?${name}`));
    for (const name of ['a', 'b', 'a', 'b', 'c']) {
      void (await load()).loadChunk(missing(name)).catch(() => undefined);
      await settle();
    }
    expect(reload).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    void (await load()).loadChunk(missing('c'));
    await settle();
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('reloads once for several that are missing at the same time', async () => {
    const { loadChunk } = await load();
    for (const name of ['a', 'b', 'a']) void loadChunk(() => Promise.reject(new TypeError(`${LOST.message}?${name}`)));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    'Failed to fetch dynamically imported module: /a.js',
    'error loading dynamically imported module: /a.js',
    'Importing a module script failed.',
  ])('is no reason for the router to reload as well: %s', async (message) => {
    const { loadChunk } = await load();
    const lost = await loadChunk(
      () => Promise.reject(new TypeError(message)),
      () => false,
    ).catch((error: unknown) => error);
    expect((lost as Error).message).toBe(`lost part: ${message}`);
  });

  it('leaves the outline of the page where it is when nothing can be shown without it', async () => {
    const { loadFirst } = await load();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const ended = vi.fn();
    loadFirst(() => Promise.reject(new TypeError('x is not a function'))).then(ended, ended);
    await settle();
    expect([reported.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
    const texts = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValue('texts');
    answer.mockRejectedValueOnce(new TypeError('failed'));
    const loaded = loadFirst(texts);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await loaded).toBe('texts');
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
