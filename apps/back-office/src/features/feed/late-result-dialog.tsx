import { Button, Modal, TextInput } from '@mantine/core';
import { dismissLateResult, type StaffLateResult, settleLateResult } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';

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
  const common = useT('common');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const { late, how } = asked;
  const result = late.score ?? t(`feed.late.status.${late.status}`);
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={<b className="text-16">{t(`feed.late.${how}Confirm`)}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <p className="mb-3 text-14">{t(`feed.late.${how}Text`, { name: late.name, result, count: late.bets })}</p>
      <TextInput
        className="mb-3"
        label={t('feed.late.reason')}
        value={typed}
        maxLength={200}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {decide.isError && (
        <div role="alert" className="mb-3">
          <Note tone="bad">{failureText(decide.error)}</Note>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button
          disabled={reason.length < REASON_MIN}
          loading={decide.isPending}
          onClick={() => decide.mutate({ ...asked, reason })}
        >
          {t(`feed.late.${how}`)}
        </Button>
      </div>
    </Modal>
  );
}
