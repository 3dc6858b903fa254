import { LANGUAGE_TAGS, type LoadedMessages, type Locale, loadMessages, resolveLocale } from '@ordago/i18n';
import { I18nProvider, useT } from '@ordago/i18n/react';
import { Button, Result, Spinner, VisuallyHidden } from '@ordago/ui';
import { type ComponentType, lazy, Suspense, use, useState } from 'react';
import { LobbyContext } from '../shared/lobby-context.ts';
import { changeTable, openSession, type PlayAddress, type PlaySession, readAddress } from '../shared/play-api.ts';

/** The screen of each kind of game. */
const GAMES: Readonly<Record<string, ComponentType<{ address: PlayAddress; session: PlaySession }>>> = {
  slot: lazy(() => import('../features/slot/slot-game.tsx')),
  roulette: lazy(() => import('../features/roulette/roulette-game.tsx')),
  dice: lazy(() => import('../features/dice/dice-game.tsx')),
  limbo: lazy(() => import('../features/limbo/limbo-game.tsx')),
  mines: lazy(() => import('../features/mines/mines-game.tsx')),
  plinko: lazy(() => import('../features/plinko/plinko-game.tsx')),
  keno: lazy(() => import('../features/keno/keno-game.tsx')),
  crash: lazy(() => import('../features/crash/crash-game.tsx')),
  flight: lazy(() => import('../features/crash/flight-game.tsx')),
  blackjack: lazy(() => import('../features/blackjack/blackjack-game.tsx')),
  baccarat: lazy(() => import('../features/cards/card-duel-game.tsx')),
  'dragon-tiger': lazy(() => import('../features/cards/card-duel-game.tsx')),
  'three-card-poker': lazy(() => import('../features/poker/poker-game.tsx')),
  'casino-holdem': lazy(() => import('../features/poker/poker-game.tsx')),
  'sic-bo': lazy(() => import('../features/dice-table/sic-bo-game.tsx')),
  'money-wheel': lazy(() => import('../features/wheel/money-wheel-game.tsx')),
  'number-draw': lazy(() => import('../features/number-draw/number-draw-game.tsx')),
  'horse-race': lazy(() => import('../features/races/race-game.tsx')),
  'virtual-football': lazy(() => import('../features/football/football-game.tsx')),
  coin: lazy(() => import('../features/coin/coin-game.tsx')),
};

const TableLobby = lazy(() => import('../features/table-lobby/table-lobby.tsx'));

const BUNDLES = ['common', 'game', 'errors'] as const;
const address = readAddress(location);
// The token is taken out of the address: neither the history of the browser nor a copied address has the token.
if (address !== null) history.replaceState(null, '', `${location.pathname}${location.search}`);
/** Asked for once, outside of rendering: a component that waits forgets the state it began with. */
const firstOpening = address === null ? null : openSession(address);
// The site names its theme for the first paint, and every later one in a message.
document.documentElement.dataset.theme =
  new URLSearchParams(location.search).get('theme') === 'light' ? 'light' : 'dark';
const texts: Promise<{ locale: Locale; messages: LoadedMessages }> = loadTexts();

/** One game in its frame: the session decides which. */
export function App() {
  const { locale, messages } = use(texts);
  return (
    <I18nProvider locale={locale} messages={messages} bundles={BUNDLES}>
      <Suspense fallback={<Waiting />}>
        {address === null || firstOpening === null ? <Lost /> : <Opened address={address} first={firstOpening} />}
      </Suspense>
    </I18nProvider>
  );
}

function Opened({ address, first }: { address: PlayAddress; first: Promise<PlaySession | null> }) {
  const [opening, setOpening] = useState(first);
  const session = use(opening);
  if (session === null) return <Lost onRetry={() => setOpening(openSession(address))} />;
  const { lobby } = session;
  const openTable = async (table: string) => {
    if (await changeTable(address, table)) setOpening(openSession(address));
  };
  if (lobby && lobby.table === null) return <TableLobby lobby={lobby} onChoose={(table) => void openTable(table)} />;
  const Game = GAMES[screenOf(session)];
  if (!Game) return <Lost />;
  return (
    <LobbyContext value={lobby ? () => void openTable(lobby.id) : null}>
      <Game key={session.game.id} address={address} session={session} />
    </LobbyContext>
  );
}

/** Only our own crash is one rocket for everybody; at other studios each flight is the player's own. */
function screenOf({ provider, game }: PlaySession): string {
  return game.engine.kind === 'crash' && provider !== 'originals' ? 'flight' : game.engine.kind;
}

function Waiting() {
  const t = useT('common');
  return (
    <div className="grid min-h-dvh place-items-center bg-surface text-text">
      <span role="status">
        <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
        <Spinner size={32} />
      </span>
    </div>
  );
}

function Lost({ onRetry }: { onRetry?: () => void }) {
  const t = useT('game');
  const common = useT('common');
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas text-text">
      <Result
        face="error"
        title={t('lost')}
        action={onRetry && <Button onClick={onRetry}>{common('action.retry')}</Button>}
      />
    </main>
  );
}

async function loadTexts() {
  const locale = resolveLocale(new URLSearchParams(location.search).get('lang'));
  document.documentElement.lang = LANGUAGE_TAGS[locale];
  return { locale, messages: await loadMessages(locale, BUNDLES) };
}
