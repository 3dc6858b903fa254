import type { PaymentMethodName } from '@ordago/contracts';
import { Bitcoin } from 'lucide-react';

/* Marks have colours of their own; they are pictures, not interface. */
const MARKS: Readonly<Record<PaymentMethodName, { letters: string; ground: string }>> = {
  papara: { letters: 'P', ground: 'var(--method-papara)' },
  crypto: { letters: '', ground: 'var(--method-crypto)' },
  havale: { letters: 'H', ground: 'var(--method-havale)' },
  payco: { letters: 'Py', ground: 'var(--method-payco)' },
  pep: { letters: 'PE', ground: 'var(--method-pep)' },
  paratim: { letters: 'Pt', ground: 'var(--method-paratim)' },
};

/** The mark of a payment method. Decoration: its name is beside it. */
export function MethodMark({ name }: { name: PaymentMethodName }) {
  const { letters, ground } = MARKS[name];
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false" className="flex-none">
      <rect width="34" height="34" rx="8" fill={ground} />
      <text x="17" y="22.5" textAnchor="middle" fill="var(--on-art)" fontSize="15" fontWeight="900" letterSpacing="-.5">
        {letters}
      </text>
      {name === 'crypto' && <Bitcoin x="7" y="7" size={20} color="var(--on-art)" />}
    </svg>
  );
}
