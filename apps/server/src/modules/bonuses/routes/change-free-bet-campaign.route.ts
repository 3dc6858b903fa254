import { changeFreeBetCampaign as changeFreeBetCampaignContract } from '@ordago/contracts';
import { idOf, isRefusal, type PlayerId } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { changeFreeBetCampaign } from '../use-cases/change-free-bet-campaign.ts';
import type { FreeBetCampaignParts } from '../use-cases/parts.ts';
import { orderOf } from './order-of.ts';

export function changeFreeBetCampaignRoute(parts: FreeBetCampaignParts): BoundRoute {
  return bind(changeFreeBetCampaignContract, async ({ actor, body: { campaign, act, players }, ip, now }) => {
    const wanted = { campaign, act, players: players.map((text) => idOf<PlayerId>(text)) };
    const done = await changeFreeBetCampaign(parts, wanted, orderOf({ actor, ip, now }));
    return isRefusal(done) ? done : { changed: [...done.changed], kept: [...done.kept] };
  });
}
