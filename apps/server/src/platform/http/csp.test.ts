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

  it('names nothing of this machine in public', () => {
    for (const host of ['player', 'staff', 'sportsbook'] as const)
      expect(JSON.stringify(cspOf(host, PUBLIC, []))).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});
