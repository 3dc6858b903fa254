import { refuse } from '@ordago/kernel';
import { freeRoundsOutcome } from './free-rounds-outcome.ts';
import type { FreeRoundsGift, FreeRoundsGiven, FreeRoundsParts } from './free-rounds-parts.ts';

/**
 * Gives a player free rounds at a game.
 *
 * @refuses game-not-found, user-not-found, provider-not-configured (it has no free rounds), provider-unreachable,
 * provider-error
 */
export async function giveFreeRounds(
  { providers, catalogue, players }: FreeRoundsParts,
  { game: id, player, ...gift }: FreeRoundsGift,
): Promise<FreeRoundsGiven> {
  const [game, account] = await Promise.all([catalogue.byId(id), players.find(player)]);
  if (!game?.isActive) return refuse('game-not-found');
  if (account === null) return refuse('user-not-found');
  const freeRounds = providers.find(({ name }) => name === game.provider)?.freeRounds;
  if (!freeRounds) return refuse('provider-not-configured', { provider: game.provider });
  const who = { player: { id: player, name: account.username }, currency: account.currency };
  return freeRoundsOutcome(await freeRounds.give({ ...gift, ...who, gameId: game.gameId }));
}
