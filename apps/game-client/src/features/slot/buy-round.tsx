import { basisPointsOf, type SlotDefinition } from '@ordago/game-engines';
import { formatMoney, formatPercent } from '@ordago/i18n';
import { MoneyText, useLocale, useT } from '@ordago/i18n/react';
import type { Units } from '@ordago/kernel';
import { Button, Dialog, Facts } from '@ordago/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import type { PlaySession } from '../../shared/play-api.ts';
import { buyOffer, isBought } from './slot-round.ts';
import type { Slot } from './use-slot.ts';

/** Key that buys the free spins of a slot that sells them; the price is confirmed before it is staked. */
export function BuyRound(props: { definition: SlotDefinition; session: PlaySession; slot: Slot }) {
  const { definition, session, slot } = props;
  const t = useT('game');
  const [isAsking, setAsking] = useState(false);
  const { rounds, stake } = slot;
  const offer = buyOffer(definition, session.stakes, stake.amount);
  const { buy } = definition;
  if (buy === null || offer === null) return null;
  // A purchase that was not answered is repeated at once: it was confirmed already.
  const isRepeat = isBought(rounds.repeats);
  const isClosed = rounds.isBusy || !offer.isOpen || (rounds.repeats !== null && !isRepeat);
  const { currency } = session;
  return (
    <>
      <button
        type="button"
        className="stage-key slot-buy"
        disabled={isClosed}
        onClick={() => (isRepeat ? slot.buy() : setAsking(true))}
      >
        <span className="flex items-center gap-2 text-16 font-bold">
          <Gift size={18} aria-hidden="true" />
          {isRepeat ? t('slot.buyRepeat') : t('slot.buy', { count: buy.freeSpins })}
        </span>
        <span className="text-14 font-semibold">
          {offer.isOpen ? (
            <MoneyText amount={offer.price} currency={currency} />
          ) : (
            t('slot.buyUpTo', { stake: formatMoney(offer.stakeMost, currency) })
          )}
        </span>
      </button>
      {isAsking && (
        <ConfirmPurchase
          definition={definition}
          price={offer.price}
          stake={stake.amount}
          currency={currency}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            slot.buy();
          }}
        />
      )}
    </>
  );
}

interface ConfirmPurchaseProps {
  readonly definition: SlotDefinition;
  readonly price: Units;
  readonly stake: string;
  readonly currency: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function ConfirmPurchase({ definition, price, stake, currency, onClose, onConfirm }: ConfirmPurchaseProps) {
  const t = useT('game');
  const locale = useLocale();
  const { buy, scatter } = definition;
  const count = buy?.freeSpins ?? 0;
  const rtp = buy ? basisPointsOf(buy.declared.rtp) : 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('slot.buyTitle')}
      description={t('slot.buyText', { count, times: scatter?.freeSpinMultiplier ?? 1 })}
      closeLabel={t('slot.close')}
      footer={
        <div className="grid gap-2">
          <Button rank="primary" size="large" isFull onClick={onConfirm}>
            {t('slot.buyConfirm', { price: formatMoney(price, currency) })}
          </Button>
          <Button rank="text" isFull onClick={onClose}>
            {t('slot.buyCancel')}
          </Button>
        </div>
      }
    >
      <Facts
        facts={[
          { key: 'stake', label: t('stake'), value: <MoneyText amount={stake} currency={currency} /> },
          { key: 'spins', label: t('slot.spins'), value: count },
          { key: 'price', label: t('slot.price'), value: <MoneyText amount={price} currency={currency} /> },
          { key: 'return', label: t('slot.returnName'), value: formatPercent(rtp, locale) },
        ]}
      />
    </Dialog>
  );
}
