import { describe, expect, it } from 'vitest';
import { framePathOf, siteHrefOf } from './sport-place.ts';

describe('the place inside the betting frame', () => {
  it.each([
    ['/sport', '', '/'],
    ['/sport/', '', '/'],
    ['/sport/event/7', '', '/event/7'],
    ['/sport/results', '?day=2026-11-21', '/results?day=2026-11-21'],
    ['/sport/event/7', '?modal=deposit&next=%2Fcasino', '/event/7'],
  ])('is read from %s%s', (pathname, search, expected) => {
    expect(framePathOf({ pathname, search })).toBe(expected);
  });

  it.each([
    ['/', '', '/sport'],
    ['/event/7', '', '/sport/event/7'],
    ['/results?day=2026-11-21', '', '/sport/results?day=2026-11-21'],
    ['/event/7', '?modal=deposit', '/sport/event/7?modal=deposit'],
    ['/event/7?modal=withdrawal&next=/profile', '', '/sport/event/7'],
  ])('%s is written as an address of the site, beside %s', (framePath, search, expected) => {
    expect(siteHrefOf(framePath, { pathname: '/sport', search })).toBe(expected);
  });

  it.each(['/../profile', '/../../api/user/logout', '/..', '/%2e%2e/profile', '/.././casino'])(
    'never leads out of the sports: %s',
    (framePath) => {
      const href = siteHrefOf(framePath, { pathname: '/sport', search: '' });
      expect(href === null || href.startsWith('/sport')).toBe(true);
      expect(href === null || new URL(href, 'http://site').pathname.startsWith('/sport')).toBe(true);
    },
  );

  it('comes back as it was written', () => {
    const href = siteHrefOf('/league/laliga?day=2026-11-21', { pathname: '/sport', search: '?modal=sign-in' }) ?? '';
    const [pathname = '', query = ''] = href.split('?');
    expect(framePathOf({ pathname, search: query })).toBe('/league/laliga?day=2026-11-21');
  });
});
