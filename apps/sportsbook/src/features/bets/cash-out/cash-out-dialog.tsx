import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Button, Dialog } from '@ordago/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSellDialog } from '../../../shared/addresses/paths.ts';
import { BetCode } from '../../../shared/bets/bet-code.tsx';
import { CashOutRule } from './cash-out-rule.tsx';
import { CashOutSale, type Sold } from './cash-out-sale.tsx';
import './cash-out.css';

/** The sale of the bet that the address names (`?sell=`), among those that are shown. */
export function CashOutDialog({ bets }: { bets: readonly Bet[] }) {
  const { id, close } = useSellDialog();
  const listed = bets.find((bet) => bet.id === id && bet.payout === null);
  // A bet that was sold leaves the list; what was paid for it stays to be read.
  const [kept, setKept] = useState<{ readonly bet: Bet; readonly sold: Sold } | null>(null);
  if (kept && kept.bet.id !== id) setKept(null);
  const own = kept?.bet.id === id ? kept : null;
  const bet = own?.bet ?? listed;
  if (!bet) return null;
  return (
    <OpenDialog
      key={bet.id}
      bet={bet}
      sold={own?.sold ?? null}
      onSold={(sold) => setKept({ bet, sold })}
      onClose={close}
    />
  );
}

interface OpenDialogProps {
  readonly bet: Bet;
  readonly sold: Sold | null;
  readonly onSold: (sold: Sold) => void;
  readonly onClose: () => void;
}

function OpenDialog({ bet, sold, onSold, onClose }: OpenDialogProps) {
  const t = useT('sportsbook');
  const common = useT('common');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      closeLabel={common('action.close')}
      isBusy={isBusy}
      title={t(sold ? 'cashOut.done.title' : 'cashOut.title')}
      {...(sold
        ? {
            footer: (
              <Button isFull rank="primary" size="large" onClick={onClose}>
                {common('action.ok')}
              </Button>
            ),
          }
        : {})}
    >
      {sold ? (
        <p className="cash-out-done" role="status">
          <CircleCheck size={24} aria-hidden="true" />
          {t(sold.isWhole ? 'cashOut.done.whole' : 'cashOut.done.part', {
            amount: formatMoney(sold.value, bet.currency),
          })}
        </p>
      ) : (
        <div className="cash-out">
          <BetCode code={bet.code} />
          <CashOutSale bet={bet} onSold={onSold} onBusy={setIsBusy} />
          <CashOutRule bet={bet} />
        </div>
      )}
    </Dialog>
  );
}
