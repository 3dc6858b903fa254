import { useT } from '@ordago/i18n/react';
import { Avatar, Button, classNames, IconButton, Skeleton } from '@ordago/ui';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff, LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useBalancePrivacy } from '../../shared/balance/balance-privacy.ts';
import { useShownBalance } from '../../shared/balance/shown-balance.ts';
import { useModal } from '../../shared/modal.ts';
import { type SessionPlayer, useSession } from '../../shared/session.ts';
import { BalanceAmount } from './balance-amount.tsx';

const CashbackLine = lazy(() =>
  loadChunk(() => import('./cashback-line.tsx')).then((it) => ({ default: it.CashbackLine })),
);
const WagerBar = lazy(() => loadChunk(() => import('./wager-bar.tsx')).then((it) => ({ default: it.WagerBar })));

/** Account and balance at the head of the menu; for guests, sign-in and sign-up. */
export function AccountBlock({ isRail = false }: { isRail?: boolean }) {
  const { isKnown, player } = useSession();
  if (!isKnown) return <Skeleton className={classNames('mb-3 rounded-card', isRail ? 'h-11' : 'h-[104px]')} />;
  if (!player) return <GuestBlock isRail={isRail} />;
  return isRail ? <RailBlock player={player} /> : <PlayerBlock player={player} />;
}

function PlayerBlock({ player }: { player: SessionPlayer }) {
  const t = useT('common');
  const { isHidden, toggle } = useBalancePrivacy();
  const balance = useShownBalance();
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <section aria-label={t('nav.profile')} className="mb-3 grid gap-2.5 rounded-card border border-line bg-raised p-3">
      <div className="flex items-center gap-2">
        <Avatar name={player.username} size="small" />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate text-14 font-semibold">{player.username}</p>
          <p className="text-12 text-faint tabular">
            {t('account.id')} {player.id}
          </p>
        </div>
        <IconButton
          size="small"
          label={isHidden ? t('account.showBalance') : t('account.hideBalance')}
          icon={<Icon size={18} aria-hidden="true" />}
          onClick={toggle}
        />
      </div>
      <p className="text-20 font-extrabold tracking-[-.02em]">
        <BalanceAmount balance={balance} />
      </p>
      {balance && (
        <Suspense fallback={null}>
          <CashbackLine balance={balance} />
          <WagerBar currency={balance.currency} />
        </Suspense>
      )}
      {player.parent_agent_id === null && <MoneyButtons />}
    </section>
  );
}

function MoneyButtons() {
  const t = useT('common');
  const modal = useModal();
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        rank="primary"
        className="px-1! text-13! [&>span]:gap-1.5"
        icon={<ArrowDownToLine size={16} aria-hidden="true" />}
        onClick={() => modal.open('deposit')}
      >
        {t('account.deposit')}
      </Button>
      <Button
        className="px-1! text-13! [&>span]:gap-1.5"
        icon={<ArrowUpFromLine size={16} aria-hidden="true" />}
        onClick={() => modal.open('withdrawal')}
      >
        {t('account.withdraw')}
      </Button>
    </div>
  );
}

function RailBlock({ player }: { player: SessionPlayer }) {
  const t = useT('common');
  const modal = useModal();
  if (player.parent_agent_id !== null) return null;
  return (
    <div className="mb-3 grid justify-items-center gap-1">
      <IconButton
        className="bg-brand-fill text-on-brand hover:bg-brand-press hover:text-on-brand"
        label={t('account.deposit')}
        title={t('account.deposit')}
        icon={<ArrowDownToLine size={20} aria-hidden="true" />}
        onClick={() => modal.open('deposit')}
      />
      <IconButton
        label={t('account.withdraw')}
        title={t('account.withdraw')}
        icon={<ArrowUpFromLine size={20} aria-hidden="true" />}
        onClick={() => modal.open('withdrawal')}
      />
    </div>
  );
}

function GuestBlock({ isRail }: { isRail: boolean }) {
  const t = useT('common');
  const modal = useModal();
  if (isRail) {
    return (
      <IconButton
        className="mb-3 ml-0.5"
        label={t('auth.login')}
        title={t('auth.login')}
        icon={<LogIn size={20} aria-hidden="true" />}
        onClick={() => modal.open('sign-in')}
      />
    );
  }
  return (
    <section aria-label={t('nav.profile')} className="mb-3 grid gap-2 rounded-card border border-line bg-raised p-3">
      <p className="text-14 text-muted">{t('brand.tagline')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button className="px-1! text-13! [&>span]:gap-1.5" onClick={() => modal.open('sign-in')}>
          {t('auth.login')}
        </Button>
        <Button rank="primary" className="px-1! text-13! [&>span]:gap-1.5" onClick={() => modal.open('sign-up')}>
          {t('auth.register')}
        </Button>
      </div>
    </section>
  );
}
