import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { parseAmount } from '@ordago/kernel';
import type { MenuItem } from '@ordago/ui';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDownToLine, ArrowUpFromLine, ChevronDown, Eye, EyeOff, WalletCards } from 'lucide-react';
import type { Balance } from '../../shared/balance/balance.ts';
import { useBalancePrivacy } from '../../shared/balance/balance-privacy.ts';
import { useShownBalance } from '../../shared/balance/shown-balance.ts';
import { LazyMenu } from '../../shared/lazy-menu.tsx';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { BalanceAmount } from './balance-amount.tsx';

/** The balance in the header; behind it both wallets by name, and what can be done with them. */
export function BalanceSelector() {
  const t = useT('common');
  const balance = useShownBalance();
  const items = useBalanceItems(balance);
  return (
    <LazyMenu
      trigger={
        <button type="button" className="balance-selector">
          <span className="grid min-w-0 text-left">
            {/* Where it has no place it is still heard: until the amount is there, it is all that names the button. */}
            <span className="sr-only text-11 leading-tight font-normal text-muted tablet:not-sr-only">
              {balance?.is_bonus_active ? t('account.bonusBalance') : t('account.mainBalance')}
            </span>
            <span className="text-14 leading-tight font-bold tablet:text-16">
              <BalanceAmount balance={balance} />
            </span>
          </span>
          <ChevronDown size={16} className="hidden flex-none text-muted tablet:block" aria-hidden="true" />
        </button>
      }
      items={items}
    />
  );
}

function useBalanceItems(balance: Balance | undefined): MenuItem[] {
  const t = useT('common');
  const modal = useModal();
  const navigate = useNavigate();
  const { player } = useSession();
  const { isHidden, toggle } = useBalancePrivacy();
  const mayPay = player !== null && player.parent_agent_id === null;
  const Icon = isHidden ? EyeOff : Eye;
  return [
    ...(balance && !isHidden ? walletItems(balance, t) : []),
    {
      key: 'hide',
      label: isHidden ? t('account.showBalance') : t('account.hideBalance'),
      icon: <Icon size={18} aria-hidden="true" />,
      onSelect: toggle,
    },
    ...(mayPay
      ? [
          {
            key: 'deposit',
            label: t('account.deposit'),
            icon: <ArrowDownToLine size={18} aria-hidden="true" />,
            onSelect: () => modal.open('deposit'),
          },
          {
            key: 'withdraw',
            label: t('account.withdraw'),
            icon: <ArrowUpFromLine size={18} aria-hidden="true" />,
            onSelect: () => modal.open('withdrawal'),
          },
        ]
      : []),
    {
      key: 'transactions',
      label: t('nav.transactions'),
      icon: <WalletCards size={18} aria-hidden="true" />,
      onSelect: () => void navigate({ to: PATHS.transactions }),
    },
  ];
}

/** Balances of the two wallets; the bonus wallet only while it is not empty. */
function walletItems(balance: Balance, t: ReturnType<typeof useT<'common'>>): MenuItem[] {
  const rows = [
    { key: 'main', name: t('account.mainBalance'), amount: balance.balance, isChosen: !balance.is_bonus_active },
  ];
  if ((parseAmount(balance.bonus_balance, { decimalsMax: 5 }) ?? 0n) > 0n) {
    rows.push({
      key: 'bonus',
      name: t('account.bonusBalance'),
      amount: balance.bonus_balance,
      isChosen: balance.is_bonus_active,
    });
  }
  return rows.map(({ key, name, amount, isChosen }) => ({
    key,
    isChosen,
    onSelect: () => undefined,
    label: (
      <span className="grid leading-tight">
        <span className="text-12 text-muted">{name}</span>
        <span className="font-bold tabular">{formatMoney(amount, balance.currency)}</span>
      </span>
    ),
  }));
}
