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
      <path fill="#009c3b" d="M0 0h24v16H0z" />
      <path fill="#ffdf00" d="m12 1.8 9.6 6.2-9.6 6.2L2.4 8z" />
      <circle cx="12" cy="8" r="3.4" fill="#002776" />
      <path fill="none" stroke="#fff" strokeWidth=".8" d="M8.8 7.3c2.2-.3 4.4.3 6.2 1.7" />
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
