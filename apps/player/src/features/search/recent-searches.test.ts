import { describe, expect, it } from 'vitest';
import { recentSearches } from './recent-searches.ts';

function storeOf(kept: Record<string, string> = {}) {
  const texts = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

describe('recent searches', () => {
  it('are listed newest first, each once, six at most', () => {
    const recent = recentSearches(storeOf(), '7');
    for (const text of ['toro', 'ruleta', 'águila', 'bingo', 'keno', 'dados', 'plinko', 'TORO']) recent.keep(text);
    expect(recent.list()).toEqual(['TORO', 'plinko', 'dados', 'keno', 'bingo', 'águila']);
  });
  it('are the whole word, not what was typed on the way to it', () => {
    const recent = recentSearches(storeOf(), '7');
    recent.keep('aguil');
    recent.keep('águila');
    recent.keep('ág');
    expect(recent.list()).toEqual(['águila']);
  });
  it('are each player’s own, and are forgotten when asked', () => {
    const store = storeOf();
    recentSearches(store, '7').keep('toro');
    expect(recentSearches(store, '8').list()).toEqual([]);
    recentSearches(store, '7').clear();
    expect(recentSearches(store, '7').list()).toEqual([]);
  });
  it.each(['{', '{"a":1}', '[1,null]', 'null'])('are none where the store holds %s', (text) => {
    expect(recentSearches(storeOf({ 'ordago.searches.7': text }), '7').list()).toEqual([]);
  });
  it('are none where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const recent = recentSearches({ getItem: refuse, setItem: refuse, removeItem: refuse }, '7');
    recent.keep('toro');
    recent.clear();
    expect(recent.list()).toEqual([]);
  });
});
