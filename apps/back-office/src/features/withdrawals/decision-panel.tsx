import { Button, Modal, Radio, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { DECLINE_REASON_MAX } from '@ordago/contracts';
import { formatMoney, isLocale, LOCALE_NAMES, loadMessages } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Kbd, Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDecide } from './api/decide.ts';
import type { Withdrawal } from './api/list-withdrawals.ts';
import { payeeLine } from './withdrawal-words.tsx';

const REASONS = ['details', 'identity', 'request', 'other'] as const;
type Reason = (typeof REASONS)[number];

export interface DecisionPanelProps {
  readonly withdrawal: Withdrawal;
  /** It left the queue while it was open. */
  readonly isGone: boolean;
  readonly onDecided: (withdrawal: Withdrawal) => void;
}

/** Approve, or decline with the exact text that the player reads; money moves only after a confirmation. */
export function DecisionPanel({ withdrawal, isGone, onDecided }: DecisionPanelProps) {
  const t = useT('back-office');
  const decision = useDecision(withdrawal, onDecided);
  const isOpen = withdrawal.status === 'created' && !isGone;
  if (!isOpen) return isGone ? <Moved /> : null;
  return (
    <section className="card grid gap-3 p-4" aria-label={t('withdrawals.decision')}>
      <h2 className="text-14 font-semibold">{t('withdrawals.decision')}</h2>
      {!withdrawal.may_approve && <Note tone="warn">{boundText(t, withdrawal)}</Note>}
      <Choices decision={decision} mayApprove={withdrawal.may_approve} />
      {decision.failure !== null && (
        <div role="alert">
          <Note tone="bad">{decision.failure}</Note>
        </div>
      )}
      <Button
        size="md"
        fullWidth
        color={decision.act === 'decline' ? 'negative' : 'ink'}
        variant={decision.act === 'decline' ? 'outline' : 'filled'}
        disabled={!decision.isReady}
        onClick={decision.ask}
      >
        {t(decision.act === 'decline' ? 'withdrawals.declineButton' : 'withdrawals.approveButton')}
      </Button>
      <Keys />
      <Confirmation withdrawal={withdrawal} decision={decision} />
    </section>
  );
}

type Decision = ReturnType<typeof useDecision>;

function useDecision(withdrawal: Withdrawal, onDecided: (withdrawal: Withdrawal) => void) {
  const failureText = useFailureText();
  const [act, setAct] = useState<'approve' | 'decline'>(withdrawal.may_approve ? 'approve' : 'decline');
  const [reason, setReason] = useState<Reason>('details');
  const [own, setOwn] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const sentences = usePlayerSentences(withdrawal.player_locale);
  const text = own ?? (reason === 'other' ? '' : (sentences?.[reason] ?? ''));
  const decide = useDecide((done) => {
    setIsAsking(false);
    onDecided(done);
  });
  const isReady = act === 'approve' ? withdrawal.may_approve : text.trim() !== '';
  const ask = () => isReady && setIsAsking(true);
  const approveByKey = () => {
    if (!withdrawal.may_approve || withdrawal.status !== 'created') return;
    setAct('approve');
    setIsAsking(true);
  };
  useHotkeys([
    ['a', approveByKey],
    ['r', () => setAct('decline')],
  ]);
  return {
    act,
    setAct,
    reason,
    text,
    isReady,
    isAsking,
    ask,
    locale: withdrawal.player_locale,
    chooseReason: (next: Reason) => {
      setReason(next);
      setOwn(null);
    },
    write: setOwn,
    close: () => setIsAsking(false),
    confirm: () =>
      decide.mutate(
        { withdrawal, verdict: act === 'approve' ? { act } : { act, reason: text.trim() } },
        { onError: () => setIsAsking(false) },
      ),
    isPending: decide.isPending,
    failure: decide.error === null ? null : failureText(decide.error),
  };
}

