import type { FromFrame, ToFrame } from '@ordago/contracts';

/** Messages of the site that this frame acts on; it has nothing to print. */
export type SiteMessage = Exclude<ToFrame, { type: 'print' }>;

/** A message to the site, before it is marked. */
export type FrameMessage = FromFrame extends infer Message
  ? Message extends FromFrame
    ? Omit<Message, 'ordago'>
    : never
  : never;

/** The parts of a window that the bridge uses. */
export interface FrameWindow {
  readonly parent: { postMessage(message: unknown, origin: string): void };
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
  addEventListener(
    type: 'message',
    listener: (event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>) => void,
  ): void;
}

export interface Bridge {
  /** True inside a page of the operator; otherwise nothing is received or sent. */
  readonly isEmbedded: boolean;
  send(message: FrameMessage): void;
}

/** The message once it is known to carry the mark: any other property may be anything. */
type Fields = Readonly<Record<string, unknown>>;

const LOCALES: readonly unknown[] = ['es', 'en', 'pt'];
const THEMES: readonly unknown[] = ['dark', 'light'];

const SHAPES: Readonly<Record<SiteMessage['type'], (fields: Fields) => boolean>> = {
  hello: ({ token, locale, theme }) =>
    (token === null || isText(token, 512)) && LOCALES.includes(locale) && THEMES.includes(theme),
  theme: ({ theme }) => THEMES.includes(theme),
  locale: ({ locale }) => LOCALES.includes(locale),
  balance: ({ balance, currency, version }) => isText(balance, 32) && isText(currency, 3) && isText(version, 20),
  navigate: ({ path }) => isText(path, 500) && path.startsWith('/') && !path.startsWith('//'),
  'signed-out': () => true,
};

/**
 * Opens the frame's side of the bridge (`packages/contracts/src/embed-bridge.ts`), checked by hand as the page of another
 * company would do it. A message is received from the parent window alone, from an origin in `allowed`, with the mark and a
 * known shape; anything else has no effect and gets no answer.
 */
export function openBridge(
  self: FrameWindow,
  allowed: readonly string[],
  receive: (message: SiteMessage) => void,
): Bridge {
  const site = siteOf(self, allowed);
  self.addEventListener('message', ({ data, origin, source }) => {
    if (site === null || source !== self.parent || origin !== site) return;
    if (isSiteMessage(data)) receive(data);
  });
  return {
    isEmbedded: site !== null,
    send: (message) => {
      if (site !== null) self.parent.postMessage({ ordago: 1, ...message }, site);
    },
  };
}

/** Returns the origin of the page that embeds this one; null where it is no page of the operator. */
function siteOf(self: FrameWindow, allowed: readonly string[]): string | null {
  const stated = self.location.ancestorOrigins?.[0] || originOf(self.document.referrer);
  const isAlone = Object.is(self.parent, self);
  return stated !== null && !isAlone && allowed.includes(stated) ? stated : null;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

function isText(value: unknown, lengthMax: number): value is string {
  return typeof value === 'string' && value.length <= lengthMax;
}

function isSiteMessage(data: unknown): data is SiteMessage {
  if (typeof data !== 'object' || data === null) return false;
  const fields: Fields = { ...data };
  return fields.ordago === 1 && isKnown(fields.type) && SHAPES[fields.type](fields);
}

function isKnown(type: unknown): type is SiteMessage['type'] {
  return typeof type === 'string' && Object.hasOwn(SHAPES, type);
}
