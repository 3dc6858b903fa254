import type { CaseFile, CaseView } from '../domain/case-file.ts';
import type { SupportUseCaseParts } from './parts.ts';

/** Reads the messages of cases; the order is theirs. */
export async function viewCases(
  { store }: Pick<SupportUseCaseParts, 'store'>,
  files: readonly CaseFile[],
): Promise<CaseView[]> {
  const steps = await store.steps(files.map(({ id }) => id));
  return files.map((file) => ({ file, steps: steps.get(file.id) ?? [] }));
}
