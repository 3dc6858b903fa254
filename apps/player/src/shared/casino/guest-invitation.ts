import { type CatalogueGame, type ClosedReason, closedReasonOf } from '@ordago/catalogue-search';
import { useMemo } from 'react';
import { type Blocks, useKnownBlocks } from '../blocks.ts';
import { useGameByNumber } from './catalogue.ts';

/** Offer to a guest at a game: what a launch would take, and nothing that it would refuse. */
export type GuestInvitation =
  | { readonly closed: null; readonly maySignIn: true; readonly mayPractise: boolean }
  | { readonly closed: ClosedReason; readonly maySignIn: false; readonly mayPractise: false };

/**
 * Returns what a guest is offered at a game. A game that is closed to them says so: neither a sign-in nor practice would
 * open it, unless an open game stands in for it (specification 2, sections 4 and 6).
 */
export function guestInvitation(
  game: Pick<CatalogueGame, 'routeProvider' | 'casinoType' | 'tab' | 'hasDemo'>,
  { replacement, blocks }: { readonly replacement: CatalogueGame | null; readonly blocks: Blocks },
): GuestInvitation {
  const closures = {
    isCasinoBlocked: blocks.isCasinoBlocked,
    providers: new Set(blocks.providers),
    casinoTypes: new Set<string>(blocks.casinoTypes),
  };
  const closed = closedReasonOf(game, closures);
  if (closed === null) return { closed, maySignIn: true, mayPractise: game.hasDemo };
  // A stand-in is opened in the place of a game whose provider is closed.
  if (replacement && closedReasonOf(replacement, closures) === null)
    return { closed: null, maySignIn: true, mayPractise: replacement.hasDemo };
  return { closed, maySignIn: false, mayPractise: false };
}

/** Returns the offer to a guest at a game; null until it is known what is closed to them. */
export function useGuestInvitation(game: CatalogueGame): GuestInvitation | null {
  const blocks = useKnownBlocks();
  const replacement = useGameByNumber(game.replacementGame ?? undefined);
  return useMemo(() => blocks && guestInvitation(game, { replacement, blocks }), [game, replacement, blocks]);
}