/** The prepared texts in the language of the player who reads them. */
function usePlayerSentences(locale: string) {
  const { data } = useQuery({
    queryKey: ['player-sentences', locale],
    queryFn: async () => {
      const loaded = await loadMessages(isLocale(locale) ? locale : 'es', ['back-office']);
      return loaded['back-office']?.withdrawals.text ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}

function Choices({ decision, mayApprove }: { decision: Decision; mayApprove: boolean }) {
  const t = useT('back-office');
  const { act, setAct, reason, chooseReason } = decision;
  return (
    <>
      <Radio.Group
        aria-label={t('withdrawals.decision')}
        value={act}
        onChange={(value) => setAct(value === 'decline' ? 'decline' : 'approve')}
      >
        <div className="grid gap-2">
          <Card value="approve" label={t('approval.approve')} isDisabled={!mayApprove} />
          <Card value="decline" label={t('withdrawals.declineChoice')} />
        </div>
      </Radio.Group>
      {act === 'approve' ? (
        <p className="text-12 text-muted">
          <b className="font-semibold">{t('withdrawals.reads')}</b>: {t('withdrawals.approveReads')}
        </p>
      ) : (
        <>
          <Radio.Group
            label={t('approval.reason')}
            value={reason}
            onChange={(value) => chooseReason(REASONS.find((known) => known === value) ?? 'other')}
          >
            <div className="grid gap-2">
              {REASONS.map((name) => (
                <Card key={name} value={name} label={t(`withdrawals.reason.${name}`)} />
              ))}
            </div>
          </Radio.Group>
          <PlayerText decision={decision} />
        </>
      )}
    </>
  );
}

function PlayerText({ decision: { text, write, locale } }: { decision: Decision }) {
  const t = useT('back-office');
  return (
    <Textarea
      label={t('withdrawals.reads')}
      description={t('withdrawals.readsHint', { language: isLocale(locale) ? LOCALE_NAMES[locale] : locale })}
      autosize
      minRows={3}
      maxLength={DECLINE_REASON_MAX}
      required
      withAsterisk={false}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}

function Card({ value, label, isDisabled = false }: { value: string; label: string; isDisabled?: boolean }) {
  return (
    <Radio.Card value={value} className="choice" disabled={isDisabled}>
      <span className="flex items-center gap-3">
        <Radio.Indicator size="xs" disabled={isDisabled} />
        <span className={isDisabled ? 'text-faint' : 'font-medium'}>{label}</span>
      </span>
    </Radio.Card>
  );
}

function Keys() {
  const t = useT('back-office');
  const keys = [
    ['A', t('withdrawals.keyApprove')],
    ['R', t('withdrawals.keyDecline')],
    ['J', t('withdrawals.keyNext')],
    ['K', t('withdrawals.keyPrevious')],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-12 text-muted">
      {keys.map(([key, words]) => (
        <span key={key} className="whitespace-nowrap">
          <Kbd>{key}</Kbd> {words}
        </span>
      ))}
    </p>
  );
}

function Confirmation({ withdrawal, decision }: { withdrawal: Withdrawal; decision: Decision }) {
  const t = useT('back-office');
  const common = useT('common');
  const isApproval = decision.act === 'approve';
  const amount = formatMoney(withdrawal.amount, withdrawal.currency);
  const name = withdrawal.username;
  return (
    <Modal
      opened={decision.isAsking}
      onClose={decision.close}
      centered
      title={<b className="text-16">{t(isApproval ? 'withdrawals.confirmTitle' : 'withdrawals.confirmDecline')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <p className="mb-3 text-14">
        {isApproval
          ? t('withdrawals.confirmText', { name, amount, payee: payeeLine(withdrawal) })
          : t('withdrawals.confirmDeclineText', { name, amount })}
      </p>
      {!isApproval && <blockquote className="mb-3 rounded-control bg-well px-3 py-2">{decision.text}</blockquote>}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={decision.close}>
          {common('action.cancel')}
        </Button>
        <Button
          color={isApproval ? 'ink' : 'negative'}
          variant={isApproval ? 'filled' : 'outline'}
          data-autofocus
          loading={decision.isPending}
          onClick={decision.confirm}
        >
          {t(isApproval ? 'withdrawals.approveButton' : 'withdrawals.declineButton')}
        </Button>
      </div>
    </Modal>
  );
}

function Moved() {
  const t = useT('back-office');
  return (
    <section className="card p-4">
      <Note tone="warn">{t('withdrawals.moved')}</Note>
    </section>
  );
}

function boundText(t: ReturnType<typeof useT<'back-office'>>, { approval_cap, currency }: Withdrawal): string {
  if (approval_cap === null || /^0(\.0*)?$/.test(approval_cap)) return t('withdrawals.noCap', { currency });
  return t('withdrawals.aboveCap', { cap: formatMoney(approval_cap, currency) });
}
