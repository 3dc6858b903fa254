import type { SportEvent } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { GONE_MAX, isGone, lastingOf } from './lasting-events.ts';

const event = (id: string, about: Partial<SportEvent> = {}) =>
  ({ id, status: 'live', markets_count: 3, markets: [{ status: 'open', reason: null }], ...about }) as SportEvent;
const idsOf = (events: readonly SportEvent[]) => events.map(({ id }) => id).join(' ');

describe('events that stay where the reader saw them', () => {
  it('keeps the place of one that ended, with nothing of it on sale', () => {
    const now = lastingOf([event('1'), event('2'), event('3')], [event('1'), event('3')]);
    expect(idsOf(now)).toBe('1 2 3');
    expect(now[1]).toMatchObject({ markets_count: 0, markets: [{ status: 'suspended', reason: 'result-awaited' }] });
    expect(now[0]).toMatchObject({ markets: [{ status: 'open' }] });
  });

  it('locks one that kicked off as started', () => {
    const [first] = lastingOf([event('1', { status: 'scheduled' })], []);
    expect(first?.markets[0]?.reason).toBe('event-started');
  });

  it('adds what comes up at the end, and takes the news of the others', () => {
    const now = lastingOf([event('2')], [event('1'), event('2', { markets_count: 9 })]);
    expect(idsOf(now)).toBe('2 1');
    expect(now[0]?.markets_count).toBe(9);
  });

  it('shows one that came back as it is', () => {
    const gone = lastingOf([event('1'), event('2')], [event('2')]);
    expect(gone.map(isGone)).toEqual([true, false]);
    const back = lastingOf(gone, [event('1'), event('2')]);
    expect(back[0]).toMatchObject({ markets_count: 3, markets: [{ status: 'open' }] });
    expect(back.map(isGone)).toEqual([false, false]);
  });

  it('begins with the list, and forgets the longest gone of too many', () => {
    expect(idsOf(lastingOf([], [event('1')]))).toBe('1');
    const many = Array.from({ length: GONE_MAX + 2 }, (_, place) => event(`old-${place}`));
    const now = lastingOf(many, [event('new')]);
    expect(now).toHaveLength(GONE_MAX + 1);
    expect(idsOf(now)).not.toContain('old-1 ');
  });
});
