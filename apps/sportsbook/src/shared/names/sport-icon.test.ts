import { SPORT_RULES } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { ANY_SPORT, SPORT_MARKS } from '../data/sport-marks.ts';
import { sportMarkOf } from './sport-icon.tsx';

describe('the mark of a sport', () => {
  it.each(SPORT_RULES.map(({ slug }) => slug))('is drawn for %s', (slug) => {
    expect(sportMarkOf(slug).path).not.toBe(ANY_SPORT);
  });

  it('is on a screen for what is played on one', () => {
    expect(sportMarkOf('e-tennis')).toEqual({ path: SPORT_MARKS.tennis, isOnScreen: true });
    expect(sportMarkOf('tennis').isOnScreen).toBe(false);
  });

  it('is a medal for a sport that a later server adds', () => {
    expect(sportMarkOf('quidditch')).toEqual({ path: ANY_SPORT, isOnScreen: false });
  });

  it('differs from every other', () => {
    expect(new Set(Object.values(SPORT_MARKS)).size).toBe(Object.keys(SPORT_MARKS).length);
  });
});
