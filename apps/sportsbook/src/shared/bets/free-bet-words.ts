import type { FreeBet } from '@ordago/contracts';
import { formatDate, formatOddsAs } from '@ordago/i18n';
import { useLocale, useOddsFormat, useT } from '@ordago/i18n/react';
import { parseInstant } from '@ordago/kernel';
import { useSportName } from '../names/sport-name.ts';
import type { FreeBetReason } from '../slip/free-bet.ts';
import { priceOf } from '../slip/slip-maths.ts';

/** A free bet in the reader's words: what it is good for, until when, and why it does not pay the slip. */
export interface FreeBetWords {
  /** `Simple desde 2.00 · Combinada desde 2.00`, its kinds, legs and sports. */
  readonly terms: (freeBet: FreeBet) => string;
  readonly until: (freeBet: FreeBet) => string;
  readonly why: (reason: FreeBetReason) => string;
}

export function useFreeBetWords(): FreeBetWords {
  const t = useT('sportsbook');
  const locale = useLocale();
  const format = useOddsFormat();
  const sportName = useSportName();
  const oddsOf = (text: string) => formatOddsAs(priceOf(text), format);
  const dateOf = (text: string) => {
    const at = parseInstant(text);
    return at === null ? text : formatDate(at, locale);
  };
  const sportsOf = (sports: readonly string[]) => sports.map(sportName).join(', ');
  const bounds = ({ min, max }: FreeBet['odds']['single']) =>
    max === null
      ? t('freeBets.oddsFrom', { min: oddsOf(min) })
      : t('freeBets.oddsBetween', { min: oddsOf(min), max: oddsOf(max) });
  const oddsWords = ({ kinds, odds: { single, express } }: FreeBet) => {
    if (kinds !== 'any') return bounds(kinds === 'single' ? single : express);
    const isOne = single.min === express.min && single.max === express.max;
    return isOne ? bounds(single) : t('freeBets.oddsByKind', { single: bounds(single), express: bounds(express) });
  };
  const kindWords = ({ kinds, legs_min: legs }: FreeBet) => {
    if (kinds === 'single') return t('freeBets.singlesOnly');
    if (kinds === 'express') return legs === null ? t('freeBets.expressOnly') : t('freeBets.expressOf', { min: legs });
    return legs === null ? t('freeBets.anyKind') : t('freeBets.anyKindOf', { min: legs });
  };
  return {
    terms: (freeBet) =>
      [
        kindWords(freeBet),
        oddsWords(freeBet),
        ...(freeBet.sports === null ? [] : [t('freeBets.sportsOnly', { sports: sportsOf(freeBet.sports) })]),
        t(freeBet.is_stake_returned ? 'freeBets.stakeReturned' : 'freeBets.winningsOnly'),
      ].join(' · '),
    until: ({ valid_until: at }) => t('freeBets.until', { date: dateOf(at) }),
    why: (reason) => {
      switch (reason.kind) {
        case 'legs':
          return t('freeBets.why.legs', { min: reason.min });
        case 'later':
          return t('freeBets.why.later', { date: dateOf(reason.from) });
        case 'sports':
          return t('freeBets.sportsOnly', { sports: sportsOf(reason.sports) });
        case 'odds-low':
          return t('freeBets.why.odds-low', { min: oddsOf(reason.min) });
        case 'odds-high':
          return t('freeBets.why.odds-high', { max: oddsOf(reason.max) });
        default:
          return t(`freeBets.why.${reason.kind}`);
      }
    },
  };
}
