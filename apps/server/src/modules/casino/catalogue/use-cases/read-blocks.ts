import type { Instant, PlayerId } from '@ordago/kernel';
import { type Closures, closedPartsOf, type Part } from '../../shared/domain/closures.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { ReadClosures } from './read-closures.ts';

export interface Blocks {
  readonly closures: Closures;
  /** Parts of the site that are closed by them. */
  readonly parts: readonly Part[];
}

/** Reads what is closed to a player, or to a guest. */
export type ReadBlocks = (player: PlayerId | null, at: Instant) => Promise<Blocks>;

export function createReadBlocks(reader: Pick<CatalogueReader, 'snapshot'>, readClosures: ReadClosures): ReadBlocks {
  return async (player, at) => {
    const [closures, { partProviders }] = await Promise.all([readClosures(player, at), reader.snapshot()]);
    return { closures, parts: closedPartsOf(closures, partProviders) };
  };
}
