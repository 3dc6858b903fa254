import { Button } from '@mantine/core';
import { signHiddenRoute } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note, Result } from '@ordago/ui';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { PageHead } from '../../shared/list/page-head.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { usePageSearch } from '../../shared/paths.ts';
import { useStaff } from '../../shared/session.ts';
import { CasesView } from './cases/cases-view.tsx';
import { CASINO_VIEWS, type CasinoSearch } from './casino-search.ts';
import { CategoriesView } from './categories/categories-view.tsx';
import { ChangesView } from './changes-view.tsx';
import { ClosuresView } from './closures-view.tsx';
import { GamesView } from './games-view.tsx';
import { HighRollersView } from './high-rollers-view.tsx';
import { ParkedWinsView } from './parked-wins-view.tsx';

/** Least level that decides about the catalogue. */
const LEVEL_MIN = 3;

/** The catalogue: what is suggested for its games and what staff decide, what is closed, and what each list changed. */
export function CasinoPage() {
  const t = useT('back-office');
  const { view = 'games' } = usePageSearch<CasinoSearch>();
  const isOpen = (useStaff()?.level ?? 0) >= LEVEL_MIN;
  if (!isOpen) return <Result face="empty" title={t('casino.forHigher')} />;
  return (
    <>
      <PageHead title={t('nav.casino')} aside={<HiddenLink />} />
      <div className="card">
        <ViewTabs
          label={t('casino.views')}
          views={CASINO_VIEWS.map((name) => ({ name, label: t(`casino.view.${name}`) }))}
          current={view}
          searchOf={(name) => ({
            view: name === 'games' ? undefined : name,
            search: undefined,
            cases: undefined,
            file: undefined,
            parked: undefined,
            why: undefined,
          })}
        />
        {view === 'categories' && <CategoriesView />}
        {view === 'closures' && <ClosuresView />}
        {view === 'changes' && <ChangesView />}
        {view === 'cases' && <CasesView />}
        {view === 'parked' && <ParkedWinsView />}
        {view === 'high-rollers' && <HighRollersView />}
        {(view === 'games' || view === 'decided') && <GamesView view={view} />}
      </div>
    </>
  );
}

/** A link for a day that shows the games of hidden providers. */
function HiddenLink() {
  const t = useT('back-office');
  const sign = useMutation({ mutationFn: () => api(signHiddenRoute) });
  return (
    <>
      {sign.data && (
        <a href={sign.data.url} target="_blank" rel="noreferrer" className="text-12 font-semibold underline">
          {t('casino.hiddenLink')}
        </a>
      )}
      {sign.isError && <Note tone="bad">{t('state.failed')}</Note>}
      <Button variant="default" loading={sign.isPending} onClick={() => sign.mutate()}>
        {t('casino.signHidden')}
      </Button>
    </>
  );
}
