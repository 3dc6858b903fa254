import { useEffect, useEffectEvent } from 'react';

/** Takes the keys that print (Ctrl+P, ⌘P) from the browser, which prints of a frame what is seen of it alone. */
export function usePrintKeys(onPrint: () => void, isOn = true): void {
  const print = useEffectEvent(onPrint);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** Returns true if a key press asks to print. With Shift or Alt it means something else. */
export function isPrintKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
}
