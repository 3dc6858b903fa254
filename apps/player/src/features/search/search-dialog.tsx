import { TEXT_MAX, TEXT_MIN } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Button, ChoicePill, Dialog, GameCardSkeleton, IconButton, Result, TextField } from '@ordago/ui';
import { Search, X } from 'lucide-react';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useCatalogue } from '../../shared/casino/catalogue.ts';
import { useModal } from '../../shared/modal.ts';
import { BeforeTyping } from './before-typing.tsx';
import { isSearchCategory, offeredIn, SEARCH_CATEGORIES, type SearchCategory } from './search-categories.ts';
import { SearchResults } from './search-results.tsx';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSearchPlace } from './use-search-place.ts';
import { useSearchText } from './use-search-text.ts';

/** The search over the catalogue (`?modal=search`). Mounted by the shell while it is open. */
export function SearchDialog() {
  const t = useT('common');
  const tp = useT('player');
  const { close } = useModal();
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { place, keep, bodyRef } = useSearchPlace(body);
  const { category, offered, setCategory } = useCategory(place.category);
  const text = useSearchText(place.text);
  useEffect(() => keep({ text: text.sought, category }), [keep, text.sought, category]);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={tp('search.title')}
      closeLabel={t('a11y.closeDialog')}
      size="full"
      // A search that is found again is read on; the field would scroll it back to its beginning.
      initialFocus={place.text === '' ? field : body}
      bodyRef={bodyRef}
    >
      <search className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-end">
        <TextField
          ref={field}
          label={tp('search.field')}
          placeholder={tp('lobby.searchPlaceholder')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={TEXT_MAX}
          leading={<Search size={18} className="flex-none text-muted" aria-hidden="true" />}
          value={text.typed}
          onChange={(event) => text.type(event.target.value)}
          onBlur={text.leave}
          className="[&::-webkit-search-cancel-button]:appearance-none"
          trailing={
            text.typed && (
              <IconButton
                size="small"
                className="-mr-2"
                label={t('action.clear')}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => {
                  text.type('');
                  field.current?.focus();
                }}
              />
            )
          }
        />
        <CategoryPill value={category} offered={offered} onChange={setCategory} />
      </search>
      <SearchBody text={text} category={category} onReset={() => setCategory('all')} />
    </Dialog>
  );
}

/** Scope of the search: everything when a link names a scope without games for this reader. */
function useCategory(first: SearchCategory) {
  const { catalogue } = useCatalogue();
  const [chosen, setCategory] = useState(first);
  const known = useMemo(() => offeredIn(catalogue), [catalogue]);
  const category = catalogue && !known.includes(chosen) ? 'all' : chosen;
  const offered = SEARCH_CATEGORIES.filter((name) => known.includes(name) || name === category);
  return { category, offered, setCategory };
}

interface CategoryPillProps {
  value: SearchCategory;
  offered: readonly SearchCategory[];
  onChange: (next: SearchCategory) => void;
}

function CategoryPill({ value, offered, onChange }: CategoryPillProps) {
  const t = useT('player');
  return (
    <div className="grid tablet:[&>*]:h-12">
      <ChoicePill
        label={t('search.category')}
        value={value}
        options={offered.map((name) => ({ value: name, label: t(`search.in.${name}`) }))}
        onChange={(next) => isSearchCategory(next) && onChange(next)}
      />
    </div>
  );
}

interface SearchBodyProps {
  text: ReturnType<typeof useSearchText>;
  category: SearchCategory;
  onReset: () => void;
}

/** State of the dialog for the text; all have one height, so that the dialog does not move while the player types. */
function SearchBody({ text, category, onReset }: SearchBodyProps) {
  const t = useT('common');
  const tp = useT('player');
  const { catalogue, isError, retry } = useCatalogue();
  const recent = useRecentSearches();
  // A text that led to a game, a category or a maker was a search; what was only typed is kept nowhere.
  const keepWhatLed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) recent.keep(text.sought);
  };
  return (
    <div className="min-h-[min(460px,50dvh)]" aria-live="polite" onClickCapture={keepWhatLed}>
      {isError && (
        <Result face="error" title={t('state.error')} action={<Button onClick={retry}>{t('action.retry')}</Button>} />
      )}
      {!isError && text.face === 'prompt' && (
        <BeforeTyping catalogue={catalogue} recent={recent.texts} onSearch={text.take} onForget={recent.clear} />
      )}
      {!isError && text.face === 'hint' && <Result face="empty" title={tp('lobby.searchMin', { min: TEXT_MIN })} />}
      {!isError && text.face === 'search' && (!catalogue || text.sought === '') && <Searching />}
      {catalogue && text.face === 'search' && text.sought !== '' && (
        <SearchResults catalogue={catalogue} text={text.sought} category={category} onReset={onReset} />
      )}
    </div>
  );
}

/** Places of the first games. */
function Searching() {
  return (
    <div className="grid grid-cols-3 gap-2 tablet:grid-cols-4 tablet:gap-3.5 desktop:grid-cols-8" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <GameCardSkeleton key={place} />
      ))}
    </div>
  );
}
