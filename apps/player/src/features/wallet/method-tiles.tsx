import type { PaymentMethodName, PaymentMethodRow } from '@ordago/contracts';
import { formatAmountText } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { OptionTile } from '@ordago/ui';
import { MethodMark } from './method-mark.tsx';
import type { Direction } from './wallet-draft.ts';

export interface MethodTilesProps {
  readonly methods: readonly PaymentMethodRow[];
  readonly direction: Direction;
  readonly chosen: PaymentMethodName;
  readonly onChoose: (name: PaymentMethodName) => void;
}

/** The methods that are on, each with its limits, what it costs and how long it takes. */
export function MethodTiles({ methods, direction, chosen, onChoose }: MethodTilesProps) {
  const t = useT('player');
  return (
    <fieldset>
      <legend className="sr-only">{t('wallet.deposit.method')}</legend>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
        {methods.map((method) => {
          const { limits, time } = method[direction];
          return (
            <OptionTile
              key={method.name}
              name="payment-method"
              value={method.name}
              isChosen={method.name === chosen}
              onChoose={() => onChoose(method.name)}
              title={t(`wallet.method.${method.name}`)}
              mark={<MethodMark name={method.name} />}
              lines={[
                limits &&
                  t('wallet.limits', { min: shortAmount(limits.min_amount), max: shortAmount(limits.max_amount) }),
                t(timeKey(time)),
              ].filter(Boolean)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const TIMES = ['instant', 'minutes', 'confirmations', 'hours', 'day'] as const;

/** Key of the time that the server names; `hours` for a name that this page does not know. */
function timeKey(time: string): `wallet.time.${(typeof TIMES)[number]}` {
  const known = TIMES.find((name) => time === `wallet.time.${name}`);
  return `wallet.time.${known ?? 'hours'}`;
}

/** Amount without meaningless decimals, for tiles and chips. */
export function shortAmount(amount: string): string {
  return formatAmountText(amount).replace(/\.00$/, '');
}
