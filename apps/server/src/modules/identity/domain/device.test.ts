import { addMs, instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { DEVICE_MS, type DeviceAccount, deviceCookie, recogniseDevice } from './device.ts';

const SECRET = 'a secret of the operator';
const NOW = instant(Date.parse('2026-11-21T12:00:00Z'));
const ANA: DeviceAccount = { area: 'player', id: '12', passwordHash: '$argon2id$ana' };
const cookie = deviceCookie(SECRET, ANA, NOW, null);

describe('a device that signed in before', () => {
  it('is known again, and keeps its id from sign-in to sign-in', () => {
    const id = recogniseDevice(SECRET, cookie, ANA, NOW);
    expect(id).not.toBeNull();
    const again = deviceCookie(SECRET, ANA, addMs(NOW, 1_000), id);
    expect(again).not.toBe(cookie);
    expect(recogniseDevice(SECRET, again, ANA, addMs(NOW, DEVICE_MS))).toBe(id);
  });

  it.each([
    ['another account', { ...ANA, id: '13' }],
    ['the back office', { ...ANA, area: 'staff' as const }],
    ['a new password', { ...ANA, passwordHash: '$argon2id$new' }],
  ])('is unknown to %s', (_title, account) => {
    expect(recogniseDevice(SECRET, cookie, account, NOW)).toBeNull();
  });

  it('is forgotten after a year', () => {
    expect(recogniseDevice(SECRET, cookie, ANA, addMs(NOW, DEVICE_MS))).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['an empty cookie', ''],
    ['another secret', deviceCookie('another secret', ANA, NOW, null)],
    ['a later date', cookie.replace(/\.(\d+)\./, (_all, seconds) => `.${Number(seconds) + 1}.`)],
    ['another id', `${'A'.repeat(22)}${cookie.slice(22)}`],
    ['a cut seal', cookie.slice(0, -1)],
    ['a NUL', `${cookie}\u0000`],
    ['a long text', cookie.repeat(500)],
  ])('is not believed with %s', (_title, brought) => {
    expect(recogniseDevice(SECRET, brought, ANA, NOW)).toBeNull();
  });
});
