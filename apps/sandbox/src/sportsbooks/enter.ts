import { callOf, type PlaySession, postCall, readAnswer, type SessionBooks } from '@ordago/provider-kit';
import { type Gr8PublicKey, gr8PublicKeys, readGr8Token, readLimited } from '@ordago/provider-protocols';
import type { SandboxParts } from '../plugin.ts';
import type { SportsbookSimulator } from './sportsbook-simulator.ts';

/** Exchanges what the frame was handed for a session of the sportsbook; null when the operator refuses it. */
export type Enter = (simulator: SportsbookSimulator, handed: string, language: string) => Promise<Entered | null>;

export interface Entered {
  readonly session: PlaySession;
  /** The bearer secret of the frame. */
  readonly token: string;
  /** Seconds for which it is valid without a bet; null if the operator does not state it. */
  readonly expiresIn: number | null;
}

export function createEnter(parts: SandboxParts, sessions: SessionBooks): Enter {
  const keysOf = createKeyRing(parts);
  return async (simulator, handed, language) => {
    const token = simulator.name === 'gr8' ? await tokenInLink(handed, parts, keysOf) : handed;
    if (token === null) return null;
    const game = simulator.games[0]?.id ?? '';
    const nobody = {
      provider: simulator.name,
      game,
      language,
      lobbyUrl: parts.settings.playerOrigin,
      operatorToken: token,
      reference: null,
      userId: '0',
      username: '',
      currency: '',
    };
    const call = callOf('authenticate', { ...nobody, id: '' });
    const written = simulator.write(call, { now: parts.clock.now(), tamper: null });
    const answer = await postCall(parts.settings.server.player, written);
    const reported = answer?.http === 200 ? readAnswer(answer.text) : null;
    const { outcome, session: reference } = simulator.read(reported);
    const holder = simulator.holderOf(reported);
    if (outcome !== 'ok' || reference === null || holder === null) return null;
    const { expiresIn, ...who } = holder;
    const { id, token: secret } = await sessions.issue({ ...nobody, ...who, reference });
    const session = await sessions.byId(id);
    return session && { session, token: secret, expiresIn };
  };
}

/** The one-time token inside a GR8 link, once its signature is proved with the operator's public keys. */
async function tokenInLink(handed: string, { clock }: SandboxParts, keysOf: KeyRing): Promise<string | null> {
  const atSeconds = Math.floor(clock.now() / 1_000);
  for (const isFresh of [false, true]) {
    const claims = readGr8Token(handed, await keysOf(isFresh), atSeconds);
    if (claims) return claims.jti;
  }
  return null;
}

/** Largest list of keys, in bytes. */
const KEYS_BYTES_MAX = 64 * 1024;

type KeyRing = (isFresh: boolean) => Promise<readonly Gr8PublicKey[]>;

/** The operator's keys, kept; asked for anew when a token names one that is not among them. */
function createKeyRing({ settings }: SandboxParts): KeyRing {
  let kept: readonly Gr8PublicKey[] = [];
  return async (isFresh) => {
    if (!isFresh) return kept;
    try {
      const answer = await fetch(`${settings.server.player}/gr8/public_keys`, { signal: AbortSignal.timeout(5_000) });
      const body = await readLimited(answer.body ?? [], KEYS_BYTES_MAX, 'an operator');
      kept = gr8PublicKeys.parse(JSON.parse(body.toString('utf8'))).keys;
    } catch {
      kept = [];
    }
    return kept;
  };
}
