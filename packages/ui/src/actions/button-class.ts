import { classNames } from '../class-names.ts';

/** Four ranks: one gold action per view, everything else is quieter; `ink` is the main action of staff screens. */
export type ButtonRank = 'primary' | 'secondary' | 'text' | 'danger' | 'ink';
/** 36, 44 and 52 px high. Small is for dense desktop rows; on touch screens it grows to 44. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyle {
  /** (Default: secondary) */
  rank?: ButtonRank;
  /** (Default: medium) */
  size?: ButtonSize;
  /** Takes the whole width. (Default: false) */
  isFull?: boolean;
}

const SHAPE =
  'relative inline-flex items-center justify-center gap-2 rounded-control font-bold whitespace-nowrap select-none ' +
  'transition-[background-color,box-shadow,transform] duration-press active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint disabled:line-inset disabled:translate-y-0';

const RANKS: Record<ButtonRank, string> = {
  primary: 'bg-brand-fill text-on-brand hover:bg-brand-press',
  secondary: 'bg-raised text-text line-strong-inset hover:bg-hover',
  text: 'bg-transparent text-brand hover:bg-brand-soft disabled:bg-transparent disabled:shadow-none!',
  danger: 'bg-negative-soft text-negative hover:bg-negative-soft hover:inset-ring hover:inset-ring-negative',
  ink: 'bg-ink text-on-ink hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'h-9 px-3.5 text-14 pointer-coarse:h-touch',
  medium: 'h-11 px-4.5 text-14',
  large: 'h-13 px-6 text-16',
};

/** The style of a button, for links that must be links. */
export function buttonClass({ rank = 'secondary', size = 'medium', isFull = false }: ButtonStyle = {}): string {
  return classNames(
    SHAPE,
    RANKS[rank],
    rank === 'text' ? SIZES[size].replace(/px-\S+/, 'px-2.5') : SIZES[size],
    isFull && 'w-full',
  );
}
