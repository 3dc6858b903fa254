import { type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { CAMPAIGN_CHUNK_MAX } from '../domain/read-campaign.ts';
import { changeAward } from './change-award.ts';
import type { FreeBetCampaignParts, FreeBetOrder } from './parts.ts';

/**
 * Takes the free bets of a campaign back from some of its players, or restores them.
 *
 * @refuses list-too-long
 */
export async function changeFreeBetCampaign(
  parts: FreeBetCampaignParts,
  { campaign, act, players }: { campaign: string; act: 'cancel' | 'restore'; players: readonly PlayerId[] },
  order: FreeBetOrder,
): Promise<{ changed: readonly PlayerId[]; kept: readonly PlayerId[] } | Refusal<'list-too-long'>> {
  if (players.length > CAMPAIGN_CHUNK_MAX) return refuse('list-too-long', { max: CAMPAIGN_CHUNK_MAX });
  const { scope, now: at } = order;
  const known = await parts.campaigns.findCandidates(scope, { campaign, ids: players, names: [], at });
  const changed = new Set<PlayerId>();
  for (const { id, award: own } of known) {
    const award = own && (await parts.freeBets.find(scope, own.id));
    if (award && (await changeAward(parts, { award, act, order }))) changed.add(id);
  }
  const isChanged = (id: PlayerId) => [...changed].some((one) => String(one) === id);
  return { changed: players.filter(isChanged), kept: players.filter((id) => !isChanged(id)) };
}
