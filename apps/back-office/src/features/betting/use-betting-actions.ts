import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** An action of the back office, its notice, and its undo. */
export interface BettingAction {
  readonly run: () => Promise<unknown>;
  /** Shown once it is done. */
  readonly notice: string;
  /** Absent where nobody knows what was before. */
  readonly back?: (() => Promise<unknown>) | undefined;
}

export interface BettingActions {
  /** Does it; answers whether it was done. */
  readonly act: (act: BettingAction) => Promise<boolean>;
  readonly isPending: boolean;
  readonly failure: unknown;
  /** Last act; an empty text when it was undone, null before the first. */
  readonly notice: string | null;
  /** Takes back what was done last. */
  readonly undo: (() => void) | null;
}

/**
 * Runs the actions of the back office: one at a time, with a notice, and undone on request. Every list of the back
 * office is read again.
 */
export function useBettingActions(): BettingActions {
  const queries = useQueryClient();
  const [last, setLast] = useState<Pick<BettingAction, 'notice' | 'back'> | null>(null);
  const mutation = useMutation({
    mutationFn: ({ run }: BettingAction) => run(),
    onSuccess: (_answer, { notice, back }) => setLast({ notice, back }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['betting'] }),
  });
  const act = (wanted: BettingAction) =>
    mutation.mutateAsync(wanted).then(
      () => true,
      // The failure is shown on the page.
      () => false,
    );
  const { back } = last ?? {};
  return {
    act,
    isPending: mutation.isPending,
    failure: mutation.error,
    notice: last?.notice ?? null,
    undo: back ? () => void act({ run: back, notice: '' }) : null,
  };
}
