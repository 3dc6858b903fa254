import { readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { SECRET_LENGTH_MIN } from './secrets.ts';

/** Rules of a deployment that the server, the games and the sandbox share: secrets, addresses, and the files of secrets. */

export type Environment = Readonly<Record<string, string | undefined>>;

export type AppEnv = 'demo' | 'test' | 'production';

/** Different characters that a secret of production has at least. */
const CHARACTERS_MIN = 8;
/** Characters that a metrics token of production has at least. */
export const METRICS_TOKEN_LENGTH_MIN = 32;

/** Signs that people write for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
};
/** Words of secrets that are typed, not drawn; letters alone, since digits and signs are sprinkled over them. */
const TYPED_WORDS = [
  'password',
  'passwort',
  'changeme',
  'secret',
  'development',
  'example',
  'qwerty',
  'letmein',
  'ordago',
];
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  '01234567890123456789',
  '98765432109876543210',
];
/** Length of a part of a sequence that nobody draws by chance. */
const SEQUENCE_LENGTH = 6;

/**
 * Names the weakness of a secret for production, null without one: short, blanks around it, few different characters, a part
 * that is repeated, the alphabet or digits in order, a word that people type.
 */
export function weaknessOf(secret: string): string | null {
  if (secret !== secret.trim()) return 'it begins or ends with a blank';
  if (secret.length < SECRET_LENGTH_MIN) return `at least ${SECRET_LENGTH_MIN} characters are needed`;
  const plain = secret.toLowerCase();
  const letters = plain.replace(/[013457$@]/g, (sign) => LOOKALIKES[sign] ?? '').replace(/[^a-z]/g, '');
  const word = TYPED_WORDS.find((typed) => letters.includes(typed));
  if (word !== undefined) return `it contains "${word}"; draw one, for example by openssl rand -hex 32`;
  if (new Set(plain).size < CHARACTERS_MIN) return `at least ${CHARACTERS_MIN} different characters are needed`;
  if (isRepeated(plain)) return 'it repeats itself';
  if (SEQUENCES.some((sequence) => partsOf(sequence).some((part) => plain.includes(part))))
    return 'it has letters or digits in order';
  return null;
}

/** True if a text is a part of it over and over, whole or cut at its end. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (
      text ===
      text
        .slice(0, period)
        .repeat(Math.ceil(text.length / period))
        .slice(0, text.length)
    )
      return true;
  return false;
}

function partsOf(sequence: string): string[] {
  return Array.from({ length: sequence.length - SEQUENCE_LENGTH + 1 }, (_, at) =>
    sequence.slice(at, at + SEQUENCE_LENGTH),
  );
}

/**
 * The value of a variable, or of the file that `<name>_FILE` names; an empty one counts as absent.
 *
 * @throws when both are given: nobody could tell which one holds
 */
export function readVariable(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`] || undefined;
  const value = env[name] || undefined;
  if (file === undefined) return value;
  if (value !== undefined) throw new Error(`${name}: given twice, by itself and as a file`);
  return readFileSync(file, 'utf8').trim() || undefined;
}

/** The entries of a variable that lists some, separated by commas; empty ones, as behind a last comma, are none. */
export function readList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The environment of a process; nothing is assumed, so that a forgotten variable opens no demo accounts. */
export function readAppEnv(env: Environment): AppEnv {
  const appEnv = env.APP_ENV;
  if (appEnv === 'demo' || appEnv === 'test' || appEnv === 'production') return appEnv;
  throw new Error(`APP_ENV: ${appEnv ? `it is ${appEnv}; ` : ''}demo, test or production is needed`);
}

/** True if an address, or the name or number of a host, leads to this machine alone, or to no machine. */
export function isLoopback(address: string): boolean {
  const host = hostOf(address);
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  const range = rangeOf(host);
  return range === 'loopback' || range === 'unspecified';
}

/** The range of an address as the parser calls it; null for a name. The URL reader has written any spelling as four numbers. */
function rangeOf(host: string): string | null {
  const bare = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? embeddedIn(ipaddr.parse(bare)).range() : null;
}

/** Names that files of hosts give to this machine beside `localhost`; elsewhere they may lead to others. */
const NAMES_OF_THIS_MACHINE =
  /^(localhost\d?\.localdomain\d?|localhost\d|ip6-(localhost|loopback)|loopback|localdomain|.+\.localdomain\d?)$/;

/** Ranges of IPv6, as the parser calls them, of which the last 32 bits are an address of IPv4. */
const IPV4_RANGES = new Set(['ipv4Mapped', 'rfc6145', 'rfc6052']);

/** The IPv4 address that one of IPv6 stands for, or the address itself. */
function embeddedIn(ip: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (ip instanceof ipaddr.IPv4) return ip;
  const bytes = ip.toByteArray();
  const isCompatible = bytes.slice(0, 12).every((byte) => byte === 0) && bytes.slice(12, 14).some((byte) => byte > 0);
  return isCompatible || IPV4_RANGES.has(ip.range()) ? new ipaddr.IPv4(bytes.slice(12)) : ip;
}

function hostOf(address: string): string {
  const url = URL.canParse(address) && address.includes('//') ? address : `http://${bracketed(address)}`;
  if (!URL.canParse(url)) return address.toLowerCase();
  // Addresses of other schemes are not normalised by the URL reader.
  const { hostname } = new URL(url.replace(/^[a-z]+:/i, 'http:'));
  return hostname.replace(/\.$/, '');
}

function bracketed(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

/**
 * Names why production refuses an address that others reach or that leads to others, null when it takes it: it has to be
 * encrypted (https, amqps) and not on this machine.
 */
export function faultOfPublicAddress(address: string): string | null {
  if (isLoopback(address) || NAMES_OF_THIS_MACHINE.test(hostOf(address)))
    return 'production refuses an address of this machine';
  if (!/^(https|amqps):/i.test(address)) return 'production speaks https alone';
  return null;
}

/** Names why production refuses an address between our own programmes: plain http is for this machine alone. */
export function faultOfInternalAddress(address: string): string | null {
  return isLoopback(address) || /^https:/i.test(address) ? null : 'production speaks plain http on this machine alone';
}

/** True if a programme that listens on an address is reachable at each of the machine's: 0.0.0.0 and :: mean everybody then. */
function isEveryAddress(bind: string): boolean {
  return !bind.includes('//') && rangeOf(hostOf(bind)) === 'unspecified';
}

/**
 * Refuses a demo that others could reach: its accounts have a password that everybody knows.
 *
 * @throws naming the variable, unless `DEMO_IN_PUBLIC=yes` allows it
 */
export function refuseOpenDemo(
  env: Environment,
  { appEnv, addresses }: { readonly appEnv: AppEnv; readonly addresses: Readonly<Record<string, string>> },
): void {
  if (appEnv === 'production' || env.DEMO_IN_PUBLIC === 'yes') return;
  const open = Object.entries(addresses).find(([, address]) => !isLoopback(address) || isEveryAddress(address));
  if (open === undefined) return;
  const [variable, address] = open;
  throw new Error(
    `${variable}: ${address} is reachable by others, and everybody knows the passwords of APP_ENV=${appEnv}; ` +
      'set DEMO_IN_PUBLIC=yes if that is meant, or APP_ENV=production',
  );
}
