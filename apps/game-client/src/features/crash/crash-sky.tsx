import { crashMultipleAt } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { useEffect, useState } from 'react';
import { CrashBoard } from './crash-board.tsx';
import type { CrashView } from './crash-line.ts';

/** The flight that everybody sees, at the multiple that the server's clock shows. */
export function CrashSky({ view }: { view: CrashView }) {
  const t = useT('game');
  const now = useServerNow(view);
  const { phase } = view;
  const seconds = Math.max(0, Math.ceil((view.endsAt - now) / 1_000));
  if (phase === 'betting') {
    const startsInMs = Math.max(0, view.endsAt - now);
    return <CrashBoard phase={phase} multiple={100} startsInMs={startsInMs} caption={t('crash.wait', { seconds })} />;
  }
  const elapsed = view.flewAt === null ? 0 : Math.max(0, now - view.flewAt);
  const multiple = phase === 'over' ? (view.bust ?? 100) : phase === 'flying' ? crashMultipleAt(elapsed) : 100;
  const message = { over: t('crash.bust', { multiple: (multiple / 100).toFixed(2) }), flying: t('crash.flying') };
  const caption = phase === null ? t('crash.connecting') : message[phase];
  return <CrashBoard phase={phase} multiple={multiple} caption={caption} />;
}

/** The server's clock, read again ten times a second: often enough to follow, seldom enough to be calm. */
function useServerNow({ offsetMs, phase }: CrashView): number {
  const [now, setNow] = useState(() => Date.now() + offsetMs);
  useEffect(() => {
    const read = () => setNow(Date.now() + offsetMs);
    read();
    const timer = setInterval(read, phase === 'flying' ? 60 : 200);
    return () => clearInterval(timer);
  }, [offsetMs, phase]);
  return now;
}
