import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addMs, type BetId, type Instant, instant, type PlayerId, type Units } from '@ordago/kernel';

/** Price for a bet, or a part of it, valid for a few seconds (semantics C3). */
export interface CashOutQuote {
  readonly bet: BetId;
  readonly player: PlayerId;
  /** The revision of the bet that was valued. */
  readonly revision: number;
  /** Stake that is sold, and its price. */
  readonly stake: Units;
  readonly value: Units;
  readonly until: Instant;
  /** A quote is accepted once, however often it is sent. */
  readonly nonce: string;
}

/** Quotes are held by the player's client, so they are sealed. */
export interface CashOutQuotes {
  sign(
    offer: Omit<CashOutQuote, 'until' | 'nonce'>,
    at: Instant,
  ): { readonly quote: CashOutQuote; readonly text: string };
  /** Returns the quote if this server signed it, however old; null for anything else. */
  read(text: string): CashOutQuote | null;
}

/** Validity of a quote, in milliseconds (reliability 3.1). */
export const QUOTE_MS = 5_000;

export function createCashOutQuotes(secret: string): CashOutQuotes {
  const sealOf = (body: string) => createHmac('sha256', secret).update(`cash-out.${body}`).digest();
  return {
    sign: (offer, at) => {
      const quote = { ...offer, until: addMs(at, QUOTE_MS), nonce: randomBytes(12).toString('base64url') };
      const { bet, player, revision, stake, value, until, nonce } = quote;
      const body = [bet, player, revision, stake, value, until, nonce].join('.');
      return { quote, text: `${body}.${sealOf(body).toString('base64url')}` };
    },
    read: (text) => {
      const cut = text.lastIndexOf('.');
      const body = text.slice(0, Math.max(cut, 0));
      const seal = Buffer.from(text.slice(cut + 1), 'base64url');
      const due = sealOf(body);
      if (seal.length !== due.length || !timingSafeEqual(seal, due)) return null;
      const [bet, player, revision, stake, value, until, nonce] = body.split('.') as [string, ...string[]];
      return {
        bet: bet as BetId,
        player: player as PlayerId,
        revision: Number(revision),
        nonce: nonce ?? '',
        stake: BigInt(stake ?? 0),
        value: BigInt(value ?? 0),
        until: instant(Number(until)),
      };
    },
  };
}
