import type { PlaySession } from '@ordago/provider-kit';
import type { SignedBytes, SlipLeg } from '@ordago/provider-protocols';
import type {
  CallVerdict,
  OutgoingCall,
  ProviderSimulator,
  Tamper,
  WrittenCall,
} from '../game-providers/provider-simulator.ts';
import { type AnswerFields, judged, type Meanings } from '../game-providers/read-verdict.ts';
import { writeSigned } from '../game-providers/signed-simulator.ts';
import type { SandboxParts } from '../plugin.ts';

/** Holder of a token, as the operator answers when it is exchanged. */
export interface Holder extends Pick<PlaySession, 'userId' | 'username' | 'currency'> {
  /** Seconds for which the session is valid without a bet; null if the operator does not state it. */
  readonly expiresIn: number | null;
}

/** A sportsbook as the sandbox plays it: its wallet calls, and who an exchanged token belongs to. */
export interface SportsbookSimulator extends ProviderSimulator {
  holderOf(answer: unknown): Holder | null;
  /** Writer of one call with several bets. (Default: each by itself) */
  readonly orders?: OrdersSimulator;
  /** Calls that announce the free bets that it promises. (Default: it promises none) */
  readonly writeAward?: (call: AwardCall, how: { readonly now: number; readonly tamper: Tamper | null }) => WrittenCall;
}

/** A free bet is promised, paid out or taken back. Amounts are decimal text. */
export interface AwardCall {
  readonly action: 'award' | 'release' | 'retract';
  readonly userId: string;
  readonly currency: string;
  readonly transaction: string;
  readonly award: string;
  readonly amount: string;
}

/** Several bets in one call: each taken or refused by itself, or all of them or none. */
export interface OrdersSimulator {
  write(
    calls: readonly OutgoingCall[],
    options: { readonly isAllOrNone: boolean; readonly now: number; readonly tamper: Tamper | null },
  ): WrittenCall;
  /** Reads the verdict of each call from the answer, in their order. */
  read(body: unknown, calls: readonly OutgoingCall[]): readonly CallVerdict[];
}

export type SportsbookSimulatorOf = (parts: SandboxParts) => SportsbookSimulator;

/** Differences from one sportsbook to the next. */
export interface BookWire {
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly proof: SignedBytes;
  readonly paths: Readonly<Record<OutgoingCall['action'], string>>;
  /** Written by hand, so that an amount is a JSON number with exactly its digits. */
  bodyOf(call: OutgoingCall): string;
  readonly meanings: Meanings;
  /** Path and body of a call of several bets. (Default: the wire has none) */
  readonly orders?: {
    readonly path: string;
    bodyOf(calls: readonly OutgoingCall[], isAllOrNone: boolean): string;
    /** Text of the answer for one bet; the balance is that of the whole call. */
    textOf(answer: Readonly<Record<string, unknown>>, call: OutgoingCall): AnswerFields;
  };
  /** Body of a call about a free bet; its path is its action. (Default: the wire has none) */
  awardBody?(call: AwardCall): string;
  fieldsOf(answer: Readonly<Record<string, unknown>>): AnswerFields;
  readonly holder: { readonly userId: string; readonly username: string; readonly currency: string };
}

/** Builds the simulator of a sportsbook from its wire. */
export function sportsbookSimulator(wire: BookWire): SportsbookSimulatorOf {
  return ({ settings, clock }) => {
    const signed = { name: wire.name, proof: wire.proof, secret: settings.secretOf(wire.name), now: clock.now };
    return {
      name: wire.name,
      // The console's own rounds need a draw; the frame's bets are decided by the matches they are on.
      games: [{ id: wire.game, name: wire.title, studio: wire.title, engine: 'horse-race' }],
      combines: false,
      authenticates: true,
      routes: () => undefined,
      write: (call, how) => writeSigned(signed, { path: wire.paths[call.action], body: wire.bodyOf(call) }, how),
      ...ordersOf(wire, signed),
      ...awardsOf(wire, signed),
      read: (body): CallVerdict => judged(wire.fieldsOf((body ?? {}) as Record<string, unknown>), wire.meanings),
      holderOf: (answer) => {
        const reported = (answer ?? {}) as Readonly<Record<string, unknown>>;
        const [userId, username, currency] = [wire.holder.userId, wire.holder.username, wire.holder.currency].map(
          (name) => reported[name],
        );
        if (typeof userId !== 'string' || typeof username !== 'string' || typeof currency !== 'string') return null;
        const seconds = Number(reported.expiresIn);
        return { userId, username, currency, expiresIn: seconds > 0 ? seconds : null };
      },
    };
  };
}

function ordersOf(
  { orders, meanings }: BookWire,
  signed: { name: string; proof: SignedBytes; secret: string },
): { orders?: OrdersSimulator } {
  if (orders === undefined) return {};
  const { path, bodyOf, textOf } = orders;
  return {
    orders: {
      write: (calls, { isAllOrNone, ...how }) => writeSigned(signed, { path, body: bodyOf(calls, isAllOrNone) }, how),
      read: (body, calls) =>
        calls.map((call) => judged(textOf((body ?? {}) as Readonly<Record<string, unknown>>, call), meanings)),
    },
  };
}

function awardsOf(
  { awardBody }: BookWire,
  signed: { name: string; proof: SignedBytes; secret: string },
): Pick<SportsbookSimulator, 'writeAward'> {
  if (awardBody === undefined) return {};
  return { writeAward: (call, how) => writeSigned(signed, { path: call.action, body: awardBody(call) }, how) };
}

/** Legs of a bet; a bet of the console, which has none, is on its own round. */
export function legsOf({ outcome, round }: OutgoingCall): readonly SlipLeg[] {
  const slip = outcome?.slip;
  if (Array.isArray(slip)) return slip;
  return [{ event: round, title: 'Sandbox', market: 'Console', outcome: '1', odds: '1.95' }];
}

export function isNothing(payout: string): boolean {
  return /^0(\.0+)?$/.test(payout);
}
