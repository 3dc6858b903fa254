// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLACES } from '../../apps/player/outline-places.ts';
import { fillScript, placeScript } from './outline.ts';

const firsts = {
  picture: { place: 'lobby', address: '/assets/oros-1.svg' },
  calls: [{ place: 'game', address: '/api/casino/catalogue' }],
};
const late = { sentence: ['No llega.', 'It does not come.', 'Não chega.'], reload: ['Otra vez', 'Again', 'De novo'] };
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openAt(address: string) {
  history.replaceState(null, '', address);
  new Function(placeScript(PLACES, firsts))();
}

describe('the script before the first paint', () => {
  it.each([
    ['/', 'lobby'],
    ['/casino', 'lobby'],
    ['/casino?ct=slots', 'lobby'],
    ['/casino/main?modal=sign-in', 'lobby'],
    ['/casino?ct=slots&sC=all', 'list'],
    ['/casino?sP=Ordago', 'list'],
    ['/casino/all-games', 'list'],
    ['/casino/providers', 'list'],
    ['/casino/game/originals/plinko', 'game'],
    ['/m/casino/game2/originals/plinko?demo=1', 'game'],
    ['/sport', 'frame'],
    ['/sport/live?day=2026-11-21', 'frame'],
    ['/rules', 'page'],
    ['/profile/bets', 'page'],
    ['/sportive', 'page'],
  ])('draws %s as %s', (address, place) => {
    openAt(address);
    expect(root.dataset.place).toBe(place);
    // The first picture or call of a page is fetched there, and nowhere else.
    const fetched = [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('as'));
    expect(fetched).toEqual(place === 'lobby' ? ['image'] : place === 'game' ? ['fetch'] : []);
  });

  it.each([
    ['pt', 'pt-PT'],
    ['xx', 'en'],
    [null, 'en'],
  ])('speaks the language of the reader: %s is %s', (stored, expected) => {
    if (stored) localStorage.setItem('ordago.locale', stored);
    openAt('/rules');
    expect(root.lang).toBe(expected);
  });

  it('speaks Spanish where the browser names no language', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(undefined as never);
    openAt('/rules');
    expect(root.lang).toBe('es');
  });

  it('remembers the menu as a rail', () => {
    localStorage.setItem('ordago.rail', '1');
    openAt('/rules');
    expect(root.dataset.rail).toBe('1');
  });
});

describe('the script behind the outline', () => {
  it('writes the words of the language, as text', () => {
    document.body.innerHTML = '<b data-word="common.a"></b>';
    root.lang = 'pt-PT';
    new Function(fillScript({ 'common.a': ['uno', 'one', '</script><i>um</i>'] }, late))();
    expect(document.querySelector('b')?.textContent).toBe('</script><i>um</i>');
    expect(fillScript({ 'common.a': ['</script>'] }, late)).not.toContain('</script>');
  });

  it('takes away a picture that is not shown', () => {
    document.body.innerHTML = '<div hidden style="display:none"><img data-src="/a.svg"></div>';
    new Function(fillScript({}, late))();
    expect(document.querySelector('img')).toBeNull();
  });

  it('says after a while that the site does not come, with a link that loads it again', () => {
    vi.useFakeTimers();
    openAt('/rules?q=1#later');
    root.lang = 'pt-PT';
    document.body.innerHTML = '<div id="root"><div class="outline"></div></div>';
    new Function(fillScript({}, late))();
    expect(document.querySelector('p')).toBeNull();
    vi.advanceTimersByTime(15_000);
    const notice = document.querySelector('#root > p[role=alert]');
    expect(notice?.textContent).toBe('Não chega. De novo');
    // Without the hash, for which alone nothing would be loaded.
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/rules?q=1');
  });

  it('says nothing of a site that came', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div id="root"><div class="outline"></div></div>';
    new Function(fillScript({}, late))();
    document.body.innerHTML = '<div id="root"><main></main></div>';
    vi.advanceTimersByTime(15_000);
    expect(document.querySelector('p')).toBeNull();
  });
});
