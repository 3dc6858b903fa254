import { useT } from '@ordago/i18n/react';
import { classNames, Suit } from '@ordago/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useBlocks } from '../../shared/blocks.ts';
import { useModal } from '../../shared/modal.ts';
import { useSession } from '../../shared/session.ts';
import { isCurrentItem, type NavBlock, type NavItem, navBlocksFor } from './nav-items.ts';

/** The places of the site. On the rail only their icons show; the names stay for screen readers and as tips. */
export function Nav({ isRail, isProfile, isOverPage }: { isRail: boolean; isProfile: boolean; isOverPage: boolean }) {
  const t = useT('common');
  const { player } = useSession();
  const blocks = useBlocks();
  const modal = useModal();
  const isAccount = isProfile && player !== null;
  return (
    <nav aria-label={t('a11y.mainMenu')} className="grid">
      {navBlocksFor({ isSignedIn: player !== null, isProfile: isAccount, blocks }).map((block) => (
        <NavBlockList key={block.key} block={block} isRail={isRail} isOverPage={isOverPage} />
      ))}
      {isAccount && (
        <button
          type="button"
          className={itemClass(isRail)}
          title={isRail ? t('nav.logout') : undefined}
          onClick={() => modal.open('log-out')}
        >
          <LogOut size={20} className="flex-none" aria-hidden="true" />
          <span className={isRail ? 'sr-only' : 'truncate'}>{t('nav.logout')}</span>
        </button>
      )}
    </nav>
  );
}

interface InMenu {
  isRail: boolean;
  isOverPage: boolean;
}

function NavBlockList({ block, isRail, isOverPage }: InMenu & { block: NavBlock }) {
  const t = useT('common');
  return (
    <div>
      {block.title && (
        <h2
          className={
            isRail
              ? 'mx-3 my-2 h-px bg-line text-transparent'
              : 'flex items-center gap-1.5 px-2 pt-3.5 pb-1 text-12 font-semibold text-faint'
          }
        >
          {block.suit && !isRail && <Suit name={block.suit} size={11} className="text-brand" />}
          <span className={isRail ? 'sr-only' : undefined}>{t(block.title)}</span>
        </h2>
      )}
      <ul>
        {block.items.map((item) => (
          <li key={item.word}>
            <NavLink item={item} isRail={isRail} isOverPage={isOverPage} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavLink({ item, isRail, isOverPage }: InMenu & { item: NavItem }) {
  const t = useT('common');
  const isCurrent = useRouterState({
    select: ({ location }) => isCurrentItem(item, { pathname: location.pathname, search: location.search }),
  });
  const Icon = item.icon;
  return (
    <Link
      to={item.to as '/casino'}
      search={item.search ?? {}}
      replace={isOverPage}
      aria-current={isCurrent ? 'page' : undefined}
      title={isRail ? t(item.word) : undefined}
      className={classNames(itemClass(isRail), isCurrent && 'nav-current')}
    >
      <Icon size={20} strokeWidth={1.9} className="flex-none" aria-hidden="true" />
      <span className={isRail ? 'sr-only' : 'truncate'}>{t(item.word)}</span>
    </Link>
  );
}

function itemClass(isRail: boolean): string {
  return classNames('nav-item', isRail && 'nav-item-rail');
}
