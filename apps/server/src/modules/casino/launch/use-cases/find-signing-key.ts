import { createPrivateKey } from 'node:crypto';
import type { Instant } from '@ordago/kernel';
import type { KeptLinkKey } from '../repository/link-keys.repository.ts';
import type { LinkKey, LinkKeyParts } from './link-key-parts.ts';
import { makeLinkKey } from './make-link-key.ts';

/** Finds the key that signs at an instant; made now where there is none. */
export async function findSigningKey(parts: LinkKeyParts, at: Instant): Promise<LinkKey> {
  const current = (await parts.repository.all()).find(({ signsFrom }) => signsFrom <= at);
  return (current && opened(parts, current)) ?? makeLinkKey(parts, at, at);
}

/** A key that another secret sealed is as good as none. */
function opened({ seal }: LinkKeyParts, { kid, sealed }: KeptLinkKey): LinkKey | null {
  const der = seal.open(sealed);
  return der && { kid, key: createPrivateKey({ key: der, type: 'pkcs8', format: 'der' }) };
}
