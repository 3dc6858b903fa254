import { useT } from '@ordago/i18n/react';
import { Button, Result, Skeleton } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, PATHS, useFrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { EventDays } from '../../shared/board/board.tsx';
import { searchQuery } from '../../shared/line/find-line.ts';
import { CountryFlag } from '../../shared/names/country-flag.tsx';
import { useLeagueLabel } from '../../shared/names/league-label.ts';
import '../../shared/board/board-card.css';
import './search-page.css';
import '../../shared/names/league-chips.css';

/** Shorter texts are not searched for (specification 2, section 2). */
const TEXT_MIN = 3;
/** Pause after which typed text goes into the address, in ms. */
const PAUSE_MS = 250;

/** Finds a match or a league by name; the address keeps what was typed. */
export function SearchPage() {
  const t = useT('sportsbook');
  const { q = '' } = useFrameSearch();
  const isSought = [...q.replace(/[^\p{L}\p{N}]/gu, '')].length >= TEXT_MIN;
  return (
    <>
      <h1 className="sr-only">{t('search.title')}</h1>
      <SearchField />
      {isSought ? <Found text={q} /> : <Result face="empty" suit="espadas" title={t('search.hint')} />}
    </>
  );
}

function SearchField() {
  const t = useT('sportsbook');
  const { q = '' } = useFrameSearch();
  const change = useSearchChange();
  const [typed, setTyped] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  // Someone else changed the address: Back, or the site around the frame.
  useEffect(() => setTyped((known) => (known.trim() === q ? known : q)), [q]);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => typed.trim() !== q && change({ q: typed.trim() || undefined }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, q, change]);
  return (
    <search className="search-field">
      <Search size={20} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={t('search.clear')}
          onClick={() => {
            setTyped('');
            field.current?.focus();
          }}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}

function Found({ text }: { text: string }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const labelOf = useLeagueLabel();
  const { data, isPending, isError, refetch } = useQuery(searchQuery(useDeferredValue(text)));
  if (isPending) return <Skeleton className="h-80 rounded-card" />;
  if (isError && !data) {
    return (
      <Result
        face="error"
        suit="espadas"
        title={t('state.boardError')}
        action={<Button onClick={() => refetch()}>{common('action.retry')}</Button>}
      />
    );
  }
  const { events, leagues, is_guess: isGuess } = data;
  if (events.length === 0 && leagues.length === 0) {
    return (
      <Result face="empty" suit="espadas" title={t('search.none', { text })}>
        {t('search.noneHint')}
      </Result>
    );
  }
  return (
    <>
      <p role="status" className={isGuess ? 'search-guess' : 'sr-only'}>
        {isGuess ? t('search.guess') : t('search.found', { count: events.length })}
      </p>
      {leagues.length > 0 && (
        <section aria-label={t('search.leagues')} className="league-chips">
          {leagues.map(({ id, name, country, sport, events: count }) => (
            <Link key={id} to={PATHS.league} params={{ id }} className="league-chip">
              <CountryFlag code={country} />
              {labelOf({ name, country, sport })}
              <span className="board-count">{count}</span>
            </Link>
          ))}
        </section>
      )}
      <EventDays events={events} />
    </>
  );
}
