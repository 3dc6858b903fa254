import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfPublicAddress, isLoopback, readList, refuseOpenDemo } from './deployment.ts';

const byte = fc.integer({ min: 0, max: 255 });
const LOOPBACK = fc.oneof(
  fc.tuple(fc.constant(127), byte, byte, byte),
  fc.constant([0, 0, 0, 0] as [number, number, number, number]),
);
const base = fc.constantFrom(
  (value: number) => value.toString(),
  (value: number) => `0x${value.toString(16)}`,
  (value: number) => `0X${value.toString(16).toUpperCase()}`,
  (value: number) => `0${value.toString(8)}`,
);
const hexOf = (bytes: readonly number[]) => bytes.map((one) => one.toString(16).padStart(2, '0')).join('');
const groupsOf = (bytes: readonly number[]) => `${hexOf(bytes.slice(0, 2))}:${hexOf(bytes.slice(2))}`;

/** An address of IPv4 in one to four parts, each in any base. */
const inParts = fc
  .tuple(LOOPBACK, fc.integer({ min: 1, max: 4 }), fc.array(base, { minLength: 4, maxLength: 4 }), fc.boolean())
  .map(([bytes, count, bases, isAbsolute]) => {
    const head = bytes.slice(0, count - 1);
    const tail = bytes.slice(count - 1).reduce((sum, one) => sum * 256 + one, 0);
    return [...head, tail].map((value, at) => bases[at]?.(value)).join('.') + (isAbsolute ? '.' : '');
  });
/** An address of IPv4 inside one of IPv6, in short and in long. */
const inIpv6 = fc
  .tuple(
    LOOPBACK,
    fc.constantFrom('::ffff:', '0:0:0:0:0:ffff:', '::FFFF:', '::', '64:ff9b::', '::ffff:0:'),
    fc.boolean(),
  )
  .map(([bytes, prefix, isDotted]) => `[${prefix}${isDotted ? bytes.join('.') : groupsOf(bytes)}]`);
const ofIpv6 = fc.constantFrom('[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[0000:0000::0001]', '[::0.0.0.1]');
const named = fc
  .tuple(
    fc.constantFrom(
      'localhost',
      'localhost.localdomain',
      'localhost6.localdomain6',
      'localhost6',
      'ip6-localhost',
      'ip6-loopback',
      'play.localhost',
      'a.b.localhost',
      'casino.localdomain',
    ),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([name, isUpper, isAbsolute]) => `${isUpper ? name.toUpperCase() : name}${isAbsolute ? '.' : ''}`);

describe('a public address of production', () => {
  it('is no spelling of this machine, with any port and path', () => {
    const url = fc.tuple(
      fc.constantFrom('https', 'HTTPS', 'amqps'),
      fc.oneof(inParts, inIpv6, ofIpv6, named),
      fc.constantFrom('', ':443', ':8443', '/', '/path?a=b#c'),
    );
    fc.assert(
      fc.property(url, ([scheme, host, rest]) => {
        expect(faultOfPublicAddress(`${scheme}://${host}${rest}`)).toMatch(/this machine/);
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    'casino.example',
    'localhost.example',
    'mylocalhost',
    'localdomain.example',
    '128.0.0.1',
    '1.0.0.127',
    '[2001:db8::1]',
    '[2001:db8::7f00:1]',
    '[::ffff:192.0.2.1]',
  ])('may be %s', (host) => {
    expect(faultOfPublicAddress(`https://${host}`)).toBeNull();
  });
});

describe('an address that leads to this machine for certain', () => {
  it('is no name that a file of hosts may lack', () => {
    expect(['ip6-localhost', 'localhost.localdomain', 'localhost6'].filter(isLoopback)).toEqual([]);
    expect(['localhost', '127.0.0.1', '::1', 'games.localhost'].filter((host) => !isLoopback(host))).toEqual([]);
  });
});

describe('a demo', () => {
  const start = (BIND: string) => () => refuseOpenDemo({}, { appEnv: 'demo', addresses: { BIND } });

  it.each(['0.0.0.0', '0', '0x0', '000.0.0.0', '::', '[::]', '::0', '0:0:0:0:0:0:0:0', '::ffff:0.0.0.0', '::ffff:0:0'])(
    'does not listen on every address of the machine, spelled as %s',
    (bind) => {
      expect(start(bind)).toThrow(/^BIND: .*DEMO_IN_PUBLIC/);
    },
  );

  it.each(['127.0.0.1', 'localhost', '::1', '[::1]', '::ffff:127.0.0.1'])('listens on %s', (bind) => {
    expect(start(bind)).not.toThrow();
  });
});

it('reads a list without the entries that are empty', () => {
  expect(['a', ' a , b,', ',a,,b', '', ' , '].map(readList)).toEqual([['a'], ['a', 'b'], ['a', 'b'], [], []]);
});
