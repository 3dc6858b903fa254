import { useT } from '@ordago/i18n/react';
import { BrokenPage, Button, buttonClass, MissingPage } from '@ordago/ui';
import { onConnection } from '@ordago/web-kit/connection';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageName } from '../../shared/page-name.ts';
import { PATHS } from '../../shared/paths.ts';

export function NotFound() {
  const t = useT('common');
  usePageName(t('page.notFound'));
  const home = (
    <Link to={PATHS.home} search={{ ct: 'slots' }} className={buttonClass({ rank: 'primary' })}>
      {t('page.backHome')}
    </Link>
  );
  return <MissingPage t={t} home={home} />;
}

export function Crashed() {
  const t = useT('common');
  const router = useRouter();
  useEffect(() => onConnection(({ isDown }) => void (isDown || router.invalidate())), [router]);
  return <BrokenPage t={t} retry={<Button onClick={() => router.invalidate()}>{t('action.retry')}</Button>} />;
}
