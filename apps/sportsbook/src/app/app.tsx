import { type Bundle, LANGUAGE_TAGS, type LoadedMessages, type Locale, loadMessages } from '@ordago/i18n';
import { currentLocale, storeLocale } from '@ordago/i18n/browser';
import { I18nProvider } from '@ordago/i18n/react';
import { startConnection } from '@ordago/web-kit/connection';
import { loadFirst, startChunkRecovery } from '@ordago/web-kit/lost-chunk';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { use } from 'react';
import { startFrame } from '../embed/frame.ts';
import { usePlacing } from '../features/slip/placing/placing-store.ts';
import { startFavourites } from '../shared/line/line-favourites.ts';
import { startSettings, useSettings } from '../shared/player/player-settings.ts';
import { startPush } from '../shared/server/push.ts';
import { queryClient } from '../shared/server/query-client.ts';
import { useQuickBet } from '../shared/slip/quick-bet.ts';
import { keepSlip, shareSlip } from '../shared/slip/slip-store.ts';
import { FrameEffects } from './frame-effects.tsx';
import { startNews } from './news.ts';
import { router } from './router.tsx';

const BUNDLES: readonly Bundle[] = ['common', 'sportsbook'];
/** Longest time that the outline waits for the code of the first page, in ms; the frame of the site is shown then. */
const PAGE_MS_MAX = 5_000;
const start: Promise<{ locale: Locale; messages: LoadedMessages }> = loadStart();

startConnection();
startChunkRecovery({ keep: keepSlip, isBusy: isPlacingBet });
shareSlip();
startPush();
startNews();
startFrame();
startSettings();
startFavourites();

/**
 * Providers that every screen needs: texts, server state, addresses, and the bridge to the site around the frame. The outline of
 * the page (`outline.html`) is seen until the texts and the code of the first page are there.
 */
export function App() {
  const { locale, messages } = use(start);
  const oddsFormat = useSettings((settings) => settings.oddsFormat);
  return (
    <I18nProvider
      locale={locale}
      messages={messages}
      bundles={BUNDLES}
      oddsFormat={oddsFormat}
      onLocaleChange={storeLocale}
    >
      <QueryClientProvider client={queryClient}>
        <FrameEffects />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Returns true while a bet is on its way; a kept one that no card shows waits for its player, and outlives a reload. */
function isPlacingBet(): boolean {
  const isQuickSent = useQuickBet.getState().sent !== null && document.querySelector('.quick-bet') !== null;
  return usePlacing.getState().phase === 'placing' || isQuickSent;
}

async function loadStart() {
  const locale = currentLocale();
  document.documentElement.lang = LANGUAGE_TAGS[locale];
  const [messages] = await Promise.all([loadFirst(() => loadMessages(locale, BUNDLES)), firstPage()]);
  return { locale, messages };
}

/** Waits for the first page; one that cannot be loaded has a face of its own. */
async function firstPage(): Promise<void> {
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, PAGE_MS_MAX));
  await Promise.race([router.load().catch(() => undefined), isLate]);
}
