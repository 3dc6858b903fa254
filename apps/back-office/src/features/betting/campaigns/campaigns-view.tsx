import { Button, FileButton, Textarea, TextInput } from '@mantine/core';
import { CAMPAIGN_NAME, CAMPAIGN_PLAYERS_MAX } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { ChoiceField } from '../../../shared/choice/choice-field.tsx';
import { wrongFields } from '../../../shared/free-bets/award-draft.ts';
import { AwardFields } from '../../../shared/free-bets/award-fields.tsx';
import { useBettingRules } from '../limits/limit-values.ts';
import { type CampaignDraft, EMPTY_CAMPAIGN } from './campaign-draft.ts';
import { CampaignPreview } from './campaign-preview.tsx';
import { readPlayerList } from './player-list.ts';
import { type CampaignActs, useCampaign } from './use-campaign.ts';

/** The same free bet for a list of players: what it is and for whom, who of them gets it, and giving it. */
export function CampaignsView() {
  const [draft, setDraft] = useState(EMPTY_CAMPAIGN);
  const acts = useCampaign();
  const onChange = (change: Partial<CampaignDraft>) => setDraft((before) => ({ ...before, ...change }));
  return (
    <div className="card grid gap-4 p-4">
      {acts.candidates === null ? (
        <CampaignForm draft={draft} acts={acts} onChange={onChange} />
      ) : (
        <CampaignPreview
          draft={draft}
          acts={acts}
          candidates={acts.candidates}
          onNew={() => setDraft(EMPTY_CAMPAIGN)}
        />
      )}
    </div>
  );
}

interface FormProps {
  readonly draft: CampaignDraft;
  readonly acts: CampaignActs;
  readonly onChange: (change: Partial<CampaignDraft>) => void;
}

function CampaignForm({ draft, acts, onChange }: FormProps) {
  const t = useT('back-office');
  const failureText = useFailureText();
  const [isTried, setTried] = useState(false);
  const { data } = useBettingRules();
  const currencies = (data?.currencies ?? []).map(({ currency }) => currency);
  const currency = draft.currency || (currencies[0] ?? '');
  const players = readPlayerList(draft.list);
  const isNamed = CAMPAIGN_NAME.test(draft.campaign);
  const isListed = players.length > 0 && players.length <= CAMPAIGN_PLAYERS_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || !isListed || wrongFields(draft.award).length > 0) return;
    onChange({ currency });
    void acts.preview({ campaign: draft.campaign, currency, players: [...players] });
  };
  return (
    <form onSubmit={submit} className="campaign-form" noValidate>
      <div className="grid content-start gap-3">
        <TextInput
          label={t('campaign.name')}
          description={t('campaign.nameHint')}
          required
          maxLength={60}
          value={draft.campaign}
          error={isTried && !isNamed ? t('campaign.nameWrong') : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ campaign: value.trim().replaceAll(/\s+/g, '-') })}
        />
        <ChoiceField
          label={t('campaign.currency')}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={(code) => onChange({ currency: code })}
        />
        <ListField draft={draft} count={players.length} isWrong={isTried && !isListed} onChange={onChange} />
      </div>
      <div className="grid content-start gap-3">
        <AwardFields
          draft={draft.award}
          currency={currency}
          isTried={isTried}
          onChange={(change) => onChange({ award: { ...draft.award, ...change } })}
        />
      </div>
      <div className="campaign-foot">
        {acts.failure !== null && (
          <div role="alert">
            <Note tone="bad">{failureText(acts.failure)}</Note>
          </div>
        )}
        <Button type="submit" loading={acts.isPending}>
          {t('campaign.preview')}
        </Button>
      </div>
    </form>
  );
}

interface ListFieldProps extends Pick<FormProps, 'draft' | 'onChange'> {
  readonly count: number;
  readonly isWrong: boolean;
}

/** Usernames or numbers, pasted or out of a file; their number is shown below. */
function ListField({ draft, count, isWrong, onChange }: ListFieldProps) {
  const t = useT('back-office');
  const reset = useRef<() => void>(null);
  const read = async (file: File | null) => {
    if (file !== null) onChange({ list: await file.text() });
    // The same file can be chosen again once it was changed.
    reset.current?.();
  };
  const isTooLong = count > CAMPAIGN_PLAYERS_MAX;
  const wrong = isTooLong ? t('campaign.tooLong', { max: CAMPAIGN_PLAYERS_MAX }) : t('campaign.listWrong');
  return (
    <div className="grid gap-2">
      <Textarea
        label={t('campaign.list')}
        description={t('campaign.listHint', { max: CAMPAIGN_PLAYERS_MAX })}
        required
        autosize
        minRows={6}
        maxRows={12}
        spellCheck={false}
        value={draft.list}
        error={isWrong || isTooLong ? wrong : undefined}
        onChange={({ currentTarget: { value } }) => onChange({ list: value })}
      />
      <div className="flex items-center justify-between gap-3">
        <FileButton resetRef={reset} accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} size="xs" variant="default">
              {t('campaign.file')}
            </Button>
          )}
        </FileButton>
        <span className="text-12 text-muted" role="status">
          {t('campaign.count', { count })}
        </span>
      </div>
    </div>
  );
}
