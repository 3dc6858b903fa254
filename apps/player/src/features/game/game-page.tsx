import type { CatalogueGame } from '@ordago/catalogue-search';
import { useParams } from '@tanstack/react-router';
import { useGame } from '../../shared/casino/catalogue.ts';
import { GameFacts } from './game-facts.tsx';
import { GameSkeleton } from './game-skeleton.tsx';
import { GameTable } from './game-table.tsx';
import { GoneGame } from './gone-game.tsx';
import { RelatedGames } from './related-games.tsx';
import { FailedFace } from './stage-faces.tsx';
import './game.css';

/** One game: its table with the frame, what is declared about it, and games like it. */
export function GamePage() {
  const { routeProvider = '', gameId = '' } = useParams({ strict: false });
  const { game, isError, retry } = useGame(routeProvider, gameId);
  if (isError) return <FailedFace onRetry={retry} />;
  if (game === null)
    return <GoneGame key={`${routeProvider}/${gameId}`} address={{ routeProvider, gameId }} onStale={retry} />;
  if (game === undefined) return <GameSkeleton />;
  return <OneGame key={game.id} game={game} />;
}

function OneGame({ game }: { game: CatalogueGame }) {
  return (
    <>
      <GameTable game={game} />
      <GameFacts game={game} />
      <RelatedGames game={game} />
    </>
  );
}
