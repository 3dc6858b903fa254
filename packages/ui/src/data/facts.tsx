import { Fragment, type ReactNode } from 'react';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Names left, values right: the sums of a deposit, the detail of a round. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
      {facts.map((fact) => (
        <Fragment key={fact.key}>
          <dt className="text-muted">{fact.label}</dt>
          <dd className="text-right font-semibold tabular">{fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
