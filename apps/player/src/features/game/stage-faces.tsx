import type { ClosedReason } from '@ordago/catalogue-search';
import { useErrorText, useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result, Spinner } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { Link } from '@tanstack/react-router';
import { mayPass } from '../../shared/may-pass.ts';
import { PATHS } from '../../shared/paths.ts';

/** Reason why a game did not open, with the one action that helps. */
export function LaunchFace({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT('common');
  const tp = useT('player');
  const failureText = useFailureText();
  return (
    <Result
      face="error"
      suit="bastos"
      title={failureText(error)}
      action={
        mayPass(error) ? (
          <Button rank="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : (
          <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
            {tp('game.otherGames')}
          </Link>
        )
      }
    />
  );
}

/** A game that is closed to the reader: why, in the words of a refused launch, and where others are. It promises nothing. */
export function ClosedFace({ reason }: { reason: ClosedReason }) {
  const tp = useT('player');
  const errorText = useErrorText();
  return (
    <Result
      face="error"
      suit="bastos"
      title={errorText({ name: reason })}
      action={
        <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
          {tp('game.otherGames')}
        </Link>
      }
    />
  );
}

export function OpeningFace() {
  const t = useT('player');
  return (
    <p className="flex items-center gap-3 font-semibold" role="status">
      <Spinner size={22} />
      {t('game.opening')}
    </p>
  );
}

/** An address that no game has. */
export function NotFoundFace() {
  const t = useT('player');
  return (
    <Result
      face="empty"
      title={t('game.notFound')}
      action={
        <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
          {t('game.otherGames')}
        </Link>
      }
    />
  );
}

/** The catalogue did not arrive. */
export function FailedFace({ onRetry }: { onRetry: () => void }) {
  const t = useT('common');
  return (
    <Result face="error" title={t('state.error')} action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
      {t('state.errorHint')}
    </Result>
  );
}
