import { awardFreeBet as awardFreeBetContract } from '@ordago/contracts';
import { idOf, isRefusal, type PlayerId, refuse } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentStaffFreeBet } from '../presenters.ts';
import { awardFreeBet } from '../use-cases/award-free-bet.ts';
import type { FreeBetAdminParts } from '../use-cases/parts.ts';
import { oddsOf } from './odds-of.ts';
import { orderOf } from './order-of.ts';

export function awardFreeBetRoute(parts: FreeBetAdminParts): BoundRoute {
  return bind(awardFreeBetContract, async ({ actor, params, body, ip, now }) => {
    const oddsMin = oddsOf(body.odds_min);
    const oddsMax = oddsOf(body.odds_max);
    if (oddsMin === undefined) return refuse('validation-failed', { field: 'odds_min' });
    if (oddsMax === undefined) return refuse('validation-failed', { field: 'odds_max' });
    const { key, amount, kinds, sports, reason, batch } = body;
    const award = {
      player: idOf<PlayerId>(params.id),
      key,
      amount,
      kinds,
      sports,
      reason,
      batch,
      oddsMin,
      oddsMax,
      isStakeReturned: body.is_stake_returned,
      legsMin: body.legs_min,
      validFrom: body.valid_from ?? now,
      validUntil: body.valid_until,
    };
    const given = await awardFreeBet(parts, award, orderOf({ actor, ip, now }));
    return isRefusal(given) ? given : presentStaffFreeBet(given, await parts.sportsbook.settings(), now);
  });
}
