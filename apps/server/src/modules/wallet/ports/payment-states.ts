/** State of a payment, in the words of the payments. */
export type PaymentState =
  | 'created'
  | 'processing'
  | 'blocked'
  | 'completed'
  | 'declined'
  | 'cancelled'
  | 'refunded'
  | 'failed';

/** Returns the present states of the payments that commands moved money of, by the number of the command. Others are missing. */
export type PaymentStates = (ops: readonly string[]) => Promise<ReadonlyMap<string, PaymentState>>;
