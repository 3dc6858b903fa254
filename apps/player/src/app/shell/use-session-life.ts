import { useT } from '@ordago/i18n/react';
import { openPush } from '@ordago/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyPushedBalance, BALANCE_POLL_MS, balanceQuery } from '../../shared/balance/balance.ts';
import { notify } from '../../shared/notify.ts';
import { dropSession, onSignedOut, signedOutReason, useSession } from '../../shared/session.ts';

/**
 * Keeps the session current while the page is open: the balance comes by push, with the poll beside it, and a player
 * who is banned or unknown to the server is signed out with a sentence (specification 1, section 4).
 */
export function useSessionLife(): void {
  const t = useT('common');
  const tp = useT('player');
  const { player } = useSession();
  const playerId = player?.id ?? null;
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...balanceQuery,
    enabled: playerId !== null,
    refetchInterval: BALANCE_POLL_MS,
  });

  useEffect(() => {
    if (playerId === null) return;
    const topic = `player:${playerId}`;
    const push = openPush({
      onUpdate: (update) => {
        if (update.topic !== topic) return;
        if (update.value.kind === 'balance') applyPushedBalance(update.value);
        if (update.value.kind !== 'case') return;
        void queries.invalidateQueries({ queryKey: ['cases'] });
        notify(tp('success.caseAnswered'), { kind: 'success', id: 'case' });
      },
    });
    return () => push.close();
  }, [playerId, queries, tp]);

  const isBanned = data?.is_banned === true;
  useEffect(() => {
    const reason = isBanned ? 'banned' : signedOutReason(error);
    if (playerId !== null && reason !== null) dropSession(reason);
  }, [isBanned, error, playerId]);

  useEffect(
    () =>
      onSignedOut((reason) => {
        const sentence = reason === 'banned' ? t('guest.banned') : t('state.sessionExpired');
        notify(sentence, { kind: 'error', id: 'signed-out' });
      }),
    [t],
  );
}
