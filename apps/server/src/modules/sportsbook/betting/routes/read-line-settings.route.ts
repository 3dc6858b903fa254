import { readLineSettings } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentSettings } from '../presenters.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { readPlayerSettings } from '../use-cases/read-player-settings.ts';

/** Reads the settings of a player in the betting front end. */
export function readLineSettingsRoute(parts: Pick<BettingParts, 'choices'>): BoundRoute {
  return bind(readLineSettings, async ({ actor }) =>
    presentSettings(await readPlayerSettings(parts, playerOf(actor).player)),
  );
}
