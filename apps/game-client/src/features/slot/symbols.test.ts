import { SLOTS } from '@ordago/game-engines';
import { describe, expect, it } from 'vitest';
import { styleOf } from './symbols.ts';

/** The cards of the deck that reels show as letters. */
const COURT = ['9', '10', 'J', 'Q', 'K', 'A'];

describe('symbols of the slots', () => {
  it.each(SLOTS.map((slot) => [slot.key, Object.values(slot.symbols)] as const))(
    '%s draws each of them',
    (_, names) => {
      const bare = names.filter((name) => {
        const style = styleOf(name);
        return style.kind === 'letter' && !COURT.includes(style.text);
      });
      expect(bare, 'symbols without a picture').toEqual([]);
    },
  );

  it.each(SLOTS.map((slot) => [slot.key, Object.values(slot.symbols)] as const))(
    '%s draws no two alike',
    (_, names) => {
      const styles = names.map((name) => JSON.stringify(styleOf(name)));
      expect(new Set(styles).size).toBe(names.length);
    },
  );
});
