import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { useBalance } from '../../shared/balance/balance.ts';
import { useBlocks } from '../../shared/blocks.ts';
import { PATHS } from '../../shared/paths.ts';

/** Returns true if the whole casino is closed to this player (specification 2, section 6). */
export function useIsCasinoClosed(): boolean {
  const isBlocked = useBlocks().isCasinoBlocked;
  return useBalance()?.is_casino_blocked ?? isBlocked;
}

/** In place of the games, for a player whose casino is closed. */
export function CasinoClosed() {
  const t = useT('player');
  return (
    <Result
      face="empty"
      suit="oros"
      title={t('lobby.closedTitle')}
      action={
        <Link to={PATHS.sport} className={buttonClass({ rank: 'secondary' })}>
          {t('lobby.closedAction')}
        </Link>
      }
    >
      {t('lobby.closedText')}
    </Result>
  );
}

/** The games did not arrive. */
export function CatalogueFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT('common');
  return (
    <Result face="error" title={t('state.error')} action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
      {t('state.errorHint')}
    </Result>
  );
}
