import { Modal, NumberInput, Switch } from '@mantine/core';
import { type BodyIn, type CashOutTerms, setCashOutTerms } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useSportName } from '../../shared/sport-name.ts';
import { EditorFoot } from './editor-foot.tsx';
import type { BettingActions } from './use-betting-actions.ts';

/** Terms of every sport without its own. */
export const ALL_SPORTS = '*';
/** Amount of the example of an effect, in cents. */
const EXAMPLE_CENTS = 1_000;

export interface TermsEditorProps {
  readonly terms: CashOutTerms;
  /** Terms of this sport; null where those of all sports apply. */
  readonly current: CashOutTerms | null;
  readonly acts: BettingActions;
  readonly onClose: () => void;
}

/** Terms while they are written: the margin in per cent. */
interface TermsDraft {
  readonly isOffered: boolean;
  readonly percent: string | number;
  readonly seconds: string | number;
}

/** Sets the terms of a sport, or takes its own back, and shows the price at which a bet will be bought. */
export function TermsEditor({ terms, current, acts, onClose }: TermsEditorProps) {
  const t = useT('back-office');
  const common = useT('common');
  const sportName = useSportName();
  const { sport } = terms;
  const [draft, setDraft] = useState<TermsDraft>({
    isOffered: terms.is_offered,
    percent: terms.margin_bps / 100,
    seconds: terms.closing_seconds,
  });
  const [isTried, setIsTried] = useState(false);
  const finish = async (next: BodyIn<typeof setCashOutTerms>['terms']) => {
    setIsTried(true);
    const isDone = await acts.act({
      run: () => api(setCashOutTerms, { body: { sport, terms: next } }),
      notice: t(next === null ? 'betting.termsLifted' : 'betting.termsSet', { sport: sportName(sport) }),
      back: () => api(setCashOutTerms, { body: { sport, terms: current && termsOf(current) } }),
    });
    if (isDone) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const closing_seconds = Number(draft.seconds);
    void finish({ is_offered: draft.isOffered, margin_bps: bpsOf(draft), closing_seconds });
  };
  const isOwn = current !== null && sport !== ALL_SPORTS;
  const lift = isOwn ? { label: t('betting.liftTerms'), onLift: () => void finish(null) } : null;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={<b className="text-16">{t('betting.termsTitle', { sport: sportName(sport) })}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <form onSubmit={submit} className="grid gap-4">
        <TermsFields draft={draft} onChange={setDraft} />
        <Note tone={draft.isOffered ? 'info' : 'warn'}>
          {draft.isOffered
            ? t('betting.termsEffect', {
                fair: formatMoney(textOf(EXAMPLE_CENTS), 'USD'),
                value: formatMoney(textOf(Math.floor((EXAMPLE_CENTS * (10_000 - bpsOf(draft))) / 10_000)), 'USD'),
                seconds: Number(draft.seconds),
              })
            : t('betting.termsOff')}
        </Note>
        <EditorFoot acts={acts} isTried={isTried} onClose={onClose} lift={lift} />
      </form>
    </Modal>
  );
}

function TermsFields({ draft, onChange }: { draft: TermsDraft; onChange: (draft: TermsDraft) => void }) {
  const t = useT('back-office');
  const locale = useLocale();
  return (
    <>
      <Switch
        label={t('betting.field.is_offered')}
        checked={draft.isOffered}
        onChange={(event) => onChange({ ...draft, isOffered: event.currentTarget.checked })}
      />
      <div className="grid items-start gap-3 tablet:grid-cols-2">
        <NumberInput
          label={t('betting.field.margin_bps')}
          description={t('betting.hint.margin_bps')}
          min={0}
          max={100}
          decimalScale={2}
          suffix={locale === 'es' ? ' %' : '%'}
          clampBehavior={'blur' as const}
          value={draft.percent}
          onChange={(percent) => onChange({ ...draft, percent })}
        />
        <NumberInput
          label={t('betting.field.closing_seconds')}
          description={t('betting.hint.closing_seconds')}
          min={0}
          max={3_600}
          suffix=" s"
          clampBehavior={'blur' as const}
          allowDecimal={false}
          value={draft.seconds}
          onChange={(seconds) => onChange({ ...draft, seconds })}
        />
      </div>
    </>
  );
}

/** An unfinished number counts within its bounds. */
function bpsOf({ percent }: TermsDraft): number {
  return Math.min(Math.max(Math.round(Number(percent) * 100), 0), 10_000);
}

function termsOf({ is_offered, margin_bps, closing_seconds }: CashOutTerms) {
  return { is_offered, margin_bps, closing_seconds };
}

/** Whole cents as the text of an amount. */
function textOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
