import { useParams } from '@tanstack/react-router';
import { useGame } from '../../shared/casino/catalogue.ts';
import { usePageName } from '../../shared/page-name.ts';

/** Names the window by the game that is open. */
export function GameName() {
  const { routeProvider, gameId } = useParams({ strict: false });
  if (routeProvider === undefined || gameId === undefined) return null;
  return <NameOf routeProvider={routeProvider} gameId={gameId} />;
}

function NameOf({ routeProvider, gameId }: { routeProvider: string; gameId: string }) {
  usePageName(useGame(routeProvider, gameId).game?.gameName ?? null);
  return null;
}
