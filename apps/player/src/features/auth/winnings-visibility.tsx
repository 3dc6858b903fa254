import { readWinningsVisibility, setWinningsVisibility } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, Note, SkeletonText, Switch } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

const KEY = ['winnings-visibility'] as const;

/** Switch of the player's presence in the public lists of winnings. Shown at once, reverted by a refusal. */
export function WinningsVisibility() {
  const t = useT('player');
  const tc = useT('common');
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api(readWinningsVisibility, { signal }),
  });
  const change = useChange();
  return (
    <section className="grid gap-4.5 rounded-card border border-line bg-surface p-4 tablet:p-6">
      <h2 className="text-20 font-bold tracking-[-.015em]">{t('privacy.title')}</h2>
      {!data && !isError && <SkeletonText />}
      {!data && isError && (
        <Note tone="bad">
          {tc('state.error')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {tc('action.retry')}
          </Button>
        </Note>
      )}
      {data && (
        <Switch
          label={t('privacy.showWinnings')}
          hint={t('privacy.showWinningsHint')}
          isOn={change.isPending ? change.variables : data.shown}
          isBusy={change.isPending}
          onChange={(shown) => change.mutate(shown)}
        />
      )}
    </section>
  );
}

function useChange() {
  const client = useQueryClient();
  const t = useT('player');
  const failureText = useFailureText();
  return useMutation({
    mutationFn: (shown: boolean) => api(setWinningsVisibility, { body: { shown } }),
    onSuccess: (answer) => {
      client.setQueryData(KEY, answer);
      void client.invalidateQueries({ queryKey: ['winnings'] });
      notify(t(answer.shown ? 'privacy.shown' : 'privacy.hidden'), { id: 'privacy' });
    },
    onError: (failure) => notify(failureText(failure), { kind: 'error', id: 'privacy' }),
  });
}
