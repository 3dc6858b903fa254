import { useT } from '@ordago/i18n/react';
import { Avatar, Button, IconButton, Kbd, Skeleton } from '@ordago/ui';
import { useNavigate } from '@tanstack/react-router';
import { History, LogOut, Menu as MenuIcon, Plus, Search, UserRound, WalletCards } from 'lucide-react';
import { useEffect } from 'react';
import { BalanceSelector } from '../../features/balance/balance-selector.tsx';
import { LazyMenu } from '../../shared/lazy-menu.tsx';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { type SessionPlayer, useSession } from '../../shared/session.ts';
import { HomeLink } from './side-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The bar over every page: search, balance, deposit and the account. */
export function Header() {
  const t = useT('common');
  const { isKnown, player } = useSession();
  const modal = useModal();
  useSearchKey(() => modal.open('search'));
  return (
    <header className="site-header print:hidden">
      <span className="-ml-2 hidden tablet:block desktop:hidden">
        <IconButton
          label={t('shell.openMenu')}
          icon={<MenuIcon size={20} aria-hidden="true" />}
          onClick={() => modal.open('menu')}
        />
      </span>
      <span className="mr-auto desktop:hidden">
        <HomeLink />
      </span>
      <SearchField onOpen={() => modal.open('search')} />
      <span className="desktop:hidden">
        <IconButton
          label={t('nav.search')}
          icon={<Search size={20} aria-hidden="true" />}
          onClick={() => modal.open('search')}
        />
      </span>
      <span className="hidden flex-1 desktop:block" />
      {!isKnown && <Skeleton className="h-11 w-40 rounded-control" />}
      {isKnown && (player ? <PlayerTools player={player} /> : <GuestTools />)}
    </header>
  );
}

function SearchField({ onOpen }: { onOpen: () => void }) {
  const t = useT('player');
  return (
    <button type="button" className="search-field" aria-keyshortcuts="/" onClick={onOpen}>
      <Search size={20} className="flex-none" aria-hidden="true" />
      <span className="truncate">{t('lobby.searchPlaceholder')}</span>
      <span className="ml-auto" aria-hidden="true">
        <Kbd>/</Kbd>
      </span>
    </button>
  );
}

function GuestTools() {
  const t = useT('common');
  const modal = useModal();
  return (
    <>
      <span className="hidden tablet:inline-grid">
        <ThemeButton />
      </span>
      <Button className="px-3.5 tablet:px-4.5" onClick={() => modal.open('sign-in')}>
        {t('auth.login')}
      </Button>
      <Button rank="primary" className="px-3.5 tablet:px-4.5" onClick={() => modal.open('sign-up')}>
        {t('auth.register')}
      </Button>
    </>
  );
}

function PlayerTools({ player }: { player: SessionPlayer }) {
  const t = useT('common');
  const modal = useModal();
  return (
    <>
      <BalanceSelector />
      {player.parent_agent_id === null && (
        <Button
          rank="primary"
          className="px-3 tablet:px-4.5"
          aria-label={t('account.deposit')}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => modal.open('deposit')}
        >
          <span className="hidden tablet:inline">{t('account.deposit')}</span>
        </Button>
      )}
      <span className="hidden tablet:inline-grid">
        <ThemeButton />
      </span>
      <AccountMenu player={player} />
    </>
  );
}

function AccountMenu({ player }: { player: SessionPlayer }) {
  const t = useT('common');
  const modal = useModal();
  const navigate = useNavigate();
  const go = (to: typeof PATHS.changePassword | typeof PATHS.transactions | typeof PATHS.casinoHistory) => () =>
    void navigate({ to });
  return (
    <LazyMenu
      trigger={
        <button
          type="button"
          aria-label={`${t('nav.profile')}: ${player.username}`}
          className="hidden size-touch flex-none place-items-center rounded-pill tablet:grid"
        >
          <Avatar name={player.username} />
        </button>
      }
      items={[
        {
          key: 'edit',
          label: t('nav.editAccount'),
          icon: <UserRound size={18} aria-hidden="true" />,
          onSelect: go(PATHS.changePassword),
        },
        {
          key: 'transactions',
          label: t('nav.transactions'),
          icon: <WalletCards size={18} aria-hidden="true" />,
          onSelect: go(PATHS.transactions),
        },
        {
          key: 'games',
          label: t('nav.gameHistory'),
          icon: <History size={18} aria-hidden="true" />,
          onSelect: go(PATHS.casinoHistory),
        },
        {
          key: 'log-out',
          label: t('nav.logout'),
          icon: <LogOut size={18} aria-hidden="true" />,
          onSelect: () => modal.open('log-out'),
        },
      ]}
    />
  );
}

/** `/` opens the search from anywhere but a field or a dialog. */
function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
