import { describe, expect, it } from 'vitest';
import { bookOf, withPlace } from './sportsbooks.ts';

describe('the sportsbook of an address', () => {
  it.each([
    ['/sport', 'house', '/sport'],
    ['/sport/event/7', 'house', '/sport'],
    ['/sport/bc', 'betconstruct', '/sport/bc'],
    ['/sport/bc/category/football', 'betconstruct', '/sport/bc'],
    ['/sport/digitain/category/football/7', 'digitain', '/sport/digitain'],
    ['/sport/gr8/', 'gr8', '/sport/gr8'],
    // A place that only begins like a sportsbook's is the active one's.
    ['/sport/bcx', 'house', '/sport'],
  ])('%s is %s', (pathname, book, base) => expect(bookOf(pathname, 'house')).toEqual({ book, base }));

  it('is the site’s where the address names none', () => {
    expect(bookOf('/sport/prematch', 'betconstruct')).toEqual({ book: 'betconstruct', base: '/sport' });
    expect(bookOf('/sport/house/results', 'betconstruct')).toEqual({ book: 'house', base: '/sport/house' });
  });

  it('opens a frame at a place without losing what its link holds', () => {
    const link = 'https://gr8.example/frame?token=a.b.c&lang=es';
    expect(withPlace(link, { at: '/live' })).toBe('https://gr8.example/frame?token=a.b.c&lang=es&at=%2Flive');
  });
});
