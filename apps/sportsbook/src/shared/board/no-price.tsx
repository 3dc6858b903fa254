import { Lock } from 'lucide-react';
import './no-price.css';

/** Placeholder where the operator offers no price. */
export function NoPrice() {
  return (
    <span className="no-price">
      <Lock size={14} aria-hidden="true" />
    </span>
  );
}
