import { expect, it } from 'vitest';
import { deviceRateLimits, signInRateLimits, signUpRateLimits } from './throttle.ts';

const bounds = { signUpsMax: 10, failuresMax: 10 };
const keysFrom = (ip: string) => {
  const { ofAccount, ofAddress } = signInRateLimits({ area: 'player', name: 'ana', ip }, bounds);
  return [...ofAccount, ...ofAddress, ...signUpRateLimits(ip, bounds)].map(({ key }) => key);
};

it('counts all addresses of one IPv6 network as one', () => {
  expect(keysFrom('2001:db8:1:2::1')).toEqual(keysFrom('2001:db8:1:2:ffff::9'));
  expect(keysFrom('2001:db8:1:3::1')).not.toEqual(keysFrom('2001:db8:1:2::1'));
});

it('counts IPv4 addresses one by one, however they are written', () => {
  expect(keysFrom('192.0.2.1')).toEqual(keysFrom('::ffff:192.0.2.1'));
  expect(keysFrom('192.0.2.1')).not.toEqual(keysFrom('192.0.2.2'));
});

it('keeps no name and no password that was typed for one', () => {
  expect(JSON.stringify(signInRateLimits({ area: 'staff', name: 'My-Secret-1', ip: '192.0.2.1' }, bounds))).not.toMatch(
    /secret/i,
  );
});

it('shares no counter between a known device and unknown ones', () => {
  const { ofAccount, ofAddress } = deviceRateLimits({ area: 'player', account: '12', device: 'd' });
  const guests = keysFrom('192.0.2.1');
  expect([...ofAccount, ...ofAddress].filter(({ key }) => guests.includes(key))).toEqual([]);
});
