import { developmentSecret, type SignedBytes } from '@ordago/provider-protocols';

/** One wallet call, in words that every provider shares; a driver writes it in its provider's own. */
export interface WalletMessage {
  readonly action: 'bet' | 'win' | 'betwin' | 'rollback' | 'balance' | 'authenticate' | 'jackpot';
  readonly player: string;
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  readonly game: string;
  /** Decimal text, or the JSON token in its place. */
  readonly amount: string;
  readonly win?: string;
  /** The transaction that a rollback takes back. */
  readonly target?: string;
  readonly currency: string;
  /** The free bet that pays a bet, for sportsbooks that award them. */
  readonly award?: string;
}

/** A call about a free bet that a sportsbook promises. */
export interface AwardMessage {
  readonly action: 'award' | 'release' | 'retract';
  readonly player: string;
  readonly transaction: string;
  readonly award: string;
  readonly amount: string;
  readonly currency: string;
}

/** Calls of a sportsbook about its own free bets, and the codes of its answers. */
export interface AwardsDriver {
  sign(message: AwardMessage, now: number): SignedCall;
  /** Reads the awarded sum of an answer, as decimal text; null when it has none. */
  promisedOf(body: Record<string, unknown>): string | null;
  readonly words: {
    readonly unknown: string;
    readonly known: string;
    /** It was used, paid out or taken back. */
    readonly ended: string;
    /** It was taken back before it came. */
    readonly takenBack: string;
  };
}

/** A call as bytes. */
export interface SignedCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The words that a provider gets for each rule. */
export interface ProviderWords {
  readonly ok: string;
  readonly replayedBet: string;
  readonly replayedWin: string;
  readonly insufficient: string;
  readonly conflict: string;
  readonly wrongCurrency: string;
  readonly deadSession: string;
  readonly banned: string;
  readonly providerBlocked: string;
  readonly unknownPlayer: string;
  readonly betAfterRollback: string;
  readonly rollbackOfUnknown: string;
  readonly rollbackOfPaid: string;
  readonly winWithoutBet: string;
  readonly winAboveCap: string;
  readonly forged: string;
  readonly badAmount: string;
  /** For a body that is no message at all, such as a form with U+0000 in it. (Default: `badAmount`) */
  readonly unreadable?: string;
  readonly badToken: string;
}

/** Driver of a provider's protocol for the suite, written apart from the adapter. */
export interface ProviderDriver {
  readonly name: string;
  readonly routeProvider: string;
  readonly exchangesToken: boolean;
  /** True when amounts are JSON tokens, false when they are form fields. */
  readonly speaksJson: boolean;
  /** The one entry that every call belongs to, for providers whose tables or races are no games of ours. */
  readonly lobby?: string;
  /** Type of its games. (Default: slots) */
  readonly casinoType?: 'slots' | 'sport';
  readonly words: ProviderWords;
  /** (Default: it promises no free bets) */
  readonly awards?: AwardsDriver;
  sign(message: WalletMessage, now: number): SignedCall;
  /** The provider's word in an answer. */
  wordOf(body: Record<string, unknown>): string;
  /** The balance in an answer, as decimal text; null when there is none. */
  balanceOf(body: Record<string, unknown>): string | null;
}

/** A JSON object of fields, and of tokens that it contains unchanged, so that an amount may be anything. */
export function jsonBody(
  fields: Readonly<Record<string, unknown>>,
  tokens: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
  const members = [...written, ...Object.entries(tokens)].map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.join(',')}}`;
}

/** A call that is proved over its path and bytes, as the providers with `signedBytes` send it. */
export function signedCall(
  provider: string,
  { proof, action, body, now }: { proof: SignedBytes; action: string | null; body: string; now: number },
): SignedCall {
  const key = { secret: developmentSecret(provider), path: action ?? '', now };
  const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    path: `/callbacks/${provider}${action === null ? '' : `/${action}`}`,
    headers: { 'content-type': type, ...proof.sign(Buffer.from(body), key) },
    body,
  };
}
