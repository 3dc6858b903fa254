import {
  listDepositsToReview,
  listNotices,
  listParkedEvents,
  listParkedWins,
  listStaffWithdrawals,
} from '@ordago/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { POLL_MS } from '../../shared/poll.ts';
import type { QueueName } from './nav-entries.ts';

const COUNTS: Readonly<Record<QueueName, (signal: AbortSignal) => Promise<number>>> = {
  withdrawals: async (signal) =>
    (await api(listStaffWithdrawals, { query: { status: 'waiting', count: 1 }, signal })).count,
  deposits: async (signal) => (await api(listDepositsToReview, { query: { count: 1 }, signal })).count,
  // Only these wait for a person.
  'parked-wins': async (signal) =>
    (await api(listParkedWins, { query: { reason: 'win-above-cap', count: 1 }, signal })).count,
  notices: async (signal) => (await api(listNotices, { query: { count: 1 }, signal })).count,
  'parked-events': async (signal) =>
    (await api(listParkedEvents, { query: { state: 'waiting', count: 1 }, signal })).count,
};

/** Number of waiting entries of a queue; 0 for null. */
export function useWaiting(queue: QueueName | null): number {
  const { data } = useQuery({
    queryKey: [queue ?? 'none', 'waiting-count'],
    queryFn: ({ signal }) => (queue === null ? 0 : COUNTS[queue](signal)),
    enabled: queue !== null,
    refetchInterval: POLL_MS,
  });
  return data ?? 0;
}
