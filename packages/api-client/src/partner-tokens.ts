/** The partner token of a page: asked for when the first call wants it, kept while it lives. */
export interface PartnerTokens {
  /** Null while nobody is signed in, and where none could be had: beside a session's cookie it is optional. */
  read(): Promise<string | null>;
  /** The server refused it, or somebody else signed in. */
  forget(): void;
}

interface PartnerTokensOptions {
  /** Asks the server for a token. */
  readonly issue: () => Promise<{ token: string; expires_in: number }>;
  /** A guest has no token, and is not made to ask for one. */
  readonly isSignedIn: () => boolean;
  /** (Default: the machine's time in milliseconds) */
  readonly now?: () => number;
}

/** A token is not used in its last moments: the call it goes with takes time as well. */
const SPARE_MS = 30_000;
/** Time until the next try after a token could not be obtained, in milliseconds. */
const PAUSE_MS = 30_000;

/** Keeps one token at a time; calls that come together wait for the same one. */
export function createPartnerTokens({ issue, isSignedIn, now = Date.now }: PartnerTokensOptions): PartnerTokens {
  let current: { readonly token: Promise<string | null>; until: number } | null = null;
  const ask = () => {
    const asked = { token: Promise.resolve<string | null>(null), until: Number.POSITIVE_INFINITY };
    asked.token = issue().then(
      ({ token, expires_in }) => {
        asked.until = now() + expires_in * 1_000 - SPARE_MS;
        return token;
      },
      () => {
        asked.until = now() + PAUSE_MS;
        return null;
      },
    );
    return asked;
  };
  return {
    read: async () => {
      if (!isSignedIn()) return null;
      if (current === null || now() >= current.until) current = ask();
      return current.token;
    },
    forget: () => {
      current = null;
    },
  };
}
