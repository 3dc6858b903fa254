import { type CaseId, type Refusal, refuse } from '@ordago/kernel';
import { type CaseView, statusAfter } from '../domain/case-file.ts';
import { playerLineOf } from '../domain/case-line.ts';
import type { PlayerOrder, SupportUseCaseParts } from './parts.ts';
import { viewCases } from './view-cases.ts';

/**
 * Withdraws a case of the player's that waits.
 *
 * @refuses case-not-found, state-changed when it was decided meanwhile
 */
export async function withdrawCase(
  parts: Pick<SupportUseCaseParts, 'store' | 'audit'>,
  id: CaseId,
  { player, ip, now }: PlayerOrder,
): Promise<CaseView | Refusal<'case-not-found' | 'state-changed'>> {
  const done = await parts.store.act<'case-not-found' | 'state-changed'>(
    id,
    { act: 'withdraw', staff: null, body: null, at: now },
    {
      judge: ({ player: holder, status }) =>
        holder.id === player ? (statusAfter(status, 'withdraw') ?? 'state-changed') : 'case-not-found',
      noted: (tx, { subject, reason }) =>
        parts.audit.append(playerLineOf('withdrawn', { id, player, subject, reason, ip, now }), tx),
    },
  );
  if (done === null) return refuse('case-not-found');
  return typeof done === 'string' ? refuse(done) : ((await viewCases(parts, [done]))[0] as CaseView);
}
