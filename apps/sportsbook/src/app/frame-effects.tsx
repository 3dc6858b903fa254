import { useSetLocale } from '@ordago/i18n/react';
import { usePrintKeys } from '@ordago/ui';
import { chooseTheme } from '@ordago/ui/theme';
import { useEffect } from 'react';
import { onSiteMessage, sendToSite, siteOrigin } from '../embed/frame.ts';
import { router } from './router.tsx';

/**
 * Applies theme and place from the site, and reports the frame's own places. The frame asks for no height: it fills the
 * box it is given and scrolls inside, so that the slip stays docked and the sheet covers what is seen.
 */
export function FrameEffects() {
  const setLocale = useSetLocale();
  useEffect(
    () =>
      onSiteMessage((message) => {
        if (message.type === 'hello' || message.type === 'theme') chooseTheme(message.theme);
        if (message.type === 'hello' || message.type === 'locale') void setLocale(message.locale);
        if (message.type === 'navigate') go(message.path);
        if (message.type === 'print') window.print();
      }),
    [setLocale],
  );
  usePrintKeys(() => window.print(), siteOrigin !== null);
  useEffect(() => {
    const report = (path: string) => sendToSite({ type: 'route', path });
    // The first place is resolved before anything is rendered.
    const first = router.state.resolvedLocation;
    if (first) report(first.href);
    return router.subscribe('onResolved', ({ toLocation }) => report(toLocation.href));
  }, []);
  return null;
}

/** Goes to a path of this frame; one that would name another host is not a path. */
function go(path: string): void {
  if (/^\/(?![/\\])/.test(path)) router.history.push(path);
}
