/** Interval at which queues are read again, until they are pushed. */
export const POLL_MS = 10_000;
