import { useSetLocale } from '@ordago/i18n/react';
import { chooseTheme } from '@ordago/ui/theme';
import { useEffect } from 'react';
import { onSiteMessage, tellSite } from '../embed/frame.ts';
import { router } from './router.tsx';

/** What the site says about looks and place, carried out; what it wants to know about them, told. */
export function FrameEffects() {
  const setLocale = useSetLocale();
  useEffect(
    () =>
      onSiteMessage((message) => {
        if (message.type === 'hello' || message.type === 'theme') chooseTheme(message.theme);
        if (message.type === 'hello' || message.type === 'locale') void setLocale(message.locale);
        if (message.type === 'navigate') go(message.path);
      }),
    [setLocale],
  );
  useEffect(
    () => router.subscribe('onResolved', ({ toLocation }) => tellSite({ type: 'route', path: toLocation.href })),
    [],
  );
  useEffect(() => watchHeight((height) => tellSite({ type: 'height', height })), []);
  return null;
}

/** Goes to a path of this frame; one that would name another host is not a path. */
function go(path: string): void {
  if (/^\/(?![/\\])/.test(path)) router.history.push(path);
}

/** Tells the height of the content whenever it changes, at most once per frame of the screen. */
function watchHeight(tell: (height: number) => void): () => void {
  let last = -1;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.scrollHeight);
    if (height === last) return;
    last = height;
    tell(height);
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}
