import type { Catalogue, MakerFound } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { PATHS } from '../paths.ts';
import './maker-hits.css';
import { writeList } from './value-list.ts';

/** Makers whose name was typed, each the way to its page. Nothing where the text names nobody. */
export function MakerHits({ catalogue, text }: { catalogue: Catalogue; text: string }) {
  const t = useT('player');
  const makers = useMemo(() => catalogue.makers(text), [catalogue, text]);
  if (makers.length === 0) return null;
  return (
    <ul aria-label={t('search.providersFound')} className="maker-hits">
      {makers.map((maker) => (
        <li key={maker.name}>
          <MakerHit maker={maker} catalogue={catalogue} />
        </li>
      ))}
    </ul>
  );
}

function MakerHit({ maker: { name, total }, catalogue }: { maker: MakerFound; catalogue: Catalogue }) {
  const t = useT('player');
  const [best] = catalogue.query({ providers: [name], limit: 1 }).games;
  return (
    <Link to={PATHS.providerGames} search={{ sP: writeList([name]) }} className="maker-hit">
      {best && <img src={best.imageUrl} alt="" width={36} height={48} loading="lazy" />}
      <span className="grid min-w-0 leading-tight">
        <b className="truncate text-14 font-bold">{name}</b>
        <span className="truncate text-12 text-muted tabular">
          {t('lobby.provider')} · {t('lobby.games', { count: total })}
        </span>
      </span>
      <ChevronRight size={18} className="ml-auto flex-none text-muted" aria-hidden="true" />
    </Link>
  );
}
