import type { QueueName } from './nav-entries.ts';

/** How many wait in a queue; 0 for what is none. */
export function useWaiting(_queue: QueueName | null): number {
  return 0;
}
