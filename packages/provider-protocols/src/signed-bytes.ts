import { hmacHex, isFresh, readStamp, sameText } from './signature.ts';

/** Key that both sides agreed on, where a call goes behind the integration's root (`payout`), and the time in milliseconds. */
export interface BytesKey {
  readonly secret: string;
  /** Empty for providers with one address. */
  readonly path: string;
  readonly now: number;
}

/** Signs and proves calls over their bytes; headers are read in lower case. */
export interface SignedBytes {
  /** The two headers that prove a call. */
  sign(body: Uint8Array, key: BytesKey): Readonly<Record<string, string>>;
  /** True when the signature over time, path and raw bytes is right and the call is fresh. */
  isSigned(body: Uint8Array, headers: Readonly<Record<string, string | undefined>>, key: BytesKey): boolean;
  readonly timestampHeader: string;
  readonly signatureHeader: string;
}

/**
 * The proof that we agree on with providers whose public descriptions leave it open: the time in milliseconds and
 * HMAC-SHA256 over that time, a dot, the path, a dot and the raw bytes of the body, keyed with the shared secret. The path
 * is signed since a bet and its cancel may look alike: a bet that somebody saw must not be taken for its own cancel. The
 * headers bear the provider's name, so that a call that strayed to another provider proves nothing there.
 */
export function signedBytes(provider: string): SignedBytes {
  const timestampHeader = `x-${provider}-timestamp`;
  const signatureHeader = `x-${provider}-signature`;
  const signatureOf = (body: Uint8Array, { secret, path }: BytesKey, timestamp: string) =>
    hmacHex('sha256', secret, Buffer.concat([Buffer.from(`${timestamp}.${path}.`), body]));
  return {
    timestampHeader,
    signatureHeader,
    sign: (body, key) => {
      const timestamp = String(key.now);
      return { [timestampHeader]: timestamp, [signatureHeader]: signatureOf(body, key, timestamp) };
    },
    isSigned: (body, headers, key) => {
      const timestamp = headers[timestampHeader] ?? '';
      const stamp = readStamp(timestamp, 1);
      if (stamp === null || !isFresh(stamp, key.now)) return false;
      return sameText(headers[signatureHeader] ?? '', signatureOf(body, key, timestamp));
    },
  };
}
