/** Part of a window that identifies its embedder. */
export interface FrameWindow {
  readonly parent: unknown;
  readonly location: { readonly origin: string; readonly ancestorOrigins?: { readonly [index: number]: string } };
  readonly document: { readonly referrer: string };
}

/**
 * The origin of the page that embeds this one, as the browser states it; null when nobody does. Messages of any other
 * origin are dropped.
 *
 * Nothing here can be chosen by the sender of a message: `ancestorOrigins` and the referrer come from the browser, and
 * the server's `frame-ancestors` lets nobody but the player site be the parent at all. So the frame needs no list of
 * origins of its own, which could be forgotten when the player site moves.
 */
export function parentOriginOf(self: FrameWindow): string | null {
  if (self.parent === self) return null;
  const stated = self.location.ancestorOrigins?.[0] ?? originOf(self.document.referrer);
  // After a reload from within, the referrer may be this page itself, which embeds nobody.
  return stated === null || stated === 'null' || stated === self.location.origin ? null : stated;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
