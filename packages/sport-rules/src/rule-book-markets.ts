import type { Market } from './markets/catalogue.ts';
import { methodsOf } from './victory-methods.ts';
import { type SportRule, specialOf } from './vocabulary.ts';

/** Returns true if an outcome of such a market is one of the sport's rule book: no way to win that it does not list. */
export function isOutcomeInRuleBook(rule: SportRule, { kind }: Market, outcome: string): boolean {
  if (!specialOf(rule, 'victory-methods') || !kind.needs.includes('winner') || !kind.needs.includes('method'))
    return true;
  const methods: readonly string[] = [...methodsOf(rule), 'draw'];
  return methods.includes(outcome.split('/').at(-1) ?? '');
}

/**
 * Returns true if a market is one of the sport's rule book: of a kind that it names, with as many places of a race as it names,
 * no break beyond the highest there is, and first half and match together in as many answers as it gives (specification 3, section 3).
 */
export function isInRuleBook(rule: SportRule, { kind, values }: Market): boolean {
  if (!rule.outcomes.includes(kind.key)) return false;
  switch (kind.key) {
    case 'race-place': {
      const race = specialOf(rule, 'race');
      return !race || values.places === race.podium;
    }
    case 'break-total':
    case 'maxima-total':
    case 'break-1x2':
    case 'maxima-1x2': {
      const most = specialOf(rule, 'score-max');
      const isOfKind = most?.what === (kind.key.startsWith('break') ? 'break' : 'visit');
      // Lines are in quarters.
      return isOfKind && (kind.key !== 'break-total' || Number(values.line) < 4 * most.points);
    }
    case 'half-time-full-time':
      return specialOf(rule, 'half-and-match')?.ways !== 2;
    case 'half-time-full-time-2way':
      return specialOf(rule, 'half-and-match')?.ways !== 3;
    default:
      return true;
  }
}
