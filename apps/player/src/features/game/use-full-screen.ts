import { type RefObject, useCallback, useSyncExternalStore } from 'react';

export interface FullScreen {
  /** False where the browser shows no element in full screen, as on phones of one maker. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows an element on the whole screen, and notices when Escape has ended it. */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // A browser may refuse, for instance while another page is in full screen; the game stays as it is.
    change?.catch(() => undefined);
  }, [ref]);
  return { isOffered: document.fullscreenEnabled === true, isOn, toggle };
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
