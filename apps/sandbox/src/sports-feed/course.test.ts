import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';

describe('the course of a replayed match', () => {
  const score = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));
  it('has every goal of its score, each in a minute of its own, and the same on every start', () => {
    fc.assert(
      fc.property(fc.string(), score, (id, [home, away]) => {
        const course = courseOf(id, [home, away]);
        expect([course.goals1.length, course.goals2.length]).toEqual([home, away]);
        const minutes = [...course.goals1, ...course.goals2].map(({ minute }) => minute);
        expect(new Set(minutes).size).toBe(home + away);
        expect(minutes.every((minute) => minute >= 1 && minute <= 90)).toBe(true);
        expect(course.score1i).toBe(course.goals1.filter(({ minute }) => minute <= 45).length);
        expect(courseOf(id, [home, away])).toEqual(course);
      }),
    );
  });
});
