import { Button } from '@mantine/core';
import { closeWithdrawalReview } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { CloseReview } from '../../shared/review/close-review.tsx';
import type { Withdrawal } from './api/list-withdrawals.ts';

/** Mark of a withdrawal for a person, with the way to close it once it has ended. */
export function ReviewPanel({ withdrawal, onClosed }: { withdrawal: Withdrawal; onClosed: () => void }) {
  const t = useT('back-office');
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const close = useMutation({
    mutationFn: (reason: string) => api(closeWithdrawalReview, { params: { id: withdrawal.id }, body: { reason } }),
    onSuccess: () => {
      setIsAsking(false);
      onClosed();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  if (!withdrawal.needs_review) return null;
  const hasEnded = ['completed', 'declined', 'cancelled'].includes(withdrawal.status);
  return (
    <section className="card grid gap-3 p-4" aria-label={t('review.title')}>
      <h2 className="text-14 font-semibold">{t('review.title')}</h2>
      <Note tone="warn">{t(hasEnded ? 'review.contradicted' : 'review.undecided')}</Note>
      {withdrawal.may_close && (
        <Button fullWidth variant="default" onClick={() => setIsAsking(true)}>
          {t('review.close')}
        </Button>
      )}
      {isAsking && (
        <CloseReview
          name={withdrawal.username}
          call={close}
          onConfirm={close.mutate}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
