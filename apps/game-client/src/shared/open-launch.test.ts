import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LaunchWindow, openLaunch, takeLaunch } from './open-launch.ts';

const API = 'https://games.example';
const SEARCH = `?api=${encodeURIComponent(API)}&lang=es`;

/** A page, and the storage of its tab; loading it again keeps its address, the state of its history and the storage. */
function pageAt(hash: string, tab = storage()) {
  const page = {
    location: { pathname: '/', search: SEARCH, hash } as Location,
    history: {
      state: null as unknown,
      replaceState: (state: unknown, _title: string, url: string) => {
        page.history.state = state;
        page.location.hash = new URL(url, API).hash;
      },
    },
    sessionStorage: tab,
  };
  return page as typeof page & LaunchWindow;
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

/** The game server: each code is good once. */
function serving() {
  const used = new Set<string>();
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { code } = JSON.parse(String(init?.body));
    if (used.has(code)) return new Response('{"error":"launch-code-spent"}', { status: 404 });
    used.add(code);
    return new Response(JSON.stringify({ token: `token-of-${code}` }));
  });
}

const open = async (page: LaunchWindow) => {
  const launch = takeLaunch(page);
  return launch && openLaunch(launch, page);
};

afterEach(() => vi.restoreAllMocks());

describe('a launch', () => {
  it('is exchanged by its code, in a body; the address keeps neither code nor token', async () => {
    const asked = serving();
    const page = pageAt('#code=c1');
    expect(await open(page)).toEqual({ api: API, session: 'token-of-c1' });
    const [url, init] = asked.mock.calls[0] ?? [];
    expect([String(url), init?.method, init?.body]).toEqual([`${API}/play/session`, 'POST', '{"code":"c1"}']);
    expect(page.location).toEqual({ pathname: '/', search: SEARCH, hash: '' });
  });

  it('goes on after the page was loaded again, and in a frame that begins anew at the same address', async () => {
    const asked = serving();
    const page = pageAt('#code=c1');
    await open(page);
    expect(await open(page)).toEqual({ api: API, session: 'token-of-c1' });
    expect(await open(pageAt('#code=c1', page.sessionStorage))).toEqual({ api: API, session: 'token-of-c1' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not answered with the token of another launch', async () => {
    serving();
    const page = pageAt('#code=c1');
    await open(page);
    expect(await open(pageAt('#code=c2', page.sessionStorage))).toEqual({ api: API, session: 'token-of-c2' });
    expect(await open(page)).toBe('spent');
  });

  it('says that it is spent where its code was used elsewhere, or the browser keeps nothing', async () => {
    serving();
    const refusing = new Proxy({} as Storage, {
      get: () => {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
    const page = pageAt('#code=c1', refusing);
    expect(await open(page)).toEqual({ api: API, session: 'token-of-c1' });
    expect(await open(page)).toBe('spent');
    expect(await open(pageAt('#code=c1'))).toBe('spent');
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['a server that fails', async () => new Response('{"error":"internal"}', { status: 500 })],
    ['an answer of another shape', async () => new Response('{"token":""}')],
    ['an answer that is no JSON', async () => new Response('<html>')],
  ])('is asked again after %s', async (_title, answer) => {
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(answer);
    const page = pageAt('#code=c1');
    expect(await open(page)).toBe('lost');
    vi.restoreAllMocks();
    serving();
    expect(await open(page)).toEqual({ api: API, session: 'token-of-c1' });
  });

  it.each(['', '#code=', '#session=secret'])('is none at an address that ends in "%s"', (hash) => {
    expect(takeLaunch(pageAt(hash))).toBeNull();
  });
});
