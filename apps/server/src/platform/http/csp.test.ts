import { describe, expect, it } from 'vitest';
import { cspOf } from './csp.ts';

const PUBLIC = {
  player: 'https://ordago.example',
  sportsbook: 'https://sports.ordago.example',
  staff: 'https://staff.ordago.example',
  games: 'https://games.ordago.example',
  sandbox: 'https://sandbox.ordago.example',
};
const LOCAL = { ...PUBLIC, player: 'http://localhost:3000' };

describe('the policy of an origin', () => {
  it('lets the player site alone frame the betting line', () => {
    expect(cspOf('sportsbook', PUBLIC, [])['frame-ancestors']).toEqual([PUBLIC.player]);
    expect(cspOf('sportsbook', LOCAL, [])['frame-ancestors']).toEqual([LOCAL.player, 'http://127.0.0.1:*']);
  });

  it('lets nobody frame the player site and the back office', () => {
    for (const host of ['player', 'staff'] as const)
      expect(cspOf(host, PUBLIC, [])['frame-ancestors']).toEqual(["'none'"]);
  });

  it('admits pictures and frames of the third parties that are plugged in, and no address that is not given', () => {
    const policy = cspOf(
      'player',
      { ...PUBLIC, sandbox: null },
      [],
      ['', 'https://book.example/frame'],
      ['https://cdn.example/games'],
    );
    expect(policy['img-src']).toContain('https://cdn.example');
    expect(policy['frame-src']).toEqual(["'self'", PUBLIC.sportsbook, PUBLIC.games, 'https://book.example']);
  });

  it('names nothing of this machine in public', () => {
    for (const host of ['player', 'staff', 'sportsbook'] as const)
      expect(JSON.stringify(cspOf(host, PUBLIC, []))).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});
