import { create } from 'zustand';
import { sendToSite, useFrame } from '../../embed/frame.ts';

/** Origin of a call: a click on a price, or the slip; or the slip itself as it was before the page reloaded by itself. */
export type KeptName = 'quick' | 'slip' | 'draft';

const STORAGE_KEYS: Readonly<Record<KeptName, string>> = {
  quick: 'ordago.quick-pending',
  slip: 'ordago.slip-pending',
  draft: 'ordago.slip-draft',
};

/** Calls whose answer has not come, each as the text of who sent it. The site keeps them all as one. */
const useKept = create<Readonly<Partial<Record<KeptName, string>>>>(() => ({}));

/**
 * Keeps a call before it is sent, or forgets it with null. The browser may close its storage to a frame, never to the
 * page around it: the site keeps it as well, so that the same call can be sent again after a reload, under the same
 * key.
 */
export function keepCall(name: KeptName, text: string | null): void {
  useKept.setState({ [name]: text ?? undefined });
  const kept = JSON.stringify(useKept.getState());
  sendToSite({ type: 'keep', text: kept === '{}' ? null : kept });
  try {
    if (text !== null) sessionStorage.setItem(STORAGE_KEYS[name], text);
    else sessionStorage.removeItem(STORAGE_KEYS[name]);
  } catch {
    // The copy kept by the site is enough.
  }
}

/** Returns the call kept here before a reload; null for none, and where the browser stores nothing for a frame. */
export function storedCall(name: KeptName): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEYS[name]);
  } catch {
    return null;
  }
}

/** Receives what the site kept before a reload, once a player was greeted. */
export function onKeptCall(name: KeptName, take: (text: string) => void): void {
  const receive = (kept: string | null | undefined) => {
    const text = readKept(kept)[name];
    if (text === undefined) return;
    useKept.setState({ [name]: text });
    take(text);
  };
  useFrame.subscribe(({ kept }, before) => {
    if (kept !== before.kept) receive(kept);
  });
  receive(useFrame.getState().kept);
}

function readKept(text: string | null | undefined): Partial<Record<KeptName, string>> {
  try {
    const { quick, slip, draft } = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
    return {
      ...(typeof quick === 'string' && { quick }),
      ...(typeof slip === 'string' && { slip }),
      ...(typeof draft === 'string' && { draft }),
    };
  } catch {
    return {};
  }
}
