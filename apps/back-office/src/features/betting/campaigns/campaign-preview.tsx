import { Button, Progress } from '@mantine/core';
import { CANDIDATE_STATES } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useRef } from 'react';
import { bodyOf } from '../../../shared/free-bets/award-draft.ts';
import { useTermsText } from '../../../shared/free-bets/terms-text.ts';
import { Pill, type PillTone } from '../../../shared/list/pill.tsx';
import type { CampaignDraft } from './campaign-draft.ts';
import type { CampaignActs, CampaignBody, Candidate } from './use-campaign.ts';

const TONES: Readonly<Record<Candidate['state'], PillTone>> = {
  ready: 'good',
  given: 'info',
  repeated: 'plain',
  'taken-back': 'warn',
  unknown: 'bad',
  ambiguous: 'bad',
  closed: 'warn',
  'other-currency': 'warn',
};

interface PreviewProps {
  readonly draft: CampaignDraft;
  readonly acts: CampaignActs;
  readonly candidates: readonly Candidate[];
  readonly onNew: () => void;
}

/** Preview of a campaign: players who get the free bet and those who do not; then its progress, and undo. */
export function CampaignPreview({ draft, acts, candidates, onNew }: PreviewProps) {
  const t = useT('back-office');
  const common = useT('common');
  const mintedAt = useRef(Date.now());
  const body = campaignBody(draft, mintedAt.current);
  const ids = candidates.flatMap(({ state, id }) => (state === 'ready' && id !== null ? [id] : []));
  const { run } = acts;
  const goOn = () =>
    run === null || run.act === 'give' ? acts.give(body, ids) : acts.change(draft.campaign, run.act, run.ids);
  const begin = () => {
    acts.forget();
    onNew();
  };
  return (
    <>
      <Offered draft={draft} body={body} count={ids.length} />
      <Counts candidates={candidates} />
      <Entries candidates={candidates} />
      <Outcome acts={acts} campaign={draft.campaign} />
      <div className="flex flex-wrap justify-end gap-2">
        {run?.isOver ? (
          <Button variant="default" onClick={begin}>
            {t('campaign.another')}
          </Button>
        ) : (
          <>
            <Button variant="default" disabled={acts.isPending} onClick={acts.forget}>
              {common('action.back')}
            </Button>
            <Button loading={acts.isPending} disabled={ids.length === 0} onClick={() => void goOn()}>
              {t(run === null ? 'campaign.give' : 'campaign.goOn', { count: ids.length })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Terms of the award of each player, without the fields of a single award. */
function campaignBody({ campaign, currency, award }: CampaignDraft, now: number) {
  const { key: _key, batch: _batch, ...terms } = bodyOf(award, { key: '', now });
  return { ...terms, campaign, currency } satisfies CampaignBody;
}

interface OfferedProps {
  readonly draft: CampaignDraft;
  readonly body: ReturnType<typeof campaignBody>;
  readonly count: number;
}

function Offered({ draft, body, count }: OfferedProps) {
  const t = useT('back-office');
  const termsText = useTermsText();
  const terms = {
    kinds: draft.award.kinds,
    legs_min: body.legs_min ?? null,
    sports: body.sports ?? null,
    is_stake_returned: draft.award.isStakeReturned,
    own_odds: { min: body.odds_min ?? null, max: body.odds_max ?? null },
  };
  const amount = formatMoney(draft.award.amount, draft.currency);
  const whole = formatMoney((Number(draft.award.amount) * count).toFixed(2), draft.currency);
  return (
    <Note tone="info">
      <p>
        <b className="font-semibold">{t('campaign.offer', { campaign: draft.campaign, amount, count })}</b>
      </p>
      <p>{termsText(terms)}</p>
      <p>
        {t('freeBets.until')}: <DateText at={body.valid_until} /> · {t('freeBets.reason')}: {body.reason}
      </p>
      <p>{t('campaign.cost', { whole })}</p>
    </Note>
  );
}

function Counts({ candidates }: Pick<PreviewProps, 'candidates'>) {
  const t = useT('back-office');
  const counts = CANDIDATE_STATES.map(
    (state) => [state, candidates.filter((one) => one.state === state).length] as const,
  );
  return (
    <ul className="flex flex-wrap gap-2">
      {counts
        .filter(([, count]) => count > 0)
        .map(([state, count]) => (
          <li key={state}>
            <Pill tone={TONES[state]}>
              {t(`campaign.state.${state}`)}: {count}
            </Pill>
          </li>
        ))}
    </ul>
  );
}

/** Entries of the list. Those who get nothing come first, because staff search for them. */
function Entries({ candidates }: Pick<PreviewProps, 'candidates'>) {
  const t = useT('back-office');
  const ordered = [...candidates.entries()].sort(
    ([a, one], [b, other]) => Number(one.state === 'ready') - Number(other.state === 'ready') || a - b,
  );
  return (
    <section
      className="campaign-entries"
      aria-label={t('campaign.entries')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard.
      tabIndex={0}
    >
      <ul>
        {ordered.map(([place, { entry, state, id, username, currency }]) => (
          <li key={place}>
            <span className="campaign-entry">
              <b className="font-semibold">{username ?? entry}</b>
              <span className="text-12 text-muted">
                {id === null
                  ? t('campaign.asWritten')
                  : [...([username, id, `#${id}`].includes(entry) ? [] : [entry]), `#${id}`, currency].join(' · ')}
              </span>
            </span>
            <Pill tone={TONES[state]}>{t(`campaign.state.${state}`)}</Pill>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Progress, the result with its undo, or the reason why it stopped. */
function Outcome({ acts, campaign }: { acts: CampaignActs; campaign: string }) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const { run, failure, isPending } = acts;
  const back = () => run && acts.change(campaign, run.act === 'cancel' ? 'restore' : 'cancel', run.changed);
  return (
    <div role="status" className="grid gap-2">
      {run !== null && !run.isOver && (
        <>
          <Progress value={(100 * run.done) / run.ids.length} aria-label={t('campaign.progress')} />
          <span className="tabular text-12 text-muted">
            {t('campaign.doneOf', { done: run.done, total: run.ids.length })}
          </span>
        </>
      )}
      {failure !== null && (
        <Note tone="bad">
          {failureText(failure)} {run !== null && t('campaign.stopped')}
        </Note>
      )}
      {run?.isOver && (
        <Note
          tone="good"
          action={
            run.changed.length > 0 && (
              <Button size="xs" variant="default" loading={isPending} onClick={() => void back()}>
                {common('action.undo')}
              </Button>
            )
          }
        >
          {t(`campaign.done.${run.act}`, { count: run.changed.length })}{' '}
          {run.changed.length < run.ids.length && t('campaign.kept', { count: run.ids.length - run.changed.length })}
        </Note>
      )}
    </div>
  );
}
