import type { FastifyInstance } from 'fastify';
import type { SandboxParts } from '../room.ts';
import type { SessionBooks } from './session-books.ts';

/** A game of a provider's own invention, and the maths that plays it. */
export interface SandboxGame {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  /** Key of a slot in `packages/game-engines`, or the roulette table. */
  readonly engine: { readonly kind: 'slot'; readonly key: string } | { readonly kind: 'roulette' };
}

export type CallAction = 'authenticate' | 'balance' | 'bet' | 'win' | 'betwin' | 'rollback';

/** One wallet call of a provider, before it is written in the provider's own words. Amounts are decimal text. */
export interface OutgoingCall {
  readonly action: CallAction;
  readonly userId: string;
  /** What the operator gave for the session. */
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  readonly game: string;
  readonly currency: string;
  readonly amount: string;
  /** The win of a combined call. */
  readonly win: string;
  /** The bet that a win answers or a rollback takes back. */
  readonly target: string | null;
}

export type Tamper = 'signature' | 'timestamp' | 'body';

/** A call as it leaves. */
export interface WrittenCall {
  /** Below the operator's `/callbacks`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the operator's answer means to a game. */
export interface CallVerdict {
  /** `unknown`: nothing that can be understood, so nobody knows whether it happened. */
  readonly outcome: 'ok' | 'refused' | 'retry' | 'unknown';
  /** The provider's own word or number. */
  readonly word: string;
  readonly balance: string | null;
  /** The session that an authentication brought. */
  readonly session: string | null;
}

/** One provider as the sandbox plays it: its list and launch in their real shapes, its calls in its own words. */
export interface ProviderTwin {
  readonly name: string;
  readonly games: readonly SandboxGame[];
  /** True when a bet and its win leave as one call. */
  readonly combines: boolean;
  /** True when the launch token has to be exchanged before the first bet. */
  readonly authenticates: boolean;
  routes(app: FastifyInstance, sessions: SessionBooks): void;
  write(call: OutgoingCall, options: { readonly now: number; readonly tamper: Tamper | null }): WrittenCall;
  read(body: unknown): CallVerdict;
}

/** Builds a twin with the keys that it shares with the operator. */
export type TwinOf = (parts: SandboxParts) => ProviderTwin;

/** How far a stamp is moved when it shall look old: beyond every window. */
export const STALE_MS = 3_600_000;

/** The same text with its first character changed. */
export function flipped(text: string): string {
  return (text.startsWith('0') ? '1' : '0') + text.slice(1);
}
