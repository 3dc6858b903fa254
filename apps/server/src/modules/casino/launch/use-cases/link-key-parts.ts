import type { KeyObject } from 'node:crypto';
import type { Instant } from '@ordago/kernel';
import type { Seal } from '../domain/seal.ts';
import type { LinkKeysRepository } from '../repository/link-keys.repository.ts';

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

/** Parts that the composition passes to the keys. */
export interface LinkKeysOptions {
  /** Seals the private halves. */
  readonly secret: string;
  /** The public half of a key, with its name. */
  readonly publicKeyOf: (key: KeyObject) => Readonly<Record<string, string>> & { readonly kid: string };
}

/** Parts of the use-cases on keys. */
export interface LinkKeyParts extends Pick<LinkKeysOptions, 'publicKeyOf'> {
  readonly repository: LinkKeysRepository;
  readonly seal: Seal;
}
