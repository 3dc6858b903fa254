import type { ReactNode } from 'react';

/** Title of a page, with what can be done about it at the right. */
export function PageHead({ title, aside, children }: { title: string; aside?: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-4 flex min-h-8.5 flex-wrap items-center gap-3">
      <h1 className="text-20 font-bold tracking-tight">{title}</h1>
      {children}
      {aside && <div className="ml-auto flex items-center gap-2">{aside}</div>}
    </header>
  );
}
