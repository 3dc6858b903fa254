import { CASH_OUT_SHARE } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { AmountField } from '@ordago/ui';
import type { CashOutQuote, SaleWish } from './cash-out-api.ts';
import './cash-out.css';

const STEPS = [25, 50, 75, 90] as const;

export interface PartFieldsProps {
  readonly part: SaleWish;
  readonly onChange: (part: SaleWish) => void;
  readonly quote: CashOutQuote | undefined;
  readonly currency: string;
}

/** Part of the bet that is sold: a slider, four usual shares, or a typed amount. */
export function PartFields({ part, onChange, quote, currency }: PartFieldsProps) {
  const t = useT('sportsbook');
  const share = 'share' in part ? part.share : shareOf(part.amount, quote?.whole);
  const { min, max } = CASH_OUT_SHARE;
  const bound = (percent: number) => formatMoney(partOf(quote?.whole, percent), currency);
  return (
    <div className="cash-out-part">
      <p className="cash-out-share tabular">
        <span>{t('cashOut.share.label')}</span>
        <strong>{share}&nbsp;%</strong>
      </p>
      <input
        type="range"
        className="share-slider"
        aria-label={t('cashOut.share.slider')}
        min={min}
        max={max}
        value={Math.min(max, Math.max(min, share))}
        style={
          { '--share': `${((Math.min(max, Math.max(min, share)) - min) / (max - min)) * 100}%` } as React.CSSProperties
        }
        onChange={(event) => onChange({ share: Number(event.target.value) })}
      />
      <div className="quick-shares">
        {STEPS.map((step) => (
          <button key={step} type="button" aria-pressed={share === step} onClick={() => onChange({ share: step })}>
            {step}&nbsp;%
          </button>
        ))}
      </div>
      <AmountField
        label={t('cashOut.share.amount')}
        currency={currency}
        value={'amount' in part ? part.amount : ''}
        placeholder={quote && 'share' in part ? quote.value : ''}
        hint={quote ? t('cashOut.share.amountRange', { min: bound(min), max: bound(max) }) : undefined}
        onChange={(amount) => onChange({ amount })}
      />
    </div>
  );
}

/** The share that an amount is of the whole, in whole per cents for the eye. */
function shareOf(amount: string, whole: string | undefined): number {
  const part = parseAmount(amount) ?? 0n;
  const all = parseAmount(whole ?? '0') ?? 0n;
  return all === 0n ? 0 : Number((part * 100n) / all);
}

/** A share of the whole value: the least is rounded up to the cent, so that it is never too little. */
function partOf(whole: string | undefined, percent: number): string {
  const cents = (parseAmount(whole ?? '0') ?? 0n) / 1_000n;
  const exact = cents * BigInt(percent);
  const rounded = percent === CASH_OUT_SHARE.min ? (exact + 99n) / 100n : exact / 100n;
  return formatAmount(rounded * 1_000n);
}
