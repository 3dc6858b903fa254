import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPair,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import { addMs, DAY_MS, HOUR_MS, type Instant } from '@ordago/kernel';
import type { KeptLinkKey, LinkKeyStore } from '../repository/link-keys.repository.ts';

/** How long a key signs. */
const SIGNS_MS = 30 * DAY_MS;
/** How long a new key is shown before it signs, and an old one after its last signature: whoever keeps keys has time. */
const SHOWN_MS = HOUR_MS;
const BITS = 2_048;
const make = promisify(generateKeyPair);

/** A key with its private half. */
export interface LinkKey {
  readonly kid: string;
  readonly key: KeyObject;
}

/** The keys that sign links into a sportsbook's frame. They rotate, so that one that leaks is of no use for long. */
export interface LinkKeys {
  /** The key of this instant; made now where there is none. */
  signing(at: Instant): Promise<LinkKey>;
  /** The public halves that a signature of this hour may have been made with, or one of the next. */
  shown(at: Instant): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Makes the next key when the newest has signed for 30 days, and forgets those that nobody needs. Harmless to repeat. */
  rotate(at: Instant): Promise<void>;
}

export interface LinkKeysParts {
  readonly store: LinkKeyStore;
  /** Seals the private halves. */
  readonly secret: string;
  /** The public half of a key, with its name. */
  readonly publicKeyOf: (key: KeyObject) => Readonly<Record<string, string>> & { readonly kid: string };
}

export function createLinkKeys({ store, secret, publicKeyOf }: LinkKeysParts): LinkKeys {
  const seal = sealWith(secret);
  const add = async (signsFrom: Instant, at: Instant): Promise<LinkKey> => {
    const { privateKey: key } = await make('rsa', { modulusLength: BITS });
    const publicKey = publicKeyOf(key);
    const sealed = seal.close(key.export({ type: 'pkcs8', format: 'der' }));
    await store.add({ kid: publicKey.kid, publicKey, sealed, signsFrom }, at);
    return { kid: publicKey.kid, key };
  };
  /** A key that another secret sealed is as good as none. */
  const opened = ({ kid, sealed }: KeptLinkKey): LinkKey | null => {
    const der = seal.open(sealed);
    return der && { kid, key: createPrivateKey({ key: der, type: 'pkcs8', format: 'der' }) };
  };
  return {
    signing: async (at) => {
      const current = (await store.all()).find(({ signsFrom }) => signsFrom <= at);
      return (current && opened(current)) ?? add(at, at);
    },
    shown: async (at) => {
      const keys = await store.all();
      return keys.filter((_, place) => !isOver(keys, place, at)).map(({ publicKey }) => publicKey);
    },
    rotate: async (at) => {
      const keys = await store.all();
      const [newest] = keys;
      if (!newest) await add(at, at);
      else if (addMs(newest.signsFrom, SIGNS_MS) <= at) await add(addMs(at, SHOWN_MS), at);
      await store.forget(keys.filter((_, place) => isOver(keys, place, at)).map(({ kid }) => kid));
    },
  };
}

/** Returns true if the next key has signed for so long that no link of this one can be under way. The newest comes first. */
function isOver(keys: readonly KeptLinkKey[], place: number, at: Instant): boolean {
  const next = keys[place - 1];
  return next !== undefined && addMs(next.signsFrom, SHOWN_MS) <= at;
}

/** AES-256-GCM: nonce, mark and text in one piece. */
function sealWith(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ordago-link-keys', 32));
  return {
    close: (text: Buffer): Buffer => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed: Buffer): Buffer | null => {
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
        cipher.setAuthTag(sealed.subarray(12, 28));
        return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
