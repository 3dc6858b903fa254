import { ApiError } from '@ordago/api-client';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGameByNumber } from '../../shared/casino/catalogue.ts';
import type { AddressedGame } from '../../shared/casino/game-address.ts';
import { useSession } from '../../shared/session.ts';
import { GameFacts } from './game-facts.tsx';
import { GameSkeleton } from './game-skeleton.tsx';
import { TableOf } from './game-table.tsx';
import { RelatedGames } from './related-games.tsx';
import { LaunchFace, NotFoundFace } from './stage-faces.tsx';
import { useLaunch } from './use-launch.ts';

/** Refusals for a game that does not exist, or no longer exists. */
const GONE = new Set(['game-not-found', 'game-blocked', 'provider-not-configured', 'validation-failed']);

/**
 * An address that no game of the catalogue has. Its provider may have taken the game off the list, and staff may have
 * named another in its place: the server is asked once the session is known. A game that it opens unchanged was added
 * after this copy of the catalogue.
 */
export function GoneGame({ address, onStale }: { address: AddressedGame; onStale: () => void }) {
  const { isKnown, player } = useSession();
  const { demo } = useSearch({ strict: false });
  const way = { isPractice: demo === 1, isOtherVersion: false };
  const opening = useLaunch(address, way);
  const { launched, error, retry } = opening;
  const isStale = launched?.replacement === null;
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);
  const opened = useGameByNumber(launched?.replacement?.id);
  if (!isKnown) return <GameSkeleton />;
  if (!player && !way.isPractice) return <NotFoundFace />;
  if (error) {
    const isGone = error instanceof ApiError && GONE.has(error.refusal);
    return isGone ? <NotFoundFace /> : <LaunchFace error={error} onRetry={retry} />;
  }
  if (!launched) return <GameSkeleton />;
  if (!opened) return <NotFoundFace />;
  return (
    <>
      <TableOf game={opened} way={way} opening={opening} />
      <GameFacts game={opened} />
      <RelatedGames game={opened} />
    </>
  );
}
