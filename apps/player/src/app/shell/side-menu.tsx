import { useT } from '@ordago/i18n/react';
import { classNames, IconButton, Wordmark } from '@ordago/ui';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { AccountBlock } from '../../features/balance/account-block.tsx';
import { PATHS } from '../../shared/paths.ts';
import { Nav } from './nav.tsx';
import { ThemeButton } from './theme-button.tsx';

/** At the foot of the menu: its flags are not what a page begins with. */
const LanguageMenu = lazy(() =>
  loadChunk(() => import('./language-menu.tsx')).then((it) => ({ default: it.LanguageMenu })),
);

/** The menu of a desktop: 240 px, or a rail of 72. */
export function SideMenu(props: { isRail: boolean; onToggle: () => void; isProfile: boolean; isGame: boolean }) {
  const t = useT('common');
  const { isRail, onToggle, isProfile, isGame } = props;
  const Toggle = isRail ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface desktop:flex print:hidden">
      <div
        className={classNames(
          'flex h-header flex-none items-center',
          isRail ? 'justify-center' : 'justify-between pr-3 pl-5',
        )}
      >
        {!isRail && <HomeLink />}
        <IconButton
          label={isRail ? t('shell.openMenu') : t('shell.closeMenu')}
          aria-expanded={!isRail}
          icon={<Toggle size={20} aria-hidden="true" />}
          onClick={onToggle}
        />
      </div>
      <MenuBody isRail={isRail} isProfile={isProfile} hasAccount={!isGame} />
    </aside>
  );
}

interface MenuBodyProps {
  isRail?: boolean;
  isProfile: boolean;
  /** Shows account and balance; beside a game the header has both. (Default: true) */
  hasAccount?: boolean;
  /** In the sheet a link takes the place of the sheet's own entry, so that Back does not open it again. */
  isOverPage?: boolean;
}

/** Account, places and settings: what the menu holds in either form. */
export function MenuBody({ isRail = false, isProfile, hasAccount = true, isOverPage = false }: MenuBodyProps) {
  return (
    <>
      <div className="no-scrollbar flex-1 overflow-auto px-3 pt-1 pb-4">
        {hasAccount && <AccountBlock isRail={isRail} />}
        <Nav isRail={isRail} isProfile={isProfile} isOverPage={isOverPage} />
      </div>
      <MenuFoot isRail={isRail} />
    </>
  );
}

function MenuFoot({ isRail }: { isRail: boolean }) {
  const t = useT('common');
  return (
    <div
      className={classNames(
        'grid flex-none gap-2 border-t border-line py-3 text-12 text-muted',
        isRail ? 'justify-items-center px-3' : 'px-5',
      )}
    >
      <div className={classNames('flex items-center', isRail ? 'flex-col gap-1' : 'justify-between')}>
        <Suspense fallback={<span className="h-9 pointer-coarse:h-touch" />}>
          <LanguageMenu isRail={isRail} />
        </Suspense>
        <ThemeButton size="small" />
      </div>
      <div className="flex items-center gap-2.5">
        <AgeMark />
        {!isRail && <span>{t('shell.betResponsibly')}</span>}
      </div>
    </div>
  );
}

/** The mark of the age gate. */
export function AgeMark({ size = 'small' }: { size?: 'small' | 'medium' }): ReactNode {
  const t = useT('common');
  return (
    <span
      role="img"
      aria-label={t('shell.adultsOnly')}
      className={classNames(
        'grid flex-none place-items-center rounded-pill border-2 border-current font-extrabold',
        size === 'small' ? 'size-7 text-[10px]' : 'size-8 text-11',
      )}
    >
      18+
    </span>
  );
}

/** The word mark leads home. */
export function HomeLink({ isOverPage = false }: { isOverPage?: boolean }) {
  return (
    <Link
      to={PATHS.home}
      search={{}}
      replace={isOverPage}
      className="inline-flex min-h-touch items-center rounded-control"
    >
      <Wordmark />
    </Link>
  );
}
