import { readSiteSettings } from '@ordago/contracts';
import type { PlayerId } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentSettings } from '../presenters.ts';

/** Reads the settings for a player, or for a guest. */
export type ReadSettings = (player: PlayerId | null) => Promise<Parameters<typeof presentSettings>[0]>;

export function readSiteSettingsRoute(read: ReadSettings, sportsbookUrl: string): BoundRoute {
  return bind(readSiteSettings, async ({ actor }) =>
    presentSettings(await read(actor.kind === 'player' ? actor.player : null), sportsbookUrl),
  );
}
