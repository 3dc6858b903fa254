import { TEXT_MAX, TEXT_MIN } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Result, TextField } from '@ordago/ui';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PATHS } from '../../shared/paths.ts';

/** Pause after the last letter before the address follows (specification 2, section 2). */
const DEBOUNCE_MS = 500;

/** The search as a page: the address holds the text of the field. */
export function LobbySearchField({ text }: { text: string }) {
  const t = useT('player');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => {
      const sS = typed.trim() || undefined;
      void navigate({ to: PATHS.search, search: (known) => ({ ...known, sS }), replace: true, resetScroll: false });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, navigate]);
  const { length } = typed.trim();
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        label={t('search.field')}
        placeholder={t('lobby.searchPlaceholder')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_MAX}
        leading={<Search size={18} className="flex-none text-muted" aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {length === 0 && text === '' && <Result face="empty" title={t('lobby.searchPrompt')} />}
      {length > 0 && length < TEXT_MIN && <Result face="empty" title={t('lobby.searchMin', { min: TEXT_MIN })} />}
    </search>
  );
}
