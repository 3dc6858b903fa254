import type { PlayerId } from '@ordago/kernel';
import type { FreeBetAdminParts } from './parts.ts';

/** Notifies a player that their free bets have changed. */
export function publishFreeBets({ publish }: Pick<FreeBetAdminParts, 'publish'>, player: PlayerId): void {
  publish(`player:${player}`, { kind: 'free-bets' }, { urgent: true });
}
