import type { OutcomeMessage } from '../../shared/domain/feed-message.ts';

/** Late result that staff decide about, as they saw it, and their reason. */
export interface LateChoice {
  readonly event: string;
  readonly version: string;
  readonly reason: string;
}

/** Contest with the result that came after its window. */
export interface ReportedLate {
  readonly event: string;
  readonly name: string;
  readonly bets: number;
  readonly message: OutcomeMessage;
}

/** Returns the details of a decision about a late result in the audit. */
export function detailsOfLate(
  { event, name, bets, message }: ReportedLate,
  reason: string,
): Readonly<Record<string, string | number | null>> {
  return { event, name, ...summaryOf(message), bets, reason };
}

/** Returns the status of a contest and its score, as they are reported. */
export function summaryOf(message: OutcomeMessage) {
  switch (message.kind) {
    case 'result':
      return { status: 'completed', score: `${message.home}:${message.away}` } as const;
    case 'record': {
      const { record } = message;
      const score = record.sort === 'match' && record.score ? `${record.score.home}:${record.score.away}` : null;
      return { status: record.status, score } as const;
    }
    case 'status':
      return { status: message.status, score: null } as const;
  }
}
