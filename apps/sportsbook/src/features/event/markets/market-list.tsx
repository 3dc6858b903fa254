import type { Market, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Result } from '@ordago/ui';
import { Search, X } from 'lucide-react';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { BetBuilder } from '../bet-builder.tsx';
import { useBuilder } from '../use-builder.ts';
import { useGroupNames } from './group-names.ts';
import { MarketBlock } from './market-block.tsx';
import { MarketCard } from './market-card.tsx';
import {
  type MarketBlock as Block,
  blocksOf,
  groupsOf,
  MARKET_GROUPS,
  type MarketGroup,
  searchable,
} from './market-groups.ts';
import { useBlockWords } from './use-block-words.ts';
import './market-list.css';

type Tab = MarketGroup | 'all' | 'builder';

/** Blocks that are open at first in a long list. */
const OPEN_AT_FIRST = 10;

/** The markets of an event: tabs, a search over all of them, and the chosen ones in one column or two. */
export function MarketList({ event }: { event: SportEvent }) {
  const builder = useBuilder(event);
  const markets = builder.isOpen ? builder.markets : event.markets;
  const blocks = useMemo(() => blocksOf(markets), [markets]);
  const [tab, setTab] = useState<Tab>('main');
  const [wanted, setWanted] = useState('');
  const tabs: readonly Tab[] = [
    ...(builder.isOffered || builder.isOpen ? (['builder'] as const) : []),
    'all',
    ...MARKET_GROUPS.filter((group) => event.markets.some((market) => groupsOf(market).has(group))),
  ];
  const chosen = builder.isOpen ? 'builder' : tabs.includes(tab) ? tab : 'all';
  const found = useFound(event, blocks, wanted);
  const choose = (next: Tab) => {
    if (next === 'builder') builder.open();
    else if (builder.isOpen) builder.close();
    if (next !== 'builder') setTab(next);
    setWanted('');
  };
  const shown = found ?? blocks.filter(({ groups }) => chosen === 'all' || chosen === 'builder' || groups.has(chosen));
  return (
    <>
      <div className="market-tools">
        <GroupTabs
          sport={event.league.sport}
          tabs={tabs}
          chosen={found === null || builder.isOpen ? chosen : null}
          onChoose={choose}
        />
        <SearchField wanted={wanted} onChange={setWanted} />
      </div>
      {builder.isOpen ? (
        <BetBuilder event={event} builder={builder}>
          <Blocks key="builder" event={event} blocks={shown} />
        </BetBuilder>
      ) : (
        <Blocks key={found === null ? chosen : 'found'} event={event} blocks={shown} />
      )}
    </>
  );
}

/** The blocks whose name or outcomes contain every searched word; null while nothing is searched. */
function useFound(event: SportEvent, blocks: readonly Block[], wanted: string): readonly Block[] | null {
  const words = useBlockWords(event);
  return useMemo(() => {
    const asked = searchable(wanted).split(/\s+/).filter(Boolean);
    if (asked.length === 0) return null;
    return blocks.filter((block) => {
      const [{ specifier, selections }] = block.markets;
      const outcomes = selections.slice(0, 40).map((selection) => words.outcome(block, specifier, selection));
      const text = searchable([words.title(block), ...outcomes].join(' '));
      return asked.every((word) => text.includes(word));
    });
  }, [words, blocks, wanted]);
}

function GroupTabs(props: { sport: string; tabs: readonly Tab[]; chosen: Tab | null; onChoose: (tab: Tab) => void }) {
  const t = useT('sportsbook');
  const nameOf = useGroupNames(props.sport);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and belongs to forms.
    <div className="market-tabs no-scrollbar fade-edges" role="group" aria-label={t('market.groups')}>
      {props.tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className="market-tab"
          aria-pressed={tab === props.chosen}
          onClick={() => props.onChoose(tab)}
        >
          {nameOf(tab)}
        </button>
      ))}
    </div>
  );
}

function SearchField({ wanted, onChange }: { wanted: string; onChange: (text: string) => void }) {
  const t = useT('sportsbook');
  const id = useId();
  return (
    <div className="market-search">
      <Search size={16} aria-hidden="true" />
      <label htmlFor={id} className="sr-only">
        {t('market.search')}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        maxLength={60}
        autoComplete="off"
        placeholder={t('market.search')}
        value={wanted}
        onChange={({ target }) => onChange(target.value)}
      />
      {wanted !== '' && (
        <button type="button" aria-label={t('market.clearSearch')} onClick={() => onChange('')}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Blocks({ event, blocks }: { event: SportEvent; blocks: readonly Block[] }) {
  const t = useT('sportsbook');
  const isNarrow = useSyncExternalStore(watchNarrow, () => matchMedia(NARROW).matches);
  if (blocks.length === 0) return <Result face="empty" suit="espadas" title={t('market.nothingFound')} />;
  const [first, ...rest] = blocks;
  const result = first && isResult(first) ? first.markets[0] : undefined;
  const others = result ? rest : blocks;
  const columns = isNarrow ? [others] : inTwo(others);
  const open = new Set(others.slice(0, OPEN_AT_FIRST));
  return (
    <div className="markets">
      {result && <MarketCard event={event} market={result} />}
      {columns.map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the left one and the right one.
        <div key={place} className="market-column">
          {column.map((block) => (
            <MarketBlock key={block.key} event={event} block={block} isOpenAtFirst={open.has(block)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function isResult({ markets: [{ kind, specifier }] }: { markets: readonly [Market, ...Market[]] }): boolean {
  return kind === '1x2' && specifier === '';
}

/** Each block goes to the column that is shorter so far, by how many rows it is likely to take. */
function inTwo(blocks: readonly Block[]): readonly [Block[], Block[]] {
  const columns: [Block[], Block[]] = [[], []];
  const rows = [0, 0];
  for (const block of blocks) {
    const side = (rows[0] ?? 0) <= (rows[1] ?? 0) ? 0 : 1;
    columns[side].push(block);
    rows[side] = (rows[side] ?? 0) + rowsOf(block);
  }
  return columns;
}

function rowsOf({ layout, markets }: Block): number {
  const count = markets[0].selections.length;
  if (layout === 'ladder') return 3 + Math.min(markets.length, 6);
  if (layout === 'scores') return 3 + count / 2.5;
  if (layout === 'runners') return 1 + markets.length * count;
  return 1 + markets.length * Math.ceil(count / 3);
}

const NARROW = '(max-width: 719.98px)';

function watchNarrow(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
