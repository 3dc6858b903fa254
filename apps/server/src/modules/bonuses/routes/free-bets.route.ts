import { awardFreeBet, cancelFreeBet, listFreeBets, listStaffFreeBets, restoreFreeBet } from '@ordago/contracts';
import { type Instant, idOf, isRefusal, type Odds, type PlayerId, parseOdds, refuse } from '@ordago/kernel';
import { type Actor, playerOf, staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentFreeBet, presentStaffFreeBet } from '../presenters.ts';
import type { FreeBetAdmin, FreeBetOrder } from '../use-cases/free-bets.ts';

/** Free bets as their player sees them, and as staff give them. */
export function freeBetRoutes(rules: FreeBetAdmin): BoundRoute[] {
  return [
    bind(listFreeBets, async ({ actor, now }) => {
      const [own, set] = await Promise.all([rules.own(playerOf(actor).player, now), rules.settings()]);
      return { free_bets: own.map((one) => presentFreeBet(one, set, now)) };
    }),
    bind(listStaffFreeBets, async ({ actor, params, query: { page, count: size }, now }) => {
      const found = await rules.list(idOf<PlayerId>(params.id), scopeOf(actor), { page, size });
      if (isRefusal(found)) return found;
      const set = await rules.settings();
      const { rows, currency, count, pages } = found;
      const shown = rows.map((one) => presentStaffFreeBet(one, set, now));
      return { free_bets: shown, currency, count, pages, page: found.page };
    }),
    bind(awardFreeBet, async ({ actor, params, body, ip, now }) => {
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
      const given = await rules.award(award, orderOf({ actor, ip, now }));
      return isRefusal(given) ? given : presentStaffFreeBet(given, await rules.settings(), now);
    }),
    bind(cancelFreeBet, async ({ actor, params, ip, now }) => {
      const ended = await rules.cancel(params.id, orderOf({ actor, ip, now }));
      return isRefusal(ended) ? ended : presentStaffFreeBet(ended, await rules.settings(), now);
    }),
    bind(restoreFreeBet, async ({ actor, params, ip, now }) => {
      const again = await rules.restore(params.id, orderOf({ actor, ip, now }));
      return isRefusal(again) ? again : presentStaffFreeBet(again, await rules.settings(), now);
    }),
  ];
}

/** Undefined for odds that no price list could hold. */
export function oddsOf(text: string | null): Odds | null | undefined {
  return text === null ? null : (parseOdds(text) ?? undefined);
}

function scopeOf(actor: Actor) {
  const { staff, level } = staffOf(actor);
  return { staff, level };
}

/** Actor, address and instant of a call. */
export function orderOf({ actor, ip, now }: { actor: Actor; ip: string; now: Instant }): FreeBetOrder {
  return { staff: staffOf(actor).staff, ip, now, scope: scopeOf(actor) };
}
