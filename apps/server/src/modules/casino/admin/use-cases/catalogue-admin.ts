import type { GameId, Instant, Refusal, StaffId } from '@ordago/kernel';
import { refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import { CATEGORIES, FEATURES } from '../../catalogue/domain/categories.ts';
import type { HiddenRoutes } from '../../catalogue/domain/hidden-route.ts';
import { alsoClosedBy } from '../../shared/domain/closures.ts';
import type { PlayerDirectory } from '../../shared/ports/player-directory.ts';
import type { AdminGame, Closure, GameDecision, NewClosure } from '../domain/admin-game.ts';
import type { CatalogueAdminStore } from '../repository/catalogue-admin.repository.ts';

export type { AdminGame, Closure } from '../domain/admin-game.ts';

/** Member of staff, address and instant of a decision. */
export interface AdminOrder {
  readonly staff: StaffId;
  readonly ip: string;
  readonly now: Instant;
}

/** Decisions of staff about the catalogue; every decision leaves its line in the audit, in its own commit. */
export interface CatalogueAdmin extends Pick<CatalogueAdminStore, 'games' | 'reports' | 'closures'> {
  /** @refuses game-not-found, validation-failed */
  decide(
    id: GameId,
    decision: GameDecision,
    order: AdminOrder,
  ): Promise<AdminGame | Refusal<'game-not-found' | 'validation-failed'>>;
  /** @refuses provider-not-configured, user-not-found, state-changed when the same is closed already */
  close(
    closure: NewClosure,
    order: AdminOrder,
  ): Promise<{ id: string } | Refusal<'provider-not-configured' | 'user-not-found' | 'state-changed'>>;
  /** @refuses state-changed when it was lifted before */
  lift(id: string, order: AdminOrder): Promise<Closure | Refusal<'state-changed'>>;
  signHiddenRoute(order: AdminOrder): Promise<ReturnType<HiddenRoutes['sign']>>;
}

export function createCatalogueAdmin({
  store,
  audit,
  players,
  hiddenRoutes,
}: {
  store: CatalogueAdminStore;
  audit: Audit;
  players: PlayerDirectory;
  hiddenRoutes: HiddenRoutes;
}): CatalogueAdmin {
  return {
    games: store.games,
    reports: store.reports,
    closures: store.closures,
    decide: async (id, decision, order) => {
      const game = await store.game(id);
      if (!game) return refuse('game-not-found');
      const { tab, place, replacement, features, betMin, winMax } = decision;
      if (tab?.some((category) => !CATEGORIES.has(category))) return refuse('validation-failed');
      if (features?.some((feature) => !FEATURES.has(feature))) return refuse('validation-failed');
      if (replacement !== null && (replacement === id || !(await store.game(replacement))))
        return refuse('game-not-found');
      const reported = { features: features?.join(' ') ?? null, bet_min: betMinText(betMin), win_max: winMax };
      const details = {
        game: id,
        tab: tab?.join(' ') ?? null,
        place,
        replacement,
        was: game.tab?.join(' ') ?? null,
        ...reported,
      };
      const closedBy = alsoClosedBy({ ...game, tab: tab ?? game.suggestedTab });
      await store.decide(id, { ...decision, alsoClosedBy: closedBy }, order.now, (tx) =>
        audit.append(lineOf(order, 'casino.game-decided', details), tx),
      );
      return (await store.game(id)) ?? game;
    },
    close: async (closure, order) => {
      const { player, provider, casinoType, country, reason, until } = closure;
      if (provider !== null && !(await store.hasProvider(provider))) {
        return refuse('provider-not-configured', { provider });
      }
      if (player !== null && !(await players.find(player))) return refuse('user-not-found');
      const details = { provider, casinoType, country, hours: hoursText(closure.hours), reason, until };
      const id = await store.close({ ...closure, staff: order.staff }, order.now, (tx) =>
        audit.append({ ...lineOf(order, 'casino.closed', details), ...subjectOf(player) }, tx),
      );
      return id === null ? refuse('state-changed') : { id };
    },
    lift: async (id, order) => {
      const lifted = await store.lift(
        id,
        ({ player, provider, casinoType, country, hours }) =>
          (tx) =>
            audit.append(
              {
                ...lineOf(order, 'casino.opened', { provider, casinoType, country, hours: hoursText(hours) }),
                ...subjectOf(player?.id ?? null),
              },
              tx,
            ),
      );
      return lifted ?? refuse('state-changed');
    },
    signHiddenRoute: async (order) => {
      const signed = hiddenRoutes.sign(order.now);
      await audit.append(lineOf(order, 'casino.hidden-route-signed', { until: signed.until }));
      return signed;
    },
  };
}

/** A line of the audit about what staff did at the casino's admin pages. */
export function lineOf(
  { staff, ip, now }: AdminOrder,
  action: string,
  details: Readonly<Record<string, string | number | boolean | null>>,
) {
  return { at: now, actor: `staff:${staff}` as const, action, details, ip };
}

function subjectOf(player: NewClosure['player']) {
  return player === null ? {} : { subject: `player:${player}` as const };
}

/** `MXN 0.50, USD 0.10`; null where staff say none. */
function betMinText(betMin: GameDecision['betMin']): string | null {
  if (betMin === null) return null;
  return Object.entries(betMin)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ');
}

/** `1,2 22:00-06:00 America/Lima`; null at all hours. */
function hoursText(hours: NewClosure['hours']): string | null {
  return hours && `${hours.days.join()} ${hours.from}-${hours.to} ${hours.zone}`;
}
