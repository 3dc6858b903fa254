import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, inflate } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Characters from which an answer is packed: below, it costs more than it saves. */
export const PACKED_FROM = 1_024;

/** The packings we know, best first. Brotli's level 4 is as quick as gzip and packs better. */
const PACKINGS = {
  br: (text: string) => asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => asGzip(text),
} as const;

export type Packing = keyof typeof PACKINGS;

/** The best packing that the caller takes, by its `Accept-Encoding`; null when it takes none of ours. */
export function packingFor(acceptEncoding: string | undefined): Packing | null {
  const taken = (acceptEncoding ?? '').toLowerCase().split(',').filter(isTaken).map(nameOf);
  return (Object.keys(PACKINGS) as Packing[]).find((packing) => taken.includes(packing)) ?? null;
}

/** Packs a text, off the main thread. */
export function pack(text: string, packing: Packing): Promise<Buffer> {
  return PACKINGS[packing](text);
}

/** Unpacks bytes, off the main thread; rejects with `ERR_BUFFER_TOO_LARGE` beyond a length. */
export type Unpacker = (bytes: Buffer, limit: { maxOutputLength: number }) => Promise<Buffer>;

const UNPACKERS: ReadonlyMap<string, Unpacker> = new Map([
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['identity', async (bytes) => bytes],
] satisfies [string, Unpacker][]);

/** Returns the decompressor of a body by its `Content-Encoding`; undefined for an unknown encoding. */
export function unpackerOf(contentEncoding: string): Unpacker | undefined {
  return UNPACKERS.get(contentEncoding.trim().toLowerCase());
}

function nameOf(part: string): string {
  return (part.split(';')[0] ?? '').trim();
}

function isTaken(part: string): boolean {
  return !/;\s*q=0(?:\.0*)?\s*$/.test(part);
}
