import { classNames } from '../class-names.ts';
import { Suit } from './suit.tsx';

/** The word mark: lower case, heavy, and the O is an oro. `isMark` shows the oro alone, for the rail. */
export function Wordmark({ isMark = false, className }: { isMark?: boolean; className?: string }) {
  return (
    <span className={classNames('wordmark', className)} role="img" aria-label="Ordago">
      <Suit name="oros" className="wordmark-oro" />
      {!isMark && <span aria-hidden="true">rdago</span>}
    </span>
  );
}
