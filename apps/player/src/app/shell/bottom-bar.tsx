import { useT } from '@ordago/i18n/react';
import { classNames, Suit } from '@ordago/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { Menu, TicketCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useModal } from '../../shared/modal.ts';
import { isUnder, PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { useSlipCount } from '../../shared/slip-count.ts';

/** The slip of the betting frame. */
const SLIP = `${PATHS.sport}/slip`;

/** The five places of a phone, under the thumb. */
export function BottomBar() {
  const t = useT('common');
  const modal = useModal();
  const { player } = useSession();
  const count = useSlipCount((slip) => slip.count);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isSport = isUnder(PATHS.sport, pathname);
  const isSlip = pathname === SLIP;
  return (
    <nav aria-label={t('shell.bottomBar')} className="bottom-bar print:hidden">
      <button type="button" className="bottom-item" aria-haspopup="dialog" onClick={() => modal.open('menu')}>
        <Menu size={24} strokeWidth={1.9} aria-hidden="true" />
        {t('action.menu')}
      </button>
      <Place to={PATHS.home} isCurrent={pathname.startsWith(PATHS.home)} icon={<Suit name="oros" size={24} />}>
        {t('nav.casino')}
      </Place>
      <Place to={PATHS.sport} isCurrent={isSport && !isSlip} icon={<Suit name="espadas" size={24} />}>
        {t('nav.sport')}
      </Place>
      <Link
        to={PATHS.sportPlace}
        params={{ _splat: 'slip' }}
        aria-current={isSlip ? 'page' : undefined}
        className="bottom-item"
      >
        <TicketCheck size={24} strokeWidth={1.9} aria-hidden="true" />
        {count > 0 && <span className="bottom-count tabular">{count}</span>}
        {t('nav.betSlip')}
      </Link>
      {player ? (
        <Place
          to={PATHS.profile}
          isCurrent={pathname.startsWith(PATHS.profile)}
          icon={<UserRound size={24} strokeWidth={1.9} aria-hidden="true" />}
        >
          {t('shell.profileShort')}
        </Place>
      ) : (
        <button type="button" className="bottom-item" aria-haspopup="dialog" onClick={() => modal.open('sign-in')}>
          <UserRound size={24} strokeWidth={1.9} aria-hidden="true" />
          {t('auth.login')}
        </button>
      )}
    </nav>
  );
}

interface PlaceProps {
  to: typeof PATHS.home | typeof PATHS.sport | typeof PATHS.profile;
  isCurrent: boolean;
  icon: ReactNode;
  children: ReactNode;
}

function Place({ to, isCurrent, icon, children }: PlaceProps) {
  return (
    <Link to={to} search={{}} aria-current={isCurrent ? 'page' : undefined} className={classNames('bottom-item')}>
      {icon}
      {children}
    </Link>
  );
}
