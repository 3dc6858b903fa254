/**
 * The part of an address that one household or one machine is given as a whole: an IPv4 address itself, the first 64 bits
 * of an IPv6 address, since who holds one of those holds them all. Rate limits count by it. Anything else comes back as
 * it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...(tail ? tail.split(':') : [])];
  const first = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}

/**
 * The part of an address that one company or one machine of an attacker may hold as a whole: an IPv4 address itself, the first
 * 48 bits of an IPv6 address, which hold 65,536 networks of {@link networkOf}. Anything else comes back as it is.
 */
export function siteOf(address: string): string {
  const network = networkOf(address);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}
