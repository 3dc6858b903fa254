import { MantineProvider } from '@mantine/core';
import { type Bundle, LANGUAGE_TAGS, type LoadedMessages, type Locale, loadMessages } from '@ordago/i18n';
import { currentLocale, storeLocale } from '@ordago/i18n/browser';
import { I18nProvider, useLoadBundle } from '@ordago/i18n/react';
import { ThemeProvider, usePaintedTheme } from '@ordago/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { use, useEffect } from 'react';
import { queryClient } from '../shared/query-client.ts';
import { staffQuery } from '../shared/session.ts';
import { mantineTheme, tokensForMantine } from './mantine-theme.ts';
import { router } from './router.tsx';

const BUNDLES: readonly Bundle[] = ['common', 'back-office', 'transfers'];
const start: Promise<{ locale: Locale; messages: LoadedMessages }> = loadStart();

/** Providers of every page: texts, theme, server state, addresses. The first paint waits for the texts alone. */
export function App() {
  const { locale, messages } = use(start);
  return (
    <I18nProvider locale={locale} messages={messages} bundles={BUNDLES} onLocaleChange={storeLocale}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <Kit />
        </ThemeProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** The kit of the back office, in the colours of the tokens; the page's theme decides which. */
function Kit() {
  const { theme } = usePaintedTheme();
  const load = useLoadBundle();
  useEffect(() => {
    // Sentences of refusals follow the first paint; until they are here the server's own is shown.
    void load('errors');
  }, [load]);
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={tokensForMantine} forceColorScheme={theme}>
      <RouterProvider router={router} />
    </MantineProvider>
  );
}

async function loadStart() {
  void queryClient.prefetchQuery(staffQuery);
  const locale = currentLocale();
  document.documentElement.lang = LANGUAGE_TAGS[locale];
  return { locale, messages: await loadMessages(locale, BUNDLES) };
}
