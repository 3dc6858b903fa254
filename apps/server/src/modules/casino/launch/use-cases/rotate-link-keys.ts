import { addMs, type Instant } from '@ordago/kernel';
import { isOver, SHOWN_MS, SIGNS_MS } from '../domain/link-key-times.ts';
import type { LinkKeyParts } from './link-key-parts.ts';
import { makeLinkKey } from './make-link-key.ts';

/** Makes the next key when the newest has signed for 30 days, and forgets those that nobody needs. Harmless to repeat. */
export async function rotateLinkKeys(parts: LinkKeyParts, at: Instant): Promise<void> {
  const keys = await parts.repository.all();
  const [newest] = keys;
  if (!newest) await makeLinkKey(parts, at, at);
  else if (addMs(newest.signsFrom, SIGNS_MS) <= at) await makeLinkKey(parts, addMs(at, SHOWN_MS), at);
  await parts.repository.forget(keys.filter((_, place) => isOver(keys, place, at)).map(({ kid }) => kid));
}
