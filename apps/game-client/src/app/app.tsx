import { LANGUAGE_TAGS, type LoadedMessages, type Locale, loadMessages, resolveLocale } from '@ordago/i18n';
import { I18nProvider, useT } from '@ordago/i18n/react';
import { Button, lazyPart, Result, Spinner, VisuallyHidden } from '@ordago/ui';
import { Suspense, use, useState } from 'react';
import { LobbyContext } from '../shared/lobby-context.ts';
import { changeTable, openSession, type PlayAddress, type PlaySession, readAddress } from '../shared/play-api.ts';
import { GAME_SCREENS, screenOf } from './game-screens.ts';

const TableLobby = lazyPart(() => import('../features/table-lobby/table-lobby.tsx'));

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
