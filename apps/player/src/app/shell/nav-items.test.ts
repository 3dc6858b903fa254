import { describe, expect, it } from 'vitest';
import { type Blocks, NOTHING_BLOCKED } from '../../shared/blocks.ts';
import { navBlocksFor } from './nav-items.ts';

const OPEN = NOTHING_BLOCKED;
const words = (reader: Parameters<typeof navBlocksFor>[0]) =>
  navBlocksFor(reader).map(({ key, items }) => `${key}: ${items.map(({ word }) => word).join(' ')}`);

describe('navBlocksFor', () => {
  it('shows favourites to players alone', () => {
    const guest = words({ isSignedIn: false, isProfile: false, blocks: OPEN });
    const player = words({ isSignedIn: true, isProfile: false, blocks: OPEN });
    expect(guest.join()).not.toContain('favourites');
    expect(player.join()).toContain('favourites');
  });

  it('leaves out what is blocked, and a block with nothing left', () => {
    const guest = (parts: Blocks['parts']) =>
      words({ isSignedIn: false, isProfile: false, blocks: { ...OPEN, parts } });
    expect(guest(['sport', 'slots', 'live', 'virtual', 'crash'])).toEqual(['home: home']);
    expect(guest(['live', 'crash']).join()).toMatch(/sport: sport.*casino: slots virtual/);
  });

  it('shows the account inside the personal area', () => {
    const blocks = words({ isSignedIn: true, isProfile: true, blocks: OPEN });
    expect(blocks[0]).toBe('back: backToHome');
    expect(blocks.join()).toContain('gameHistory');
  });
});
