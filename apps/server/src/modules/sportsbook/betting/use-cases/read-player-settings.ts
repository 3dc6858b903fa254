import type { PlayerId } from '@ordago/kernel';
import type { PlayerSettings } from '../repository/player-choices.repository.ts';
import type { BettingParts } from './parts.ts';

/** Reads the settings of a player for the betting front end: they follow the account to every device. */
export function readPlayerSettings(
  { choices }: Pick<BettingParts, 'choices'>,
  player: PlayerId,
): Promise<PlayerSettings> {
  return choices.findSettings(player);
}
