import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Note, Result } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { PageHead } from '../../shared/list/page-head.tsx';
import { ViewTabs } from '../../shared/list/view-tabs.tsx';
import { usePageSearch } from '../../shared/paths.ts';
import { useStaff } from '../../shared/session.ts';
import { BETTING_VIEWS, type BettingSearch } from './betting-search.ts';
import { CampaignsView } from './campaigns/campaigns-view.tsx';
import { CashOutView } from './cash-out-view.tsx';
import { ChangesView } from './changes-view.tsx';
import { CurrenciesView } from './currencies-view.tsx';
import { EachWayView } from './each-way/each-way-view.tsx';
import { ExposuresView } from './exposures-view.tsx';
import { ExpressesView } from './expresses/expresses-view.tsx';
import { LimitsView } from './limits/limits-view.tsx';
import { RulesView } from './rules-view.tsx';
import { SettingsView } from './settings-view.tsx';
import { type BettingActions, useBettingActions } from './use-betting-actions.ts';
import { WhatIfView } from './what-if/what-if-view.tsx';
import './betting.css';

/** Least level that decides about bets. */
const LEVEL_MIN = 3;

/**
 * Page of betting: limits, stakes, rules, featured expresses, free bets for many, settings, cash-outs, exposure, and
 * the history of changes.
 */
export function BettingPage() {
  const t = useT('back-office');
  const isOpen = (useStaff()?.level ?? 0) >= LEVEL_MIN;
  return isOpen ? <OpenBettingPage /> : <Result face="empty" title={t('betting.forHigher')} />;
}

function OpenBettingPage() {
  const t = useT('back-office');
  const { view = 'limits' } = usePageSearch<BettingSearch>();
  const acts = useBettingActions();
  const View = VIEWS[view];
  return (
    <>
      <PageHead title={t('nav.betting')} />
      <p className="mb-3 max-w-[80ch] text-muted">{t(`betting.lead.${view}`)}</p>
      <Notice acts={acts} />
      <div className="card mb-3">
        <ViewTabs
          label={t('betting.views')}
          views={BETTING_VIEWS.map((name) => ({ name, label: t(`betting.view.${name}`) }))}
          current={view}
          searchOf={(name) => ({ view: name === 'limits' ? undefined : name, act: undefined, fill: undefined })}
        />
      </div>
      <View acts={acts} />
    </>
  );
}

const VIEWS = {
  limits: LimitsView,
  'what-if': WhatIfView,
  exposures: ExposuresView,
  rules: RulesView,
  expresses: ExpressesView,
  campaigns: CampaignsView,
  'each-way': EachWayView,
  currencies: CurrenciesView,
  settings: SettingsView,
  'cash-out': CashOutView,
  changes: ChangesView,
} as const;

/** Last act with its undo, or the reason why it failed. */
function Notice({ acts: { notice, failure, isPending, undo } }: { acts: BettingActions }) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  return (
    <div role="status" className={notice === null && failure === null ? '' : 'betting-notice'}>
      {failure !== null && <Note tone="bad">{failureText(failure)}</Note>}
      {failure === null && notice !== null && (
        <Note
          tone="good"
          action={
            undo && (
              <Button size="xs" variant="default" loading={isPending} onClick={undo}>
                {common('action.undo')}
              </Button>
            )
          }
        >
          {notice === UNDONE ? t('betting.undone') : notice}
        </Note>
      )}
    </div>
  );
}

const UNDONE = '';
