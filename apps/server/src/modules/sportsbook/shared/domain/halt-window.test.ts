import { instant } from '@ordago/kernel';
import { type PlayUnit, SPORT_RULES, shapeOf } from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { endingOf } from './halt-window.ts';
import { judgeOutcome } from './judge-interruption.ts';

const base = { feed: 'f', eventKey: 'e', version: 3 } as const;
const record = { sort: 'match', status: 'abandoned', score: { home: 2, away: 1 } } as const;
const UNITS: readonly (PlayUnit | undefined)[] = [undefined, 'minutes', 'displayed', 'real', 'innings', 'ends'];
const PLAYED = [null, 0, 5, 10, 50, 65, 1_000];

/** Result of a match that waited in vain after its halt. */
function haltedIn(sport: string, played: number | null, { unit, format }: { unit?: PlayUnit; format?: string }) {
  const named = { ...(unit !== undefined && { unit }), ...(format !== undefined && { format }) };
  const ending = endingOf({ kind: 'interrupted', at: instant(0), record, played, ...named }, sport);
  return {
    halted: judgeOutcome({ ...base, kind: 'record', ...ending }, sport),
    ended: judgeOutcome({ ...base, kind: 'record', record, ending: { kind: 'interrupted', played, ...named } }, sport),
  };
}

describe('a match that waited in vain after a halt', () => {
  const MATCHES = SPORT_RULES.filter((rule) => !['race', 'rounds'].includes(shapeOf(rule)));

  it.each(MATCHES.map((rule) => [rule.slug, rule] as const))(
    '%s: is judged as one whose end was reported at once, in each unit',
    (sport, { formats }) => {
      for (const { name: format, minimum } of formats)
        for (const unit of UNITS)
          for (const played of PLAYED) {
            const named = { format, ...(unit !== undefined && { unit }) };
            const { halted, ended } = haltedIn(sport, played, named);
            expect(halted, JSON.stringify({ ...named, played })).toEqual(ended);
            if (minimum === 'to-the-end' || played === null) continue;
            // Without a unit it is that of the minimum.
            if (unit === undefined || unit === minimum.unit)
              expect([unit, played, halted.status === 'finished']).toEqual([unit, played, played >= minimum.amount]);
          }
    },
  );

  it.each([
    ['e-hockey', 'usual', 50, 'displayed', 'finished'],
    ['e-hockey', 'usual', 50, 'real', 'abandoned'],
    ['e-hockey', 'usual', 50, undefined, 'finished'],
    ['e-american-football', '4x15', 50, 'displayed', 'finished'],
    ['e-american-football', '4x15', 50, 'real', 'abandoned'],
    ['e-american-football', '4x3', 10, 'real', 'finished'],
    ['e-american-football', '4x3', 10, 'displayed', 'abandoned'],
    ['e-australian-football', '4x2.5', 8.5, 'real', 'finished'],
    ['e-australian-football', '4x2.5', 8.5, 'displayed', 'abandoned'],
  ] as const)('specification 3, section 9: %s %s, %d, %s: %s', (sport, format, played, unit, status) => {
    expect(haltedIn(sport, played, { format, ...(unit && { unit }) }).halted.status).toBe(status);
  });
});
