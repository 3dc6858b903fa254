import type { PlayRefusal, TakenBack } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useErrorText, useT } from '@ordago/i18n/react';
import type { Unplayed } from '../play-api.ts';

/** A sentence of the error catalogue, or one of the games' own. */
type Sentence =
  | { readonly error: string }
  | { readonly own: 'fault.invalid' | 'fault.refused' | 'fault.cancelled' | 'crash.missed' | 'refusal.roundOpen' };

const IMPOSSIBLE: Sentence = { own: 'fault.invalid' };
const CANCELLED: Sentence = { own: 'fault.cancelled' };

/** The sentence of each refusal that a game server answers by itself. Those of the operator are in the error catalogue. */
const SENTENCES: Readonly<Record<PlayRefusal | TakenBack, Sentence>> = {
  'session-unknown': { error: 'game-session-expired' },
  'launch-code-spent': { error: 'launch-code-spent' },
  'game-unknown': { error: 'game-session-expired' },
  'round-closed': { error: 'round-closed' },
  'round-unknown': { error: 'round-closed' },
  'round-open': { own: 'refusal.roundOpen' },
  'round-action-invalid': { error: 'round-action-invalid' },
  'insufficient-balance': { error: 'insufficient-balance' },
  'stake-outside-limits': { error: 'stake-outside-game-limits' },
  'stake-and-key-needed': IMPOSSIBLE,
  'validation-failed': IMPOSSIBLE,
  'choice-invalid': IMPOSSIBLE,
  'place-needed': IMPOSSIBLE,
  'table-unknown': IMPOSSIBLE,
  'malformed-input': IMPOSSIBLE,
  'client-seed-invalid': { error: 'client-seed-invalid' },
  'origin-refused': { error: 'game-session-expired' },
  'body-too-large': IMPOSSIBLE,
  'too-many-attempts': { error: 'too-many-attempts' },
  internal: { error: 'internal' },
  'operator-refused': { own: 'fault.refused' },
  'too-late': { own: 'crash.missed' },
  interrupted: CANCELLED,
  abandoned: CANCELLED,
};

/** Returns the sentence about a round that was not played: why, and what happens now; amounts are in `currency`. */
export function useRefusalText(currency: string): (unplayed: Unplayed) => string {
  const t = useT('game');
  const errorText = useErrorText();
  return ({ fault, refusal, max }) => {
    const plain = t(`fault.${fault}`);
    // The request may have arrived: nothing else is known.
    if (fault === 'lost' || refusal === '') return plain;
    if (refusal === 'stake-outside-limits' && max !== undefined) {
      return t('refusal.stakeMax', { max: formatMoney(max, currency) });
    }
    const sentence: Sentence = isOwn(refusal) ? SENTENCES[refusal] : { error: refusal };
    return 'own' in sentence ? t(sentence.own) : errorText({ name: sentence.error, message: plain });
  };
}

function isOwn(refusal: string): refusal is PlayRefusal | TakenBack {
  return Object.hasOwn(SENTENCES, refusal);
}
