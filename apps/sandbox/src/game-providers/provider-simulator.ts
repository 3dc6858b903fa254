import type { CallVerdict, OutgoingCall, SessionBooks, WrittenCall } from '@ordago/provider-kit';
import type { FastifyInstance } from 'fastify';
import type { SandboxParts } from '../plugin.ts';
import type { EngineKey, StakeLimits } from './play/play-engine.ts';
import type { Replays } from './play/replays.ts';

export type { CallAction, CallVerdict, OutgoingCall, WrittenCall } from '@ordago/provider-kit';

/** A game of a provider's own invention, and the maths that plays it. */
export interface SandboxGame {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  readonly engine: EngineKey;
  /** Smallest and largest stake of a round, in ledger units. (Default: those of the sandbox) */
  readonly limits?: StakeLimits;
  /** Most bets that one ticket of the wire takes. (Default: as many as the table) */
  readonly betsMax?: number;
  /** First name of who deals, as the wire states it. (Default: nobody is named) */
  readonly dealer?: string;
  /** Ids of the tables that a lobby moves its players to; they are among the provider's games. (Default: no lobby) */
  readonly tables?: readonly string[];
}

export type Tamper = 'signature' | 'timestamp' | 'body';

/** One provider as the sandbox plays it: its list and launch in their real shapes, its calls in its own words. */
export interface ProviderSimulator {
  readonly name: string;
  readonly games: readonly SandboxGame[];
  /** True when a bet and its win leave as one call. */
  readonly combines: boolean;
  /** True when the launch token has to be exchanged before the first bet. */
  readonly authenticates: boolean;
  /** Time from its bet until a round is decided, in milliseconds, for games that are drawn later. (Default: at once) */
  readonly drawMs?: number;
  routes(app: FastifyInstance, sessions: SessionBooks, replays: Replays): void;
  write(call: OutgoingCall, options: { readonly now: number; readonly tamper: Tamper | null }): WrittenCall;
  read(body: unknown): CallVerdict;
}

/** Builds a simulator with the keys that it shares with the operator. */
export type SimulatorOf = (parts: SandboxParts) => ProviderSimulator;

/** Distance by which a stamp is moved to make it too old: beyond every window. */
export const STALE_MS = 3_600_000;

/** The same text with its first character changed. */
export function flipped(text: string): string {
  return (text.startsWith('0') ? '1' : '0') + text.slice(1);
}
