import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfProxies } from './proxies.ts';

const WIDE = /believe everybody/;

describe('a list of trusted proxies', () => {
  it.each([
    ['loopback'],
    ['127.0.0.1', '::1'],
    ['10.0.0.0/8', '192.0.2.1'],
    ['loopback', 'linklocal', 'uniquelocal'],
    ['10.0.0.0/255.0.0.0', '172.16.0.0/255.240.0.0'],
    ['fc00::/7', 'fd12:3456::/48', '::ffff:10.0.0.0/104'],
    ['173.245.48.0/20', '2400:cb00::/32', '2a06:98c0::/29'],
  ])('is taken as %s, %s, %s', (...proxies: string[]) => {
    expect(faultOfProxies(proxies)).toBeNull();
  });

  it.each([
    ['0.0.0.0/0'],
    ['::/0'],
    ['8000::/1'],
    ['::ffff:0:0/96'],
    ['::ffff:0.0.0.0/97', '::ffff:128.0.0.0/97'],
    ['64:ff9b::/96'],
    ['::/80'],
    ['2002::/16'],
    ['0.0.0.0/1', '128.0.0.0/1'],
    ['0.0.0.0/128.0.0.0', '128.0.0.0/128.0.0.0'],
    ['::/1', '8000::/1'],
    ['0/1', '0x80000000/1'],
    ['11.0.0.0/7'],
    ['11.0.0.0/8', '12.0.0.0/8'],
    ['11.0.0.0/8', '192.0.2.1'],
  ])('is refused as %s, %s', (...proxies: string[]) => {
    expect(faultOfProxies(proxies)).toMatch(WIDE);
  });

  it.each(['', 'proxy', '10.0.0.0/33', '::/129', '10.0.0.0/255.0.255.0', 'fd00::/ffff::', '10.0.0.0/8/8', '10.0.0.0/'])(
    'is refused with the entry "%s", which is no network',
    (entry) => {
      expect(faultOfProxies(['loopback', entry])).toMatch(/neither an address nor a network/);
    },
  );

  it('is judged by the addresses in it, whatever their order, parts and spelling', () => {
    fc.assert(
      fc.property(listOfForeign, ({ entries, addresses }) => {
        expect(faultOfProxies(entries) === null).toBe(addresses <= 1n << 24n);
      }),
      { numRuns: 600 },
    );
  });
});

/** Public blocks of IPv4, far from private ones: the first byte of a /8 is theirs. */
const BLOCKS = [11, 12, 13, 44, 45, 46, 47];

const spelling = fc.constantFrom(withPrefix, withNetmask, withHex, withNumber, withMapped, withGroups);

/** Networks in parts, each spelled in one of the ways, and the number of addresses in them all. */
const listOfForeign = fc
  .record({
    blocks: fc.uniqueArray(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 3 }),
    prefix: fc.integer({ min: 8, max: 12 }),
    depth: fc.integer({ min: 0, max: 3 }),
    spellings: fc.array(spelling, { minLength: 1, maxLength: 6 }),
    isDoubled: fc.boolean(),
  })
  .map(({ blocks, prefix, depth, spellings, isDoubled }) => {
    const parts = blocks.flatMap((block) =>
      Array.from({ length: 2 ** depth }, (_, at) => ({
        first: block * 2 ** 24 + at * 2 ** (32 - prefix - depth),
        prefix: prefix + depth,
      })),
    );
    const stated = isDoubled ? [...parts, ...parts.slice(0, 2)] : parts;
    const entries = stated.map((part, at) => (spellings[at % spellings.length] ?? withPrefix)(part));
    return { entries: entries.reverse(), addresses: BigInt(blocks.length) << BigInt(32 - prefix) };
  });

interface Part {
  readonly first: number;
  readonly prefix: number;
}

function dotted(value: number): string {
  return [24, 16, 8, 0].map((shift) => (value / 2 ** shift) & 255).join('.');
}

function withPrefix({ first, prefix }: Part): string {
  return `${dotted(first)}/${prefix}`;
}

function withNetmask({ first, prefix }: Part): string {
  return `${dotted(first)}/${dotted(2 ** 32 - 2 ** (32 - prefix))}`;
}

function withHex({ first, prefix }: Part): string {
  return `0x${first.toString(16)}/${prefix}`;
}

function withNumber({ first, prefix }: Part): string {
  return `${first}/${prefix}`;
}

function withMapped({ first, prefix }: Part): string {
  return `::FFFF:${dotted(first)}/${prefix + 96}`;
}

function withGroups({ first, prefix }: Part): string {
  const hex = first.toString(16).padStart(8, '0');
  return `0:0:0:0:0:ffff:${hex.slice(0, 4)}:${hex.slice(4)}/${prefix + 96}`;
}
