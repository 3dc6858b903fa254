import { expect, it } from 'vitest';
import { deviceRateLimits, signInRateLimits, signUpRateLimits } from './throttle.ts';

const bounds = { signUpsMax: 10, failuresMax: 10 };
const keysFrom = (ip: string) => {
  const { ofAccount, ofAddress } = signInRateLimits({ area: 'player', name: 'ana', account: null, ip }, bounds);
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

const typed = { area: 'staff', account: null, ip: '192.0.2.1' } as const;

it('counts every name of an account as the account, and no typed name for one', () => {
  const keyOf = (name: string, account: string | null) =>
    signInRateLimits({ ...typed, name, account }, bounds).ofAccount.map(({ key }) => key);
  expect(keyOf('ana', '7')).toEqual(keyOf('+34600111222', '7'));
  for (const name of ['7', 'account 7', 'ana']) expect(keyOf(name, null)).not.toEqual(keyOf('ana', '7'));
});

it('keeps no name and no password that was typed for one', () => {
  expect(JSON.stringify(signInRateLimits({ ...typed, name: 'My-Secret-1' }, bounds))).not.toMatch(/secret/i);
});

it('shares no counter between a known device and unknown ones', () => {
  const { ofAccount, ofAddress } = deviceRateLimits({ area: 'player', account: '12', device: 'd' });
  const guests = keysFrom('192.0.2.1');
  expect([...ofAccount, ...ofAddress].filter(({ key }) => guests.includes(key))).toEqual([]);
});
