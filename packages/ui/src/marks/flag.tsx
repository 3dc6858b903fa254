import type { ReactNode } from 'react';

/** The languages of the product. */
export type FlagName = 'es' | 'en' | 'pt';

/* Flags have colours of their own; they are pictures, not interface. */
const FLAGS: Record<FlagName, ReactNode> = {
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h24v16H0z" />
      <path fill="#ffc400" d="M0 4h24v8H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  pt: (
    <>
      <path fill="#046a38" d="M0 0h9.6v16H0z" />
      <path fill="#da291c" d="M9.6 0H24v16H9.6z" />
      <circle cx="9.6" cy="8" r="3.6" fill="#ffe900" />
      <path fill="#da291c" d="M7.7 5.9h3.8v2.5a1.9 1.9 0 0 1-3.8 0z" />
      <path fill="#fff" d="M8.4 6.6h2.4v1.8a1.2 1.2 0 0 1-2.4 0z" />
    </>
  ),
};

/** The flag beside a language's own name. Decoration. `size` is its width in pixels. (Default: 20) */
export function Flag({ name, size = 20 }: { name: FlagName; size?: number }) {
  return (
    <svg
      width={size}
      height={(size * 2) / 3}
      viewBox="0 0 24 16"
      className="flex-none rounded-[2px]"
      aria-hidden="true"
      focusable="false"
    >
      {FLAGS[name]}
    </svg>
  );
}
