import { type LoadedMessages, type Locale, loadMessages, resolveLocale } from '@ordago/i18n';
import { I18nProvider, useT } from '@ordago/i18n/react';
import { Button, Result, Spinner, VisuallyHidden } from '@ordago/ui';
import { lazy, Suspense, use, useState } from 'react';
import { openSession, type PlayAddress, type PlaySession, readAddress } from '../shared/play-api.ts';

const SlotGame = lazy(() => import('../features/slot/slot-game.tsx'));
const RouletteGame = lazy(() => import('../features/roulette/roulette-game.tsx'));

const BUNDLES = ['common', 'game', 'errors'] as const;
const address = readAddress(location.search);
/** Asked for once, outside of rendering: a component that waits forgets the state it began with. */
const firstOpening = address === null ? null : attempt(address);
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
  if (session === null) return <Lost onRetry={() => setOpening(attempt(address))} />;
  const Game = session.game.engine.kind === 'slot' ? SlotGame : RouletteGame;
  return <Game address={address} session={session} />;
}

function Waiting() {
  const t = useT('common');
  return (
    <div className="stage grid min-h-dvh place-items-center">
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

function attempt(address: PlayAddress): Promise<PlaySession | null> {
  return openSession(address).catch(() => null);
}

async function loadTexts() {
  const locale = resolveLocale(new URLSearchParams(location.search).get('lang'));
  document.documentElement.lang = locale;
  return { locale, messages: await loadMessages(locale, BUNDLES) };
}
