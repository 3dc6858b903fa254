import type { ReactNode } from 'react';
import type { SuitName } from '../marks/suit.tsx';
import { Result } from './result.tsx';

/** The sentences of these fallbacks: every site has them among its common texts. */
export type FallbackWords = (key: 'page.notFound' | 'page.notFoundHint' | 'state.error' | 'state.errorHint') => string;

/** An address that a site does not have, with the way home. */
export function MissingPage({ t, home }: { t: FallbackWords; home: ReactNode }) {
  return (
    <Result face="empty" suit="espadas" title={t('page.notFound')} action={home}>
      {t('page.notFoundHint')}
    </Result>
  );
}

/** A page that broke, or whose script did not load, with a button that tries again. The rest stays usable. */
export function BrokenPage({ t, retry, suit = 'bastos' }: { t: FallbackWords; retry: ReactNode; suit?: SuitName }) {
  return (
    <Result face="error" suit={suit} title={t('state.error')} action={retry}>
      {t('state.errorHint')}
    </Result>
  );
}
