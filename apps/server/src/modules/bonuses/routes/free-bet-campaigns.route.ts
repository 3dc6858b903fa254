import { changeFreeBetCampaign, giveFreeBetCampaign, previewFreeBetCampaign } from '@ordago/contracts';
import { currency, idOf, isRefusal, type PlayerId, refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import type { FreeBetCampaigns } from '../use-cases/free-bet-campaigns.ts';
import { oddsOf, orderOf } from './free-bets.route.ts';

/** The same free bet for many players. */
export function freeBetCampaignRoutes(campaigns: FreeBetCampaigns): BoundRoute[] {
  return [
    bind(previewFreeBetCampaign, async ({ actor, body: { players: entries, ...body }, ip, now }) => {
      const judged = await campaigns.preview(
        { campaign: body.campaign, currency: currency(body.currency), entries },
        orderOf({ actor, ip, now }),
      );
      if (isRefusal(judged)) return judged;
      const candidates = judged.map(({ entry, state, player }) => ({
        entry,
        state,
        id: player?.id ?? null,
        username: player?.username ?? null,
        currency: player?.currency ?? null,
      }));
      return { candidates, ready: candidates.filter(({ state }) => state === 'ready').length };
    }),
    bind(giveFreeBetCampaign, async ({ actor, body, ip, now }) => {
      const oddsMin = oddsOf(body.odds_min);
      const oddsMax = oddsOf(body.odds_max);
      if (oddsMin === undefined) return refuse('validation-failed', { field: 'odds_min' });
      if (oddsMax === undefined) return refuse('validation-failed', { field: 'odds_max' });
      const { campaign, amount, kinds, sports, reason } = body;
      const wanted = {
        campaign,
        currency: currency(body.currency),
        amount,
        kinds,
        sports,
        reason,
        oddsMin,
        oddsMax,
        isStakeReturned: body.is_stake_returned,
        legsMin: body.legs_min,
        validFrom: body.valid_from ?? now,
        validUntil: body.valid_until,
      };
      const done = await campaigns.give(wanted, idsOf(body.players), orderOf({ actor, ip, now }));
      return isRefusal(done) ? done : { players: [...done.players], given: done.given };
    }),
    bind(changeFreeBetCampaign, async ({ actor, body: { campaign, act, players }, ip, now }) => {
      const done = await campaigns.change({ campaign, act, players: idsOf(players) }, orderOf({ actor, ip, now }));
      return isRefusal(done) ? done : { changed: [...done.changed], kept: [...done.kept] };
    }),
  ];
}

function idsOf(texts: readonly string[]): PlayerId[] {
  return texts.map((text) => idOf<PlayerId>(text));
}
