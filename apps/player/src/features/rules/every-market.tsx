import { useT } from '@ordago/i18n/react';
import { type Market, type SportRule, specifierOf } from '@ordago/sport-rules';
import { Button, Note, Result, Skeleton, TextField } from '@ordago/ui';
import { ChevronDown, Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState, useTransition } from 'react';
import { foldText } from './fold-text.ts';
import { SettledMarkets } from './settled-markets.tsx';
import { useMarketWords } from './use-market-words.ts';
import { type GroupOfMarkets, isReportedOf, type MarketGroup, marketGroupsOf } from './what-if-markets.ts';
import type { Situation } from './what-if-situation.ts';

/** Every market of the sport under the reader's contest, by heading; a heading is settled once it is opened. */
export function EveryMarket({ rule, situation, isContradicted }: EveryMarketProps) {
  const t = useT('rules');
  const words = useMarketWords(rule.slug);
  const [opened, setOpened] = useState<readonly MarketGroup[]>(['result']);
  const title = useId();
  const [isOpening, startOpening] = useTransition();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const settled = useDeferredValue(situation);
  const groups = useMemo(() => marketGroupsOf(rule, settled), [rule, settled]);
  const count = groups.reduce((sum, { markets }) => sum + markets.length, 0);
  const asked = foldText(search);
  const matches = (market: Market) => {
    const name = foldText(words.market({ kind: market.kind.key, specifier: specifierOf(market) }));
    return asked.split(/\s+/).every((word) => name.includes(word));
  };
  const found = groups
    .map(({ group, markets }) => ({ group, markets: asked === '' ? markets : markets.filter(matches) }))
    .filter(({ markets }) => markets.length > 0);
  const areAllOpen = found.every(({ group }) => opened.includes(group));
  const open = (turned: (known: readonly MarketGroup[]) => readonly MarketGroup[]) =>
    startOpening(() => setOpened(turned));
  const turn = (group: MarketGroup, isOpen: boolean) =>
    open((known) => (isOpen ? [...new Set([...known, group])] : known.filter((other) => other !== group)));
  return (
    <section className="rules-card" aria-labelledby={title} aria-busy={settled !== situation || isOpening}>
      <h2 id={title}>{t('whatIf.every')}</h2>
      {isContradicted ? (
        <Note tone="bad">{t('whatIf.contradiction')}</Note>
      ) : !words.isReady ? (
        <Skeleton className="h-40 rounded-card" />
      ) : (
        <>
          <p className="text-14 text-muted">{t('whatIf.everyLead', { count })}</p>
          <div className="rules-find">
            <TextField
              label={t('whatIf.search')}
              type="search"
              leading={<Search size={18} className="flex-none text-muted" aria-hidden="true" />}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button
              rank="secondary"
              isBusy={isOpening}
              onClick={() => open(() => (areAllOpen ? [] : groups.map(({ group }) => group)))}
              disabled={found.length === 0 || asked !== ''}
            >
              {areAllOpen ? t('whatIf.shut') : t('whatIf.open')}
            </Button>
          </div>
          {found.length === 0 && <Result face="empty" suit="espadas" title={t('whatIf.none')} />}
          <div className="grid gap-2">
            {found.map((one) => (
              <Group
                key={one.group}
                rule={rule}
                situation={settled}
                {...one}
                isOpen={asked !== '' || opened.includes(one.group)}
                onTurn={(isOpen) => turn(one.group, isOpen)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

interface EveryMarketProps {
  readonly rule: SportRule;
  readonly situation: Situation;
  /** True if the input is impossible. */
  readonly isContradicted: boolean;
}

function Group({ rule, situation, group, markets, isOpen, onTurn }: GroupProps) {
  const t = useT('rules');
  return (
    <div className="rules-group">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => onTurn(!isOpen)}>
          <span>{t(`whatIf.group.${group}`)}</span>
          <small className="rules-count">{t('whatIf.markets', { count: markets.length })}</small>
          <ChevronDown size={18} aria-hidden="true" data-open={isOpen} />
        </button>
      </h3>
      {isOpen && !isReportedOf(group, situation) && <p className="rules-unreported">{t('whatIf.unreported')}</p>}
      {isOpen && isReportedOf(group, situation) && (
        <SettledMarkets rule={rule} situation={situation} markets={markets} />
      )}
    </div>
  );
}

interface GroupProps extends GroupOfMarkets {
  readonly rule: SportRule;
  readonly situation: Situation;
  readonly isOpen: boolean;
  readonly onTurn: (isOpen: boolean) => void;
}
