import { useT } from '@ordago/i18n/react';
import { Button, Result } from '@ordago/ui';
import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { keepMulti, useMulti } from '../../shared/addresses/multi.ts';
import { useFrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { MULTI_MAX } from '../../shared/addresses/search-params.ts';
import { MultiPane } from './multi-pane.tsx';
import '../../shared/controls/page-title.css';
import './multi-page.css';

const MatchPicker = lazy(() =>
  loadChunk(() => import('./match-picker.tsx')).then((module) => ({ default: module.MatchPicker })),
);

/** Up to four matches side by side, one below the other on a phone; the address names them. */
export function MultiPage() {
  const t = useT('sportsbook');
  const { ids, show } = useChosen();
  const [isChoosing, setChoosing] = useState(false);
  const add = (
    <Button
      rank={ids.length === 0 ? 'primary' : 'secondary'}
      size={ids.length === 0 ? undefined : 'small'}
      icon={<Plus size={16} aria-hidden="true" />}
      disabled={ids.length >= MULTI_MAX}
      onClick={() => setChoosing(true)}
    >
      {t('multi.add')}
    </Button>
  );
  return (
    <>
      <div className="multi-head">
        <h1 className="page-title">
          {t('multi.title')}
          <small>{t('multi.count', { count: ids.length, max: MULTI_MAX })}</small>
        </h1>
        {ids.length > 0 && add}
      </div>
      {ids.length === 0 ? (
        <Result face="empty" suit="espadas" title={t('multi.empty')} action={add}>
          {t('multi.emptyHint')}
        </Result>
      ) : (
        <div className="multi" data-count={ids.length}>
          {ids.map((id) => (
            <MultiPane key={id} id={id} onRemove={() => show(ids.filter((other) => other !== id))} />
          ))}
        </div>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <MatchPicker
            chosen={ids}
            onChoose={(id) => {
              show([...ids, id]);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The matches of the address; without any, those that were followed last. */
function useChosen(): { readonly ids: readonly string[]; readonly show: (ids: readonly string[]) => void } {
  const { ids: written } = useFrameSearch();
  const kept = useMulti((multi) => multi.ids);
  const change = useSearchChange();
  const ids = written === undefined ? kept : written.split(',');
  useEffect(() => {
    if (written !== undefined) keepMulti(written.split(','));
  }, [written]);
  const show = (next: readonly string[]) => {
    keepMulti(next);
    change({ ids: next.length > 0 ? next.join(',') : undefined });
  };
  return { ids, show };
}
