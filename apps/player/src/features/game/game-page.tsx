import type { CatalogueGame } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Skeleton } from '@ordago/ui';
import { useParams } from '@tanstack/react-router';
import { useGame } from '../../shared/casino/catalogue.ts';
import { GameFacts } from './game-facts.tsx';
import { GameTable } from './game-table.tsx';
import { RelatedGames } from './related-games.tsx';
import { FailedFace, NotFoundFace } from './stage-faces.tsx';
import './game.css';

/** One game: its table with the frame, what is declared about it, and games like it. */
export function GamePage() {
  const { routeProvider = '', gameId = '' } = useParams({ strict: false });
  const { game, isError, retry } = useGame(routeProvider, gameId);
  if (isError) return <FailedFace onRetry={retry} />;
  if (game === null) return <NotFoundFace />;
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

function GameSkeleton() {
  const t = useT('common');
  return (
    <section role="status">
      <span className="sr-only">{t('state.loading')}</span>
      <div className="game-bar" aria-hidden="true">
        <Skeleton className="ml-2 h-5 w-40 rounded-control" />
      </div>
      <div className="game-stage" aria-hidden="true" />
    </section>
  );
}
