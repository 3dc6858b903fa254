import type { Currency, Instant, Refusal, Units } from '@ordago/kernel';
import type { Direction, Payee, PaymentDetails, PaymentReport } from '../domain/payment.ts';

export type { Direction, Payee, PaymentDetails, PaymentReport, ReportStatus } from '../domain/payment.ts';

/** A deposit that the gateway shall open. `reference` is our id and its idempotency key. */
export interface DepositOrder {
  readonly reference: string;
  readonly units: Units;
  readonly currency: Currency;
  readonly method: string;
  readonly cryptoType: string | null;
  readonly username: string;
  readonly fullName: string;
  readonly returnUrl: string;
  readonly language: 'es' | 'en' | 'pt';
}

/** A withdrawal that the gateway shall pay. `reference` is our id: however often it is sent, it is paid once. */
export interface PayoutOrder {
  readonly reference: string;
  readonly units: Units;
  readonly currency: Currency;
  readonly method: string;
  readonly username: string;
  readonly fullName: string;
  readonly payee: Payee;
}

/**
 * End of a call. `declined` is an explicit no: nothing was opened. `unreachable` is an unknown outcome: it may have
 * been opened, so it is asked for again and never counted as failed.
 */
export type GatewayOutcome<Done> =
  | ({ readonly outcome: 'done' } & Done)
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'unreachable'; readonly reason: string };

export type GatewayQuery =
  | { readonly outcome: 'found'; readonly report: PaymentReport }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unreachable'; readonly reason: string };

/** A message of the gateway as it came in. */
export interface GatewayMessage {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Buffer;
}

/** An authenticated event. The same `eventId` is the same event. */
export interface GatewayEvent {
  readonly eventId: string;
  readonly report: PaymentReport;
}

/** Port to the gateway that moves money in and out. */
export interface PaymentGateway {
  readonly name: string;
  /** Has the gateway open a deposit; the answer holds the address of its payment page. */
  openDeposit(order: DepositOrder): Promise<GatewayOutcome<{ report: PaymentReport; link: string }>>;
  /** Orders a payout at the gateway. `done` means that the gateway accepted the order; the report carries the status of the payout. */
  sendPayout(order: PayoutOrder): Promise<GatewayOutcome<{ report: PaymentReport }>>;
  /** Reads the state of the payment with our `reference`. */
  query(direction: Direction, reference: string): Promise<GatewayQuery>;
  /**
   * Verifies a message over its raw bytes, then reads it.
   * @refuses signature-invalid, timestamp-outside-window, payment-mismatch, malformed-input
   */
  readEvent(
    message: GatewayMessage,
    now: Instant,
  ): GatewayEvent | Refusal<'signature-invalid' | 'timestamp-outside-window' | 'payment-mismatch' | 'malformed-input'>;
}

/** Rules of a method for a receiver, beyond the form's own rules. */
export interface PaymentMethodRules {
  readonly name: string;
  /**
   * The receiver as it is stored and paid.
   * @refuses iban-invalid, wallet-address-invalid, crypto-type-unknown, memo-required
   */
  checkPayee(
    details: PaymentDetails,
  ): Payee | Refusal<'iban-invalid' | 'wallet-address-invalid' | 'crypto-type-unknown' | 'memo-required'>;
}
