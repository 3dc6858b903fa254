import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { buttonClass } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { useGame } from '../../shared/casino/catalogue.ts';
import { type AddressedGame, addressedGame, gameRoute } from '../../shared/casino/game-address.ts';
import { useGuestInvitation } from '../../shared/casino/guest-invitation.ts';

/** Offer of practice to a guest whom a game led to the sign-in. */
export function PracticeOffer({ next }: { next: string | null }) {
  const game = next === null ? null : addressedGame(next);
  return game && <OfferOf address={game} />;
}

function OfferOf({ address }: { address: AddressedGame }) {
  const { game } = useGame(address.routeProvider, address.gameId);
  return game && <OfferAt game={game} />;
}

function OfferAt({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  // Of a game that is closed practice is not offered either.
  if (!useGuestInvitation(game)?.mayPractise) return null;
  return (
    <Link
      {...gameRoute(game)}
      search={(known) => ({ hiddenRoute: known.hiddenRoute, demo: 1 as const })}
      state={(known) => known.nextState ?? {}}
      replace
      className={buttonClass({ rank: 'secondary' })}
    >
      {t('game.practiseInstead', { game: game.gameName })}
    </Link>
  );
}
