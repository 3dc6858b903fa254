import type { ReactNode } from 'react';

/** Two or three figures that follow from the choice, side by side. */
export function FactRow({ facts }: { facts: readonly { readonly label: string; readonly value: ReactNode }[] }) {
  return (
    <dl className="game-panel grid w-full auto-cols-fr grid-flow-col rounded-card py-2 text-center tablet:py-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="px-2">
          <dt className="text-12 opacity-80 first-letter:uppercase">{label}</dt>
          <dd className="tabular text-16 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
