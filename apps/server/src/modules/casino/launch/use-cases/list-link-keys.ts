import type { Instant } from '@ordago/kernel';
import { isOver } from '../domain/link-key-times.ts';
import type { LinkKeyParts } from './link-key-parts.ts';

/** Lists the public halves that a signature of this hour may have been made with, or one of the next. */
export async function listLinkKeys(
  { repository }: Pick<LinkKeyParts, 'repository'>,
  at: Instant,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const keys = await repository.all();
  return keys.filter((_, place) => !isOver(keys, place, at)).map(({ publicKey }) => publicKey);
}
