import { formatCount } from '@ordago/i18n';
import { useEffect, useRef } from 'react';
import { Link, type Search } from '../paths.ts';

export interface View<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Number of its rows, where that is known. */
  readonly count?: number;
}

export interface ViewTabsProps<Name extends string> {
  readonly label: string;
  readonly views: readonly View<Name>[];
  readonly current: Name;
  /** Search of the address for a view, beside the rest of it. */
  readonly searchOf: (name: Name) => Search;
}

/** Saved views of a list as tabs. They are links: the address holds the view. */
export function ViewTabs<Name extends string>({ label, views, current, searchOf }: ViewTabsProps<Name>) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // In a strip wider than the screen, the current view is scrolled into view.
    const tab = strip.current?.querySelector<HTMLElement>(`[data-view="${current}"]`);
    if (strip.current && tab)
      strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <div className="view-bar">
      <nav ref={strip} className="view-tabs fade-edges" aria-label={label}>
        {views.map(({ name, label: text, count }) => (
          <Link
            key={name}
            data-view={name}
            to="."
            search={(before) => ({ ...before, page: undefined, ...searchOf(name) })}
            className="view-tab"
            activeOptions={{ exact: true }}
            aria-current={name === current ? 'page' : undefined}
          >
            {text}
            {count !== undefined && <span className="view-count">{formatCount(count)}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}
