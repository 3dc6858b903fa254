import { previewFreeBetCampaign as previewFreeBetCampaignContract } from '@ordago/contracts';
import { currency, isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { FreeBetCampaignParts } from '../use-cases/parts.ts';
import { previewFreeBetCampaign } from '../use-cases/preview-free-bet-campaign.ts';
import { orderOf } from './order-of.ts';

export function previewFreeBetCampaignRoute(parts: FreeBetCampaignParts): BoundRoute {
  return bind(previewFreeBetCampaignContract, async ({ actor, body, ip, now }) => {
    const { campaign, players: entries } = body;
    const asked = { campaign, currency: currency(body.currency), entries };
    const judged = await previewFreeBetCampaign(parts, asked, orderOf({ actor, ip, now }));
    if (isRefusal(judged)) return judged;
    const candidates = judged.map(({ entry, state, player }) => ({
      entry,
      state,
      id: player?.id ?? null,
      username: player?.username ?? null,
      currency: player?.currency ?? null,
    }));
    return { candidates, ready: candidates.filter(({ state }) => state === 'ready').length };
  });
}
