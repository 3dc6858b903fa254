// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The page as it is after a load. */
async function load() {
  vi.resetModules();
  return import('./kept-submission.ts');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('what a frame lets the site keep', () => {
  it('is there again after a reload of the site, for that frame alone, until it is forgotten', async () => {
    (await load()).keepFor('house', '{"key":"a"}');
    const after = await load();
    expect([after.keptFor('house'), after.keptFor('betconstruct')]).toEqual(['{"key":"a"}', null]);
    after.keepFor('house', null);
    expect((await load()).keptFor('house')).toBeNull();
  });

  it('lasts as long as the page where the site has no storage either', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
    const { keepFor, keptFor } = await load();
    keepFor('house', 'text');
    expect(keptFor('house')).toBe('text');
  });

  it.each(['{', 'null', '"text"', '{"house":7}'])('is nothing where %s was stored', async (text) => {
    sessionStorage.setItem('ordago.kept-submission', text);
    expect((await load()).keptFor('house')).toBeNull();
  });
});
