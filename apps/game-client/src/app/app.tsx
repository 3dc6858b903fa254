import { LANGUAGE_TAGS, type LoadedMessages, type Locale, loadMessages, resolveLocale } from '@ordago/i18n';
import { I18nProvider, useT } from '@ordago/i18n/react';
import { Button, lazyPart, Result, Spinner, VisuallyHidden } from '@ordago/ui';
import { Suspense, use, useState } from 'react';
import { LobbyContext } from '../shared/lobby-context.ts';
import { type Launch, openLaunch, takeLaunch } from '../shared/open-launch.ts';
import { changeTable, openSession, type PlayAddress, type PlaySession } from '../shared/play-api.ts';
import { GAME_SCREENS, screenOf } from './game-screens.ts';

const SpentLaunch = lazyPart(() => import('./spent-launch.tsx'));
const TableLobby = lazyPart(() => import('../features/table-lobby/table-lobby.tsx'));

const BUNDLES = ['common', 'game', 'errors'] as const;
const launch = takeLaunch(window);
/** Asked for once, outside of rendering: a component that waits forgets the state it began with. */
const firstOpening = launch === null ? null : enter(launch);
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
        {launch === null || firstOpening === null ? <Lost /> : <Entered launch={launch} first={firstOpening} />}
      </Suspense>
    </I18nProvider>
  );
}

/** A game that was opened, or why it was not. */
type Entry = 'spent' | 'lost' | { readonly address: PlayAddress; readonly session: PlaySession | null };

/** Changes the code of the launch for a token, and opens the session with it. */
async function enter(launch: Launch): Promise<Entry> {
  const address = await openLaunch(launch, window);
  return typeof address === 'string' ? address : { address, session: await openSession(address) };
}

function Entered({ launch, first }: { launch: Launch; first: Promise<Entry> }) {
  const [entering, setEntering] = useState(first);
  const entry = use(entering);
  if (entry === 'spent') return <SpentLaunch launch={launch} />;
  if (entry === 'lost') return <Lost onRetry={() => setEntering(enter(launch))} />;
  return <Opened {...entry} />;
}

function Opened({ address, session: first }: { address: PlayAddress; session: PlaySession | null }) {
  const [opening, setOpening] = useState<Promise<PlaySession | null> | null>(null);
  const session = opening === null ? first : use(opening);
  if (session === null) return <Lost onRetry={() => setOpening(openSession(address))} />;
  const { lobby } = session;
  const openTable = async (table: string) => {
    if (await changeTable(address, table)) setOpening(openSession(address));
  };
  const parts = { waiting: <Waiting />, lost: (retry: () => void) => <Lost onRetry={retry} /> };
  if (lobby && lobby.table === null) {
    return <TableLobby lobby={lobby} onChoose={(table) => void openTable(table)} {...parts} />;
  }
  const Game = GAME_SCREENS[screenOf(session)];
  if (!Game) return <Lost />;
  return (
    <LobbyContext value={lobby ? () => void openTable(lobby.id) : null}>
      <Game key={session.game.id} address={address} session={session} {...parts} />
    </LobbyContext>
  );
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
