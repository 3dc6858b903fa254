import { describe, expect, it } from 'vitest';
import { measureOf } from './use-columns.ts';

describe('the columns of a grid', () => {
  it('of eight per row are eight, four or three, in whole rows of a batch where they are not three', () => {
    for (let width = 300; width < 2_000; width += 1) {
      const { columns, gap, tileHeight } = measureOf(width, 8);
      expect([3, 4, 8]).toContain(columns);
      const tile = (width - gap * (columns - 1)) / columns;
      expect(tileHeight).toBeCloseTo((tile * 4) / 3);
      // A card is never too narrow for its name.
      if (columns !== 3) expect([width, tile >= 100]).toEqual([width, true]);
    }
    // The dialog's body on a desktop, on a tablet and on a phone.
    expect([1_072, 720, 343].map((width) => measureOf(width, 8).columns)).toEqual([8, 4, 3]);
  });

  it('without such a number are as many as fit', () => {
    expect([1_136, 343].map((width) => measureOf(width).columns)).toEqual([7, 3]);
  });
});
