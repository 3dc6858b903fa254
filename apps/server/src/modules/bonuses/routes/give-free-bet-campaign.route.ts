import { giveFreeBetCampaign as giveFreeBetCampaignContract } from '@ordago/contracts';
import { currency, idOf, isRefusal, type PlayerId, refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { giveFreeBetCampaign } from '../use-cases/give-free-bet-campaign.ts';
import type { FreeBetCampaignParts } from '../use-cases/parts.ts';
import { oddsOf } from './odds-of.ts';
import { orderOf } from './order-of.ts';

export function giveFreeBetCampaignRoute(parts: FreeBetCampaignParts): BoundRoute {
  return bind(giveFreeBetCampaignContract, async ({ actor, body, ip, now }) => {
    const oddsMin = oddsOf(body.odds_min);
    const oddsMax = oddsOf(body.odds_max);
    if (oddsMin === undefined) return refuse('validation-failed', { field: 'odds_min' });
    if (oddsMax === undefined) return refuse('validation-failed', { field: 'odds_max' });
    const campaign = {
      campaign: body.campaign,
      currency: currency(body.currency),
      amount: body.amount,
      kinds: body.kinds,
      sports: body.sports,
      reason: body.reason,
      oddsMin,
      oddsMax,
      isStakeReturned: body.is_stake_returned,
      legsMin: body.legs_min,
      validFrom: body.valid_from ?? now,
      validUntil: body.valid_until,
    };
    const players = body.players.map((text) => idOf<PlayerId>(text));
    const done = await giveFreeBetCampaign(parts, { campaign, players }, orderOf({ actor, ip, now }));
    return isRefusal(done) ? done : { players: [...done.players], given: done.given };
  });
}
