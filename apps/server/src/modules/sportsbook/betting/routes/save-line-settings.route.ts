import { saveLineSettings } from '@ordago/contracts';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentSettings } from '../presenters.ts';
import type { BettingParts } from '../use-cases/parts.ts';
import { savePlayerSettings } from '../use-cases/save-player-settings.ts';

/** Saves settings of a player for the betting front end. */
export function saveLineSettingsRoute(parts: Pick<BettingParts, 'choices'>): BoundRoute {
  return bind(saveLineSettings, async ({ actor, body, now }) => {
    const change = {
      ...(body.odds_format === undefined ? {} : { oddsFormat: body.odds_format }),
      ...(body.quick_stake === undefined ? {} : { quickStake: body.quick_stake }),
      ...(body.quick_confirms === undefined ? {} : { quickConfirms: body.quick_confirms }),
    };
    return presentSettings(await savePlayerSettings(parts, { player: playerOf(actor).player, change, at: now }));
  });
}
