import type { ReactNode } from 'react';

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block rounded-[4px] px-1.75 font-sans text-12 leading-5 text-muted line-strong-inset">
      {children}
    </kbd>
  );
}
