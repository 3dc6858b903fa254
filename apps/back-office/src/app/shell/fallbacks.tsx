import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { BrokenPage, MissingPage } from '@ordago/ui';
import { useRouter } from '@tanstack/react-router';
import { Link, PATHS } from '../../shared/paths.ts';

export function NotFound() {
  const t = useT('common');
  const home = (
    <Link to={PATHS.players} className="underline underline-offset-3">
      {t('page.backHome')}
    </Link>
  );
  return <MissingPage t={t} home={home} />;
}

/** The rest of the panel stays usable. */
export function Crashed() {
  const t = useT('common');
  const router = useRouter();
  const retry = (
    <Button variant="default" onClick={() => void router.invalidate()}>
      {t('action.retry')}
    </Button>
  );
  return <BrokenPage t={t} retry={retry} />;
}
