import type { SportEvent } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Dialog, Result, Skeleton } from '@ordago/ui';
import { contestName } from '@ordago/web-kit/bets';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { searchQuery } from '../../shared/line/find-line.ts';
import { eventsQuery } from '../../shared/line/line.ts';
import { LiveMark } from '../../shared/live/live-mark.tsx';
import { LeagueName } from '../../shared/names/league-name.tsx';
import '../../shared/board/team-line.css';
import './match-picker.css';

const TEXT_MIN = 3;

/** Chooses a match: those in play first, then what starts next; or by name. */
export function MatchPicker(props: { chosen: readonly string[]; onChoose: (id: string) => void; onClose: () => void }) {
  const { chosen, onChoose, onClose } = props;
  const t = useT('sportsbook');
  const common = useT('common');
  const [typed, setTyped] = useState('');
  const { events, isPending } = useMatches(useDeferredValue(typed.trim()));
  const open = events.filter(({ id }) => !chosen.includes(id));
  return (
    <Dialog isOpen onClose={onClose} title={t('multi.choose')} closeLabel={common('a11y.closeDialog')}>
      <input
        type="search"
        className="picker-field field-frame"
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isPending && <Skeleton className="h-60 rounded-control" />}
      {!isPending && open.length === 0 && <Result face="empty" suit="espadas" title={t('board.emptyDay')} />}
      <ul className="picker-list">
        {open.map((event) => (
          <li key={event.id}>
            <button type="button" onClick={() => onChoose(event.id)}>
              <span className="team-name">{contestName({ home: event.home.name, away: event.away.name })}</span>
              <small>
                {event.status === 'live' ? <LiveMark event={event} /> : <DateText at={event.starts_at} />} ·{' '}
                <LeagueName league={event.league} />
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function useMatches(text: string): { readonly events: readonly SportEvent[]; readonly isPending: boolean } {
  const isSought = text.length >= TEXT_MIN;
  const found = useQuery({ ...searchQuery(text), enabled: isSought });
  const live = useInfiniteQuery({ ...eventsQuery({ view: 'live' }), enabled: !isSought });
  const next = useInfiniteQuery({ ...eventsQuery({ view: 'upcoming' }), enabled: !isSought });
  if (isSought) return { events: found.data?.events ?? [], isPending: found.isPending };
  const pages = [...(live.data?.pages ?? []), ...(next.data?.pages ?? [])];
  return { events: pages.flatMap((page) => page.events), isPending: live.isPending || next.isPending };
}
