import type { PlaySession } from '@ordago/provider-kit';
import type { SignedBytes, SlipLeg } from '@ordago/provider-protocols';
import type { CallVerdict, OutgoingCall, ProviderTwin } from '../game-providers/provider-twin.ts';
import { judged, type Meanings, type Said } from '../game-providers/read-verdict.ts';
import { writeSigned } from '../game-providers/signed-twin.ts';
import type { SandboxParts } from '../room.ts';

/** Who a token belongs to, as the operator says when it is exchanged. */
export type Holder = Pick<PlaySession, 'userId' | 'username' | 'currency'>;

/** A sportsbook as the sandbox plays it: its wallet calls, and who an exchanged token belongs to. */
export interface BookTwin extends ProviderTwin {
  holderOf(answer: unknown): Holder | null;
}

export type BookTwinOf = (parts: SandboxParts) => BookTwin;

/** What differs from one sportsbook to the next. */
export interface BookWire {
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly proof: SignedBytes;
  readonly paths: Readonly<Record<OutgoingCall['action'], string>>;
  /** Written by hand, so that an amount is a JSON number with exactly its digits. */
  bodyOf(call: OutgoingCall): string;
  readonly meanings: Meanings;
  said(answer: Readonly<Record<string, unknown>>): Said;
  readonly holder: { readonly userId: string; readonly username: string; readonly currency: string };
}

/** Builds the twin of a sportsbook from its wire. */
export function bookTwin(wire: BookWire): BookTwinOf {
  return ({ settings, clock }) => {
    const signed = { name: wire.name, proof: wire.proof, secret: settings.secretOf(wire.name), now: clock.now };
    return {
      name: wire.name,
      // The console's own rounds need a draw; the frame's bets are decided by the matches they are on.
      games: [{ id: wire.game, name: wire.title, studio: wire.title, engine: 'horse-race' }],
      ...{ combines: false, authenticates: true },
      routes: () => undefined,
      write: (call, how) => writeSigned(signed, { path: wire.paths[call.action], body: wire.bodyOf(call) }, how),
      read: (body): CallVerdict => judged(wire.said((body ?? {}) as Record<string, unknown>), wire.meanings),
      holderOf: (answer) => {
        const said = (answer ?? {}) as Readonly<Record<string, unknown>>;
        const [userId, username, currency] = [wire.holder.userId, wire.holder.username, wire.holder.currency].map(
          (name) => said[name],
        );
        if (typeof userId !== 'string' || typeof username !== 'string' || typeof currency !== 'string') return null;
        return { userId, username, currency };
      },
    };
  };
}

/** What a bet is on; a bet of the console, which names nothing, is on its own round. */
export function legsOf({ outcome, round }: OutgoingCall): readonly SlipLeg[] {
  const slip = outcome?.slip;
  if (Array.isArray(slip)) return slip;
  return [{ event: round, title: 'Sandbox', market: 'Console', outcome: '1', odds: '1.95' }];
}

export function isNothing(payout: string): boolean {
  return /^0(\.0+)?$/.test(payout);
}
