import { callOf, type PlaySession, postCall, readAnswer, type SessionBooks } from '@ordago/provider-kit';
import type { SandboxParts } from '../plugin.ts';
import type { ProviderSimulator } from './provider-simulator.ts';

/** Contents of a link that the operator built from a token. */
export interface BuiltLink {
  readonly token: string;
  readonly game: string;
  readonly language: string;
  readonly lobbyUrl: string;
}

/** Reads the holder of an exchanged token from the provider's own answer; null when it has none. */
export type ReadHolder = (answer: unknown) => Pick<PlaySession, 'userId' | 'username' | 'currency'> | null;

/**
 * Opens a game from a link that names no player: its token is exchanged at once, since the operator's answer names its
 * holder. Returns the game's address; null when the operator refuses the token, which is good once.
 */
export async function openFromLink(
  { token, ...link }: BuiltLink,
  {
    simulator,
    sessions,
    parts,
    holderOf,
  }: { simulator: ProviderSimulator; sessions: SessionBooks; parts: SandboxParts; holderOf: ReadHolder },
): Promise<string | null> {
  const nobody = {
    ...link,
    provider: simulator.name,
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
  const holder = holderOf(reported);
  if (outcome !== 'ok' || reference === null || holder === null) return null;
  return sessions.open({ ...nobody, ...holder, reference });
}
