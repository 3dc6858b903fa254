import { launchGame, readLaunchPage } from '@ordago/contracts';
import { assert, isRefusal, refuse } from '@ordago/kernel';
import type { Actor } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { CategoryOrders } from '../../admin/use-cases/category-orders.ts';
import type { HiddenRoutes } from '../../catalogue/use-cases/browse-catalogue.ts';
import type { LaunchGame, LaunchRequest } from '../use-cases/launch-game.ts';
import type { ReadLaunchPage } from '../use-cases/read-launch-page.ts';

/** A provider's page runs in an origin of its own: it reaches neither our cookies nor the page around it. */
const PAGE_HEADERS = {
  'content-security-policy':
    "sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** Our way to open a game, and the page of a provider that answers one instead of an address. */
export function launchRoutes({
  launch,
  readPage,
  hiddenRoutes,
  orders,
}: {
  launch: LaunchGame;
  readPage: ReadLaunchPage;
  hiddenRoutes: HiddenRoutes;
  orders: Pick<CategoryOrders, 'opened'>;
}): BoundRoute[] {
  return [
    bind(launchGame, async ({ actor, ip, now, body }) => {
      const { game_id: id, game: address, platform, lang: language, demo: isDemo, hiddenRoute, list } = body;
      const wanted =
        id === undefined ? address && { routeProvider: address.route_provider, gameId: address.game_id } : { id };
      assert(wanted, 'a launch names no game');
      const request: LaunchRequest = {
        game: wanted,
        player: playerIn(actor),
        isMobile: platform === 2,
        language,
        isDemo,
        ip,
        seesHidden: hiddenRoutes.opens(hiddenRoute, now),
      };
      const opened = await launch(request, now);
      if (isRefusal(opened)) return opened;
      const { url, session, game, isReplacement } = opened;
      const { player } = request;
      // A replacement is no game of that list.
      if (list && player && session && !isReplacement)
        await orders.opened({ ...list, player: player.id, game, session }, now);
      const { name: gameName, routeProvider, gameId } = game;
      return { url, session, replacement: isReplacement ? { id: game.id, gameName, routeProvider, gameId } : null };
    }),
    bind(readLaunchPage, async ({ params, now }) => {
      const html = await readPage(params.key, now);
      return html === null ? refuse('not-found') : new RawAnswer(html, 200, 'text/html; charset=utf-8', PAGE_HEADERS);
    }),
  ];
}

/** Returns the player of a launch: null for other actors. */
export function playerIn(actor: Actor): LaunchRequest['player'] {
  return actor.kind === 'player' ? { id: actor.player, signIn: actor.sessionId } : null;
}
