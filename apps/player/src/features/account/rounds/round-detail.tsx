import { formatAmountText } from '@ordago/i18n';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { Facts, IconButton, toast } from '@ordago/ui';
import { Copy, X } from 'lucide-react';
import type { Round } from '../api/histories.ts';
import { SignedMoney } from '../signed-money.tsx';
import { GameThumb, useRoundGame } from './game-thumb.tsx';
import { RoundCase } from './round-case.tsx';
import { outcomeOf } from './round-numbers.ts';
import { RoundProof } from './round-proof.tsx';
import { OutcomePill } from './round-table.tsx';
import '../account.css';

/** Everything about one round. The close button is shown here only where no dialog has its own. */
export function RoundDetail(props: { round: Round; currency: string; onClose: (() => void) | undefined }) {
  const t = useT('common');
  const { round, currency, onClose } = props;
  const game = useRoundGame(round);
  return (
    <div className="grid gap-4">
      <div className="flex gap-3.5">
        <GameThumb round={round} className="h-22 w-[66px] rounded-[8px]" />
        <div className="grid min-w-0 flex-1 content-start justify-items-start gap-1">
          {onClose && <b className="leading-tight">{round.game_name}</b>}
          <span className="text-12 text-muted">{game?.provider ?? round.provider}</span>
          <OutcomePill outcome={outcomeOf(round)} />
        </div>
        {onClose && (
          <IconButton
            className="-mt-2 -mr-2.5"
            label={t('action.close')}
            icon={<X size={20} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </div>
      <p className="text-24 font-extrabold tracking-[-.03em]">
        <SignedMoney amount={round.amount} currency={currency} />
      </p>
      <RoundFacts round={round} currency={currency} />
      <RoundProof round={round} currency={currency} />
      <RoundCase key={round.transfer_id} round={round.transfer_id} />
    </div>
  );
}

const GAME_TYPES = ['slots', 'tables', 'live', 'virtual'] as const;

function RoundFacts({ round, currency }: { round: Round; currency: string }) {
  const t = useT('common');
  const tp = useT('player');
  const typeText = (type: string) => {
    const known = GAME_TYPES.find((one) => one === type);
    return known ? tp(`history.types.${known}`) : type;
  };
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const copy = async () => {
    await navigator.clipboard.writeText(round.transfer_id);
    toast(t('action.copied'), { kind: 'success', id: 'copied' });
  };
  const isDecided = outcomeOf(round) !== 'open';
  return (
    <Facts
      facts={[
        { key: 'type', label: tp('history.gameType'), value: typeText(round.game_type) },
        { key: 'stake', label: tp('history.stake'), value: money(round.bet_amount) },
        { key: 'payout', label: tp('history.payout'), value: money(round.payout) },
        ...(isDecided
          ? [{ key: 'multiplier', label: tp('history.multiplier'), value: `×${formatAmountText(round.multiplier)}` }]
          : []),
        {
          key: 'running',
          label: tp('history.runningNet'),
          value: <SignedMoney amount={round.running_net} currency={currency} />,
        },
        { key: 'before', label: tp('history.balanceBefore'), value: money(round.balance_before) },
        { key: 'after', label: tp('history.balanceAfter'), value: money(round.balance_after) },
        { key: 'date', label: tp('history.date'), value: <DateText at={round.date} /> },
        {
          key: 'id',
          label: tp('history.transferId'),
          value: (
            <button type="button" className="copy-text" onClick={() => void copy()}>
              <span className="min-w-0 truncate">{round.transfer_id}</span>
              <Copy size={14} className="flex-none" aria-hidden="true" />
              <span className="sr-only">{t('action.copy')}</span>
            </button>
          ),
        },
      ]}
    />
  );
}
