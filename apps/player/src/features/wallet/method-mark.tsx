import type { PaymentMethodName } from '@ordago/contracts';
import { Bitcoin } from 'lucide-react';

/* Marks have colours of their own; they are pictures, not interface. */
const MARKS: Readonly<Record<PaymentMethodName, { letters: string; ground: string }>> = {
  papara: { letters: 'P', ground: '#6b21b8' },
  crypto: { letters: '', ground: '#b45f06' },
  havale: { letters: 'H', ground: '#0b5c8a' },
  payco: { letters: 'Py', ground: '#b3261e' },
  pep: { letters: 'PE', ground: '#0b7a4b' },
  paratim: { letters: 'Pt', ground: '#1f2a63' },
};

/** The mark of a payment method. Decoration: its name stands beside it. */
export function MethodMark({ name }: { name: PaymentMethodName }) {
  const { letters, ground } = MARKS[name];
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false" className="flex-none">
      <rect width="34" height="34" rx="8" fill={ground} />
      <text x="17" y="22.5" textAnchor="middle" fill="#ffffff" fontSize="15" fontWeight="900" letterSpacing="-.5">
        {letters}
      </text>
      {name === 'crypto' && <Bitcoin x="7" y="7" size={20} color="#ffffff" />}
    </svg>
  );
}
