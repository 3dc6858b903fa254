import type { PokerOutcome } from '@ordago/contracts/play';
import { MoneyText, useT } from '@ordago/i18n/react';

export interface PokerBetsProps {
  readonly outcome: PokerOutcome | null;
  /** Decimal text. */
  readonly ante: string;
  readonly currency: string;
}

/** The bets of a hand on the felt: stakes while it goes on, then what each of them is paid. */
export function PokerBets({ outcome, ante, currency }: PokerBetsProps) {
  const t = useT('game');
  const { stakes, payouts } = outcome ?? {};
  const hasBonus = payouts !== undefined && Number(payouts.bonus) > 0;
  const spots = [
    { label: t('poker.ante'), stake: ante, paid: payouts?.ante },
    { label: t('poker.second'), stake: stakes?.bet ?? '0.00', paid: payouts?.bet },
    ...(hasBonus ? [{ label: t('poker.bonus'), stake: '0.00', paid: payouts.bonus }] : []),
  ];
  return (
    <dl className="flex flex-wrap justify-center gap-2">
      {spots.map(({ label, stake, paid }) => (
        <div key={label} className="poker-spot" data-paid={paid !== undefined && Number(paid) > 0}>
          <dt className="text-12 opacity-85">{label}</dt>
          <dd className="tabular text-14 font-bold">
            {Number(stake) > 0 ? <MoneyText amount={stake} currency={currency} /> : '—'}
          </dd>
          {paid !== undefined && (
            <dd className="poker-paid tabular text-12 font-semibold">
              → <MoneyText amount={paid} currency={currency} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
