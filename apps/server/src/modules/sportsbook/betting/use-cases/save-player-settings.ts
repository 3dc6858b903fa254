import type { Instant, PlayerId } from '@ordago/kernel';
import type { PlayerSettings } from '../repository/player-choices.repository.ts';
import type { BettingParts } from './parts.ts';

/** Changes what is named of a player's settings; the rest stays as it was. */
export function savePlayerSettings(
  { choices }: Pick<BettingParts, 'choices'>,
  { player, change, at }: { player: PlayerId; change: Partial<PlayerSettings>; at: Instant },
): Promise<PlayerSettings> {
  return choices.saveSettings(player, change, at);
}
