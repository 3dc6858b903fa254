import { type Bundle, LANGUAGE_TAGS, type LoadedMessages, type Locale, loadMessages } from '@ordago/i18n';
import { currentLocale, storeLocale } from '@ordago/i18n/browser';
import { I18nProvider } from '@ordago/i18n/react';
import { ThemeProvider } from '@ordago/ui';
import { startConnection } from '@ordago/web-kit/connection';
import { loadFirst, startChunkRecovery } from '@ordago/web-kit/lost-chunk';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { use } from 'react';
import { queryClient } from '../shared/query-client.ts';
import { sessionQuery } from '../shared/session.ts';
import { isFrameInUse, router } from './router.tsx';

const BUNDLES: readonly Bundle[] = ['common', 'player', 'errors'];
startConnection();
startChunkRecovery({ isBusy: isFrameInUse });

/** Longest time that the outline waits for the code of the first page, in ms; the frame of the site is shown then. */
const PAGE_MS_MAX = 5_000;
const start: Promise<{ locale: Locale; messages: LoadedMessages }> = loadStart();

/**
 * Providers that every screen needs: texts, server state, addresses. The outline of the page (`outline.html`) is seen until the
 * texts and the code of the first page are there.
 */
export function App() {
  const { locale, messages } = use(start);
  return (
    <I18nProvider locale={locale} messages={messages} bundles={BUNDLES} onLocaleChange={storeLocale}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

async function loadStart() {
  // The session is requested at once, beside the texts (semantics D49).
  void queryClient.prefetchQuery(sessionQuery);
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
