/** One wallet call, in words that every provider shares; a driver writes it in its provider's own. */
export interface WalletMessage {
  readonly action: 'bet' | 'win' | 'betwin' | 'rollback' | 'balance' | 'authenticate' | 'jackpot';
  readonly player: string;
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  readonly game: string;
  /** Decimal text, or the JSON token that stands in its place. */
  readonly amount: string;
  readonly win?: string;
  /** The transaction that a rollback takes back. */
  readonly target?: string;
  readonly currency: string;
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
  readonly badToken: string;
}

/** What the suite needs of a provider's protocol, written apart from the adapter. */
export interface ProviderDriver {
  readonly name: string;
  readonly routeProvider: string;
  readonly exchangesToken: boolean;
  /** True when amounts are JSON tokens, false when they are form fields. */
  readonly speaksJson: boolean;
  readonly words: ProviderWords;
  sign(message: WalletMessage, now: number): SignedCall;
  /** The provider's word in an answer. */
  wordOf(body: Record<string, unknown>): string;
  /** The balance in an answer, as decimal text; null when there is none. */
  balanceOf(body: Record<string, unknown>): string | null;
}
