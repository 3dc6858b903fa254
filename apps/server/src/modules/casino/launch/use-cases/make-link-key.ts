import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Instant } from '@ordago/kernel';
import type { LinkKey, LinkKeyParts } from './link-key-parts.ts';

const BITS = 2_048;
const make = promisify(generateKeyPair);

/** Makes a key that signs from an instant on, and keeps it sealed. */
export async function makeLinkKey(
  { repository, seal, publicKeyOf }: LinkKeyParts,
  signsFrom: Instant,
  at: Instant,
): Promise<LinkKey> {
  const { privateKey: key } = await make('rsa', { modulusLength: BITS });
  const publicKey = publicKeyOf(key);
  const sealed = seal.close(key.export({ type: 'pkcs8', format: 'der' }));
  await repository.add({ kid: publicKey.kid, publicKey, sealed, signsFrom }, at);
  return { kid: publicKey.kid, key };
}
