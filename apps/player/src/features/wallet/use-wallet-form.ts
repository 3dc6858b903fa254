import type { PaymentMethodRow } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { useFailureText } from '@ordago/web-kit';
import { useRef, useState } from 'react';
import { type AmountBounds, isAmountReady, judgeAmount } from './wallet-amounts.ts';
import { type Direction, type Draft, idempotencyKeyOf, useWalletDraft } from './wallet-draft.ts';
import { judgeDetails, placeOfFailure } from './wallet-refusals.ts';

/** At least one method is open, or there is no form. */
export type OpenMethods = readonly [PaymentMethodRow, ...PaymentMethodRow[]];

export interface WalletFormInput {
  readonly direction: Direction;
  readonly methods: OpenMethods;
  /** Amount available to withdraw; a deposit has no such bound. */
  readonly available?: string;
  /** Reason why the last submission failed. */
  readonly failure: unknown;
  /** Forgets that failure: what it was about has changed. */
  readonly onForget: () => void;
}

/** Shared part of both forms: the draft, its judgement, and where a refusal of the server belongs. */
export function useWalletForm({ direction, methods, available, failure, onForget }: WalletFormInput) {
  const failureText = useFailureText();
  const draft = useWalletDraft((drafts) => drafts[direction]);
  const save = useWalletDraft((drafts) => drafts.change);
  const [keyOf] = useState(idempotencyKeyOf);
  const isSending = useRef(false);

  const method = methods.find(({ name }) => name === draft.method) ?? methods[0];
  const limits = method[direction].limits;
  const bounds: AmountBounds = { min: limits?.min_amount ?? '0', max: limits?.max_amount ?? '0', available };
  const faults = judgeDetails(method.name, direction, draft.details);
  const place = placeOfFailure(
    failure,
    method[direction].fields.map(({ name }) => name),
  );
  const refusedSentence = place === null ? '' : failureText(failure);
  const amountWord = useAmountWord(bounds, limits?.currency ?? '');
  return {
    draft,
    method,
    bounds,
    currency: limits?.currency ?? '',
    faults,
    keyOf,
    isSending,
    isReady: isAmountReady(draft.amount, bounds) && Object.keys(faults).length === 0,
    amountError: place === 'amount' ? refusedSentence : amountWord(draft.amount),
    refused:
      place !== null && place !== 'amount' && place !== 'form' ? { field: place, sentence: refusedSentence } : null,
    formError: place === 'form' ? refusedSentence : null,
    change: (changes: Partial<Draft>) => {
      save(direction, changes);
      onForget();
    },
  };
}

/** The details of a method that hold something, as the call carries them. */
export function detailsBody(method: PaymentMethodRow, direction: Direction, details: Draft['details']) {
  const entries = method[direction].fields
    .map(({ name }) => [name, (details[name as keyof typeof details] ?? '').trim()] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as Draft['details'];
}

function useAmountWord(bounds: AmountBounds, currency: string): (typed: string) => string | undefined {
  const t = useT('player');
  return (typed) => {
    const fault = judgeAmount(typed, bounds);
    if (fault === null) return undefined;
    if (fault === 'below-min') return t('wallet.belowMin', { min: formatMoney(bounds.min, currency) });
    if (fault === 'above-max') return t('wallet.aboveMax', { max: formatMoney(bounds.max, currency) });
    return t('wallet.aboveBalance', { available: formatMoney(bounds.available ?? '0', currency) });
  };
}
