import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_SLIP, type SlipLeg } from '../../../shared/slip/slip.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import { convertToBuilder } from './to-builder.ts';

const leg = (selection: string, event = 'e1'): SlipLeg => ({
  event,
  selection,
  kind: `kind-${selection}`,
  specifier: '',
  outcome: '1',
  home: 'Granada',
  away: 'Getafe',
  league: 'Primera División',
  startsAt: '2026-11-21T20:00:00.000Z',
  odds: '1.66',
  version: 3,
});
const combined = (legs: readonly SlipLeg[]): SlipLeg => ({
  ...leg(legs.map(({ selection }) => selection).join('+')),
  kind: 'bet-builder',
});
const combine = vi.fn(async (_event: string, legs: readonly SlipLeg[]): Promise<SlipLeg | null> => combined(legs));
const selections = () => useSlip.getState().slip.legs.map(({ selection }) => selection);

beforeEach(() => {
  combine.mockClear();
  useSlip.setState({ slip: { ...EMPTY_SLIP, legs: [leg('9', 'e2'), leg('1'), leg('2')] }, undo: null });
});

afterEach(() => useSlip.setState({ slip: EMPTY_SLIP, undo: null }));

/** Changes the slip while the odds are on their way, once. */
function meanwhile(change: () => void) {
  combine.mockImplementationOnce(async (_event, legs) => {
    change();
    return combined(legs);
  });
}

describe('a bet builder made of selections of one match', () => {
  it('takes their place, and only theirs', async () => {
    expect(await convertToBuilder('e1', combine)).toBe('converted');
    expect(selections()).toEqual(['9', '1+2']);
  });

  it('is made anew when another selection of the match came in meanwhile', async () => {
    meanwhile(() => useSlip.getState().toggle(leg('3')));
    expect(await convertToBuilder('e1', combine)).toBe('converted');
    expect(selections()).toEqual(['9', '1+2+3']);
  });

  it('is not put in when one of two was taken out meanwhile, and the other remains', async () => {
    meanwhile(() => useSlip.getState().remove(leg('1')));
    expect(await convertToBuilder('e1', combine)).toBe('left');
    expect(selections()).toEqual(['9', '2']);
  });

  it('is not put into a slip that was emptied meanwhile, as a bet that was placed does', async () => {
    meanwhile(() => useSlip.getState().settleLegs(['9', '1', '2']));
    expect(await convertToBuilder('e1', combine)).toBe('left');
    expect(selections()).toEqual([]);
  });

  it('is made once, whatever is pressed twice', async () => {
    const both = await Promise.all([convertToBuilder('e1', combine), convertToBuilder('e1', combine)]);
    expect(both).toEqual(['converted', 'left']);
    expect(selections()).toEqual(['9', '1+2']);
  });

  it('is refused where there are no common odds, and where the answer does not come', async () => {
    combine.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('no answer'));
    expect(await convertToBuilder('e1', combine)).toBe('impossible');
    expect(await convertToBuilder('e1', combine)).toBe('impossible');
    expect(selections()).toEqual(['9', '1', '2']);
  });

  it('gives up when the slip never stays the same', async () => {
    combine.mockImplementation(async (_event, legs) => {
      useSlip.getState().toggle(leg(String(10 + combine.mock.calls.length)));
      return combined(legs);
    });
    expect(await convertToBuilder('e1', combine)).toBe('left');
    expect(combine).toHaveBeenCalledTimes(3);
  });
});
