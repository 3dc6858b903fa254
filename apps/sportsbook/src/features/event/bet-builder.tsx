import { ApiError } from '@ordago/api-client';
import type { SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, Result, Skeleton } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useSelectionWords } from '@ordago/web-kit/bets';
import type { ReactNode } from 'react';
import { SelectionChoiceContext } from '../../shared/line/selection-choice.ts';
import { sportSides } from '../../shared/names/sport-sides.ts';
import { BuilderTray } from './builder-tray.tsx';
import type { Builder } from './use-builder.ts';
import './bet-builder.css';

export interface BetBuilderProps {
  readonly event: SportEvent;
  readonly builder: Builder;
  /** The markets of which parts are chosen. */
  readonly children: ReactNode;
}

/** Several selections of the event as one: its markets to choose from, and what is chosen with its joint price. */
export function BetBuilder({ event, builder, children }: BetBuilderProps) {
  const t = useT('sportsbook');
  const common = useT('common');
  const failureText = useFailureText();
  const { base, baseError } = builder;
  if (base === undefined && baseError !== null) {
    // 0 without an answer, which has a sentence of its own; a server that failed has none.
    const http = baseError instanceof ApiError ? baseError.http : 500;
    const isRefused = http >= 400 && http < 500;
    return (
      <Result
        face={isRefused ? 'empty' : 'error'}
        suit="espadas"
        title={http < 500 ? failureText(baseError) : t('builder.failed')}
        action={
          isRefused ? (
            <Button onClick={builder.close}>{t('builder.leave')}</Button>
          ) : (
            <Button onClick={builder.retry}>{common('action.retry')}</Button>
          )
        }
      />
    );
  }
  if (base === undefined) return <Skeleton className="h-64 rounded-card" />;
  return (
    <>
      <p className="builder-intro">{t('builder.intro', { max: base.parts_max })}</p>
      <SelectionChoiceContext value={builder.choice}>{children}</SelectionChoiceContext>
      <Refused event={event} builder={builder} />
      <BuilderTray event={event} builder={builder} />
    </>
  );
}

/** Markets whose outcomes are no parts, gathered by the reason. */
function Refused({ event, builder }: { event: SportEvent; builder: Builder }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const byReason = new Map<string, Set<string>>();
  for (const { market: id, reason } of builder.base?.refused ?? []) {
    const market = event.markets.find((one) => one.id === id);
    if (market?.status !== 'open') continue;
    byReason.set(reason, (byReason.get(reason) ?? new Set()).add(words.market({ ...market, ...sportSides(event) })));
  }
  if (byReason.size === 0) return null;
  return (
    <details className="builder-refused">
      <summary>{t('builder.refused')}</summary>
      <dl>
        {[...byReason].map(([reason, names]) => (
          <div key={reason}>
            <dt>{t(`builder.reason.${reason as 'may-return'}`)}</dt>
            <dd>{[...names].join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
