import { dismissLateResult, type StaffLateResult, settleLateResult } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog.tsx';

/** Decision about a late result before it is confirmed. */
export interface LateDecision {
  readonly late: StaffLateResult;
  readonly how: 'settle' | 'dismiss';
}

/** Least length of a reason, in characters. */
const REASON_MIN = 3;

/** Decides about a late result, with the reason that the audit keeps; answers the settlements, or null where nothing moves. */
export function useDecideLate(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ late: { event, version }, how, reason }: LateDecision & { readonly reason: string }) => {
      const call = { params: { event }, body: { version, reason } };
      if (how === 'settle') return api(settleLateResult, call);
      await api(dismissLateResult, call);
      return null;
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['feed', 'late'] }),
  });
}

export interface LateResultDialogProps {
  readonly asked: LateDecision;
  readonly decide: ReturnType<typeof useDecideLate>;
  readonly onClose: () => void;
}

/** Question before bets are settled by a result that came too late, or left as they are. */
export function LateResultDialog({ asked, decide, onClose }: LateResultDialogProps) {
  const t = useT('back-office');
  const { late, how } = asked;
  const result = late.score ?? t(`feed.late.status.${late.status}`);
  return (
    <ReasonDialog
      title={t(`feed.late.${how}Confirm`)}
      label={t('feed.late.reason')}
      lengthMin={REASON_MIN}
      action={t(`feed.late.${how}`)}
      call={decide}
      onConfirm={(reason) => decide.mutate({ ...asked, reason })}
      onClose={onClose}
    >
      <p>{t(`feed.late.${how}Text`, { name: late.name, result, count: late.bets })}</p>
    </ReasonDialog>
  );
}
