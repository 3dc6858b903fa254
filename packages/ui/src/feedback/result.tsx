import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Suit, type SuitName } from '../marks/suit.tsx';

/** Kind of result: nothing here yet, a failure, or the outcome of something the player did. */
export type ResultFace = 'empty' | 'error' | 'success' | 'pending';

export interface ResultProps {
  face: ResultFace;
  /** One sentence. */
  title: ReactNode;
  /** Explanation, in one more sentence. */
  children?: ReactNode;
  /** The suit of the world the screen belongs to. (Default: oros) */
  suit?: SuitName;
  /** Replaces the suit: the outcome of a payment has its own mark. */
  icon?: ReactNode;
  /** Facts in a panel: amount, reference, new balance. */
  facts?: ReactNode;
  /** One thing to do now. */
  action?: ReactNode;
}

const ROUND: Record<'error' | 'success' | 'pending', string> = {
  error: 'bg-negative-soft text-negative',
  success: 'bg-positive-soft text-positive',
  pending: 'bg-warn-soft text-warn',
};

/** State of a screen that has nothing else to show: a mark, one sentence, one action. No confetti in any of them. */
export function Result({ face, title, children, suit = 'oros', icon, facts, action }: ResultProps) {
  const isOutcome = icon !== undefined && face !== 'empty';
  return (
    <div
      className="mx-auto grid w-full justify-items-center gap-2 px-6 py-12 text-center"
      role={face === 'error' ? 'alert' : 'status'}
    >
      {isOutcome ? (
        <span className={classNames('mb-2 grid size-18 place-items-center rounded-pill', ROUND[face])}>{icon}</span>
      ) : (
        <span className="mb-1 text-line-strong">{icon ?? <Suit name={suit} size={44} />}</span>
      )}
      <h3
        className={classNames(
          'text-balance',
          isOutcome ? 'text-24 font-extrabold tracking-tight' : 'text-16 font-bold',
        )}
      >
        {title}
      </h3>
      {children && <p className="max-w-[38ch] text-14 text-pretty text-muted">{children}</p>}
      {facts && <div className="mt-2 w-full max-w-[440px] rounded-card border border-line p-4 text-left">{facts}</div>}
      {action && <div className="mt-2 flex w-full flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
