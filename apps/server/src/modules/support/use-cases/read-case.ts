import { type CaseId, type Refusal, refuse } from '@ordago/kernel';
import type { CaseView } from '../domain/case-file.ts';
import type { SupportUseCaseParts } from './parts.ts';

/**
 * Reads a case with its messages, for staff.
 *
 * @refuses case-not-found
 */
export async function readCase(
  { store }: Pick<SupportUseCaseParts, 'store'>,
  id: CaseId,
): Promise<CaseView | Refusal<'case-not-found'>> {
  const file = await store.find(id);
  return file ? { file, steps: (await store.steps([id])).get(id) ?? [] } : refuse('case-not-found');
}
