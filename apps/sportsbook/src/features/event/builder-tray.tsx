import type { SportEvent } from '@ordago/contracts';
import { OddsText, useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { Check, ChevronDown, Plus, Trash2, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../shared/controls/announcer.tsx';
import { combinationMarket } from '../../shared/slip/combinations.ts';
import { legOf } from '../../shared/slip/slip.ts';
import { priceOf } from '../../shared/slip/slip-maths.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import type { Builder } from './use-builder.ts';
import './markets/market-block.css';
import './bet-builder.css';
import '../../shared/slip/leg-remove.css';

const PHONE = '(max-width: 719.98px)';

/** A chosen selection in words. */
interface Part {
  readonly id: string;
  readonly name: string;
  readonly market: string;
  readonly text: string;
}

/** Chosen selections, their common odds, and the button into the slip; always visible below the markets. */
export function BuilderTray({ event, builder }: { event: SportEvent; builder: Builder }) {
  const t = useT('sportsbook');
  // On a phone the markets need the space; the choice is a tap away.
  const [isWhole, setWhole] = useState(() => !matchMedia(PHONE).matches);
  const parts = useParts(event, builder.chosen);
  const count = parts.length;
  return (
    <section className="builder-tray" aria-label={t('builder.title')}>
      <header>
        <button type="button" className="builder-toggle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <strong>{t('builder.title')}</strong>
          <span className="builder-count tabular">{t('builder.count', { count })}</span>
          <ChevronDown size={18} aria-hidden="true" className="market-chevron" />
        </button>
        {count > 0 && (
          <button type="button" className="builder-clear" onClick={builder.clear}>
            <Trash2 size={16} aria-hidden="true" />
            {t('builder.clear')}
          </button>
        )}
      </header>
      {isWhole && count > 0 && (
        <ul className="builder-parts">
          {parts.map((part) => (
            <PartRow key={part.id} part={part} builder={builder} />
          ))}
        </ul>
      )}
      <Trouble parts={parts} builder={builder} />
      <Foot event={event} builder={builder} parts={parts} />
    </section>
  );
}

function PartRow({ part, builder }: { part: Part; builder: Builder }) {
  const t = useT('sportsbook');
  const { offer, isStale } = builder;
  const isImplied =
    !isStale && (offer?.parts.some(({ selection, is_implied }) => selection === part.id && is_implied) ?? false);
  const isAgainst = !isStale && (offer?.contradiction.some((id) => id === part.id) ?? false);
  return (
    <li className={isAgainst ? 'is-against' : undefined}>
      <span>
        {part.name}
        <small>{part.market}</small>
        {isImplied && <small className="builder-implied">{t('builder.implied')}</small>}
      </span>
      <button
        type="button"
        className="leg-remove"
        aria-label={t('builder.remove', { selection: part.name })}
        onClick={() => builder.choice.toggle(part.id)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Reason why the choice has no price. */
function Trouble({ parts, builder }: { parts: readonly Part[]; builder: Builder }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const failureText = useFailureText();
  const { offer, error, isStale, retry } = builder;
  const against = isStale ? [] : parts.filter(({ id }) => offer?.contradiction.some((one) => one === id));
  if (error === null && against.length === 0) return null;
  return (
    <p className="builder-trouble" role="alert">
      <TriangleAlert size={16} aria-hidden="true" />
      <span className="builder-sentence">
        {against.length > 0
          ? t('builder.contradiction', { names: against.map(({ name }) => name).join(' + ') })
          : error && failureText(error)}
      </span>
      {against.length === 0 && (
        <Button size="small" onClick={retry}>
          {common('action.retry')}
        </Button>
      )}
    </p>
  );
}

function Foot({ event, builder, parts }: { event: SportEvent; builder: Builder; parts: readonly Part[] }) {
  const t = useT('sportsbook');
  const { offer, isStale, error, chosen } = builder;
  const odds = error === null && chosen.length > 1 ? (offer?.odds ?? null) : null;
  const add = useAdd(event);
  // In the order in which the operator names them, which is that of the market in the slip.
  const texts = (offer?.parts ?? []).map(({ selection }) => parts.find(({ id }) => id === selection)?.text);
  const specifier = `parts=${texts.join(';')}`;
  const isInSlip = useSlip(({ slip }) =>
    slip.legs.some((leg) => leg.event === event.id && leg.specifier === specifier),
  );
  return (
    <footer>
      <p className="builder-price" aria-live="polite" aria-busy={isStale}>
        {odds === null ? (
          <small>
            {chosen.length < 2 ? t('builder.atLeast') : isStale ? t('builder.pricing') : t('builder.noPrice')}
          </small>
        ) : (
          <>
            <small>{t('builder.jointOdds')}</small>
            <b className={isStale ? 'is-stale' : undefined}>
              <OddsText odds={priceOf(odds)} />
            </b>
          </>
        )}
      </p>
      <Button
        rank="primary"
        disabled={odds === null || isStale || isInSlip}
        onClick={() =>
          odds !== null && add({ odds, specifier, parts: (offer?.parts ?? []).map((one) => one.selection) })
        }
      >
        {isInSlip ? <Check size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
        {t(isInSlip ? 'builder.inSlip' : 'builder.add')}
      </Button>
    </footer>
  );
}

/** Puts the combination into the slip. Only a bet makes it a market of the line. */
function useAdd(event: SportEvent) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  return ({ parts, specifier, odds }: { parts: readonly string[]; specifier: string; odds: string }) => {
    const market = combinationMarket({ parts, specifier, odds, shown: odds });
    const [selection] = market.selections;
    const { slip, toggle } = useSlip.getState();
    if (!selection || slip.legs.some((leg) => leg.selection === selection.id)) return;
    const leg = legOf(event, market, selection);
    toggle(leg);
    const count = useSlip.getState().slip.legs.length;
    announce(t('slip.added', { selection: words.outcome(leg), market: words.market(leg), count }));
  };
}

function useParts(event: SportEvent, chosen: readonly string[]): readonly Part[] {
  const words = useSelectionWords();
  return chosen.flatMap((id) => {
    const market = event.markets.find(({ selections }) => selections.some((one) => one.id === id));
    const selection = market?.selections.find((one) => one.id === id);
    if (!market || !selection) return [];
    const leg = legOf(event, market, selection);
    const text = `${market.kind}~${market.specifier.replaceAll('|', '&')}~${selection.outcome}`;
    return [{ id, name: words.outcome(leg), market: words.market(leg), text }];
  });
}
