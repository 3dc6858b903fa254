import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { parseAmount, type Units } from '@ordago/kernel';
import { Button, Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RulesLink } from '../../../shared/addresses/rules-link.tsx';
import { announce } from '../../../shared/controls/announcer.tsx';
import { Choice } from '../../../shared/controls/choice.tsx';
import { takeBalance } from '../../../shared/player/account.ts';
import { acceptQuote, type CashOutQuote, reloadBets, type SaleWish, useQuote } from './cash-out-api.ts';
import { CashOutChart } from './cash-out-chart.tsx';
import { PartFields } from './part-fields.tsx';
import '../../../shared/bets/sums.css';
import './cash-out.css';

/** Price of a sale. */
export interface Sold {
  readonly value: string;
  readonly isWhole: boolean;
}

/** Time for which the button waits after a value has changed, so that no click was meant for another value. */
const HOLD_MS = 800;
const ASK_AFTER_MS = 200;

/** The current offer, the part of the bet that is sold, the part that stays in play, and the button with the payout. */
export function CashOutSale({
  bet,
  onSold,
  onBusy,
}: {
  bet: Bet;
  onSold: (sold: Sold) => void;
  onBusy: (isBusy: boolean) => void;
}) {
  const t = useT('sportsbook');
  const [part, setPart] = useState<SaleWish>({ share: 50 });
  const [isWhole, setIsWhole] = useState(true);
  const wish = useSettled<SaleWish>(isWhole ? WHOLE : part, ASK_AFTER_MS);
  const quote = useQuote(bet.id, isEmpty(wish) ? null : wish);
  const offered = isEmpty(wish) ? undefined : quote.data;
  const isCurrent = !quote.isPlaceholderData && wish === (isWhole ? WHOLE : part) && !quote.isError;
  const onSale = isCurrent ? offered : undefined;
  const change = useChange(quote.isPlaceholderData ? undefined : offered?.value, wish);
  const write = (amount: string | Units) => formatMoney(amount, bet.currency);
  const selling = useMutation({
    mutationFn: (text: string) => acceptQuote(bet.id, text),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: ({ value, balance, version, bet: after }) => {
      takeBalance({ balance, version });
      reloadBets();
      announce(t('cashOut.done.title'));
      onSold({ value, isWhole: after.status === 'cashed-out' });
    },
    // The new value is shown, and must be confirmed on its own.
    onError: () => void quote.refetch(),
  });
  const failure = selling.error ?? quote.error;
  return (
    <>
      <Offer bet={bet} whole={offered?.whole} />
      <CashOutChart bet={bet} now={quote.dataUpdatedAt || Date.now()} whole={offered?.whole} />
      <Choice
        label={t('cashOut.share.label')}
        value={isWhole ? 'whole' : 'part'}
        options={[
          { value: 'whole', label: t('cashOut.share.whole') },
          { value: 'part', label: t('cashOut.share.part') },
        ]}
        onChange={(value) => {
          selling.reset();
          setIsWhole(value === 'whole');
        }}
      />
      {!isWhole && (
        <>
          <PartFields part={part} onChange={setPart} quote={offered} currency={bet.currency} />
          {offered && <Rest bet={bet} quote={offered} />}
        </>
      )}
      <SaleNote failure={failure} hasChanged={change.hasChanged} />
      <Button
        isFull
        rank="primary"
        size="large"
        isBusy={selling.isPending}
        disabled={!onSale || change.isHeld}
        onClick={() => onSale && selling.mutate(onSale.quote)}
      >
        {onSale ? t('cashOut.sell', { amount: write(onSale.value) }) : t('cashOut.waiting')}
      </Button>
      <p className="cash-out-hint">
        {t('cashOut.hint')} <RulesLink section="cash-out">{t('rules.cashOut')}</RulesLink>
      </p>
    </>
  );
}

/** Reason why the sale failed, or a note that the value has changed. */
function SaleNote({ failure, hasChanged }: { failure: Error | null; hasChanged: boolean }) {
  const t = useT('sportsbook');
  const failureText = useFailureText();
  if (failure) return <Note tone="bad">{failureText(failure)}</Note>;
  return hasChanged ? <Note tone="warn">{t('cashOut.changed')}</Note> : null;
}

const WHOLE: SaleWish = { share: 100 };

/** An amount field that nothing was typed into yet asks for nothing. */
function isEmpty(wish: SaleWish): boolean {
  return 'amount' in wish && (parseAmount(wish.amount) ?? 0n) === 0n;
}

function Offer({ bet, whole }: { bet: Bet; whole: string | undefined }) {
  const t = useT('sportsbook');
  return (
    <div className="cash-out-offer">
      <p className="cash-out-now">{t('cashOut.now')}</p>
      <p className="cash-out-value tabular">
        {whole === undefined ? '…' : <MoneyText amount={whole} currency={bet.currency} />}
      </p>
      {whole !== undefined && <Gain whole={whole} stake={bet.rest_stake} currency={bet.currency} />}
    </div>
  );
}

/** Remaining part once a part is sold. */
function Rest({ bet, quote }: { bet: Bet; quote: CashOutQuote }) {
  const t = useT('sportsbook');
  const stake = formatMoney(quote.rest_stake, bet.currency);
  return (
    <dl className="sums cash-out-rest">
      <div>
        <dt>{t('cashOut.rest.stake')}</dt>
        <dd>{t('cashOut.rest.stakeAt', { stake, odds: bet.odds })}</dd>
      </div>
      <div>
        <dt>{t('cashOut.rest.payout')}</dt>
        <dd>
          <MoneyText amount={quote.rest_potential_payout} currency={bet.currency} />
        </dd>
      </div>
    </dl>
  );
}

function Gain({ whole, stake, currency }: { whole: string; stake: string; currency: string }) {
  const t = useT('sportsbook');
  const gain = (parseAmount(whole, { decimalsMax: 5 }) ?? 0n) - (parseAmount(stake, { decimalsMax: 5 }) ?? 0n);
  if (gain === 0n) return <p className="cash-out-gain">{t('cashOut.even')}</p>;
  const amount = formatMoney(gain > 0n ? gain : -gain, currency);
  return <p className="cash-out-gain">{t(gain > 0n ? 'cashOut.gain' : 'cashOut.loss', { amount })}</p>;
}

/** A value once it has stopped changing: a dragged slider sends one request. */
function useSettled<T>(value: T, waitMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}

/** Returns how the value of the same request changed while it was shown, and whether that was just now. */
function useChange(value: string | undefined, wish: SaleWish): { hasChanged: boolean; isHeld: boolean } {
  const [seen, setSeen] = useState({ value, wish, hasChanged: false, isHeld: false });
  if (value !== undefined && (seen.value !== value || seen.wish !== wish)) {
    const isChange = seen.wish === wish && seen.value !== undefined;
    setSeen({ value, wish, hasChanged: isChange, isHeld: isChange });
  }
  useEffect(() => {
    if (!seen.isHeld) return;
    const timer = setTimeout(() => setSeen((known) => ({ ...known, isHeld: false })), HOLD_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen;
}
