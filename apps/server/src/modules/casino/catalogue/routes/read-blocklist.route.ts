import { readBlocklist } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ReadBlocks } from '../use-cases/read-blocks.ts';
import { playerIn } from './viewer.ts';

/** Reads the closed providers for a player or a guest, as the specification lists them. */
export function readBlocklistRoute(read: ReadBlocks): BoundRoute {
  return bind(readBlocklist, async ({ actor, now }) => [...(await read(playerIn(actor), now)).closures.providers]);
}
