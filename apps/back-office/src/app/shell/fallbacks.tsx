import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { useRouter } from '@tanstack/react-router';
import { Link, PATHS } from '../../shared/paths.ts';

/** An address that the back office does not have. */
export function NotFound() {
  const t = useT('common');
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t('page.notFound')}
      action={
        <Link to={PATHS.players} className="underline underline-offset-3">
          {t('page.backHome')}
        </Link>
      }
    >
      {t('page.notFoundHint')}
    </Result>
  );
}

/** A page that broke, or whose script did not arrive. The rest of the panel stays usable. */
export function Crashed() {
  const t = useT('common');
  const router = useRouter();
  return (
    <Result
      face="error"
      suit="bastos"
      title={t('state.error')}
      action={
        <Button variant="default" onClick={() => void router.invalidate()}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
