import ipaddr from 'ipaddr.js';

/** Judgement of the networks whose word about a caller's address is believed, read as the HTTP server reads them. */

/** A network as its first and last address, in the numbers of its family. */
interface Network {
  readonly family: 'ipv4' | 'ipv6';
  readonly first: bigint;
  readonly last: bigint;
}

const BITS = { ipv4: 32, ipv6: 128 } as const;

/** Networks that the HTTP server knows by a name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
/** Networks in which no stranger is: the named ones, and those between a provider and its customers. */
const OWN: readonly Network[] = [...Object.values(NAMED).flat(), '100.64.0.0/10'].map(networkOf);
/** Blocks of IPv6 that stand for all of IPv4, address by address in their last 32 bits. */
const AS_IPV4: readonly Network[] = ['::ffff:0:0/96', '64:ff9b::/96'].map(networkOf);

/** Least prefix of a network of strangers: the largest that one company was ever given, and the like of IPv6. */
const PREFIX_MIN = { ipv4: 8, ipv6: 20 } as const;
const sizeMaxOf = (family: Network['family']) => 1n << BigInt(BITS[family] - PREFIX_MIN[family]);

/**
 * Returns why a list of trusted proxies is refused in production, null when it is taken. An entry is an address, a network
 * with its prefix or its netmask, or a name of the HTTP server (`loopback`). Networks in which strangers may be are
 * limited to a /8 of IPv4 and a /20 of IPv6, each alone and all together; private ones are not.
 */
export function faultOfProxies(proxies: readonly string[]): string | null {
  const networks: Network[] = [];
  for (const proxy of proxies.flatMap((entry) => (Object.hasOwn(NAMED, entry) ? (NAMED[entry] ?? []) : [entry]))) {
    const network = readNetwork(proxy);
    if (network === null) return `${proxy} is neither an address nor a network`;
    networks.push(network);
  }
  const foreign = networks.filter((network) => !OWN.some((own) => isWithin(network, own)));
  for (const family of ['ipv4', 'ipv6'] as const) {
    if (sizeOfUnion(foreign.filter((network) => network.family === family)) > sizeMaxOf(family))
      return 'a network this wide would believe everybody; state the proxies';
  }
  return null;
}

/** The network of an entry; null where it is none. One of IPv6 that holds a block of IPv4 counts as that. */
function readNetwork(entry: string): Network | null {
  const [address = '', range, ...rest] = entry.split('/');
  if (rest.length > 0 || !ipaddr.isValid(address)) return null;
  const ip = ipaddr.parse(address);
  const prefix = range === undefined ? BITS[ip.kind()] : prefixOf(range, ip.kind());
  return prefix === null ? null : asIpv4(networkFrom(ip, prefix));
}

/** The length of a prefix that is stated as a number or, of IPv4, as a netmask; null where it is neither. */
function prefixOf(range: string, kind: Network['family']): number | null {
  if (/^\d{1,3}$/.test(range)) return Number(range) <= BITS[kind] ? Number(range) : null;
  return kind === 'ipv4' && ipaddr.IPv4.isValid(range) ? ipaddr.IPv4.parse(range).prefixLengthFromSubnetMask() : null;
}

function networkFrom(ip: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): Network {
  const value = ip.toByteArray().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const rest = BigInt(BITS[ip.kind()] - prefix);
  const first = (value >> rest) << rest;
  return { family: ip.kind(), first, last: first + (1n << rest) - 1n };
}

function networkOf(cidr: string): Network {
  const [ip, prefix] = ipaddr.parseCIDR(cidr);
  return networkFrom(ip, prefix);
}

function asIpv4(network: Network): Network {
  for (const block of AS_IPV4) {
    if (isWithin(network, block))
      return { family: 'ipv4', first: network.first - block.first, last: network.last - block.first };
    if (isWithin(block, network)) return { family: 'ipv4', first: 0n, last: block.last - block.first };
  }
  return network;
}

function isWithin(inner: Network, outer: Network): boolean {
  return inner.family === outer.family && inner.first >= outer.first && inner.last <= outer.last;
}

/** Number of addresses in networks of one family, those that several hold counted once. */
function sizeOfUnion(networks: readonly Network[]): bigint {
  let size = 0n;
  let next = 0n;
  for (const { first, last } of [...networks].sort((a, b) => (a.first < b.first ? -1 : 1))) {
    const from = first > next ? first : next;
    if (last >= from) size += last - from + 1n;
    if (last >= next) next = last + 1n;
  }
  return size;
}
