import { drawDistinct } from '@ordago/fairness';
import { isRefusal } from '@ordago/kernel';
import type { OneShotEngine } from '../engine.ts';
import { choose, hundredths, mathsOfLaw, multipleText, payRound } from '../law.ts';
import { readFields, readSet, readWord } from '../reading.ts';
import { KENO_PAYS, KENO_RISKS, type KenoRisk } from './tables.ts';

/** Numbers are 1 to 40; ten are drawn. */
const NUMBERS = 40;
const DRAWN = 10;
const PICKS_MAX = 10;

export interface KenoChoice {
  /** One to ten different numbers, ascending. */
  readonly picks: readonly number[];
  readonly risk: KenoRisk;
}

/**
 * Keno: ten of forty numbers are drawn without repetition, one draw each; the table of risk and picks sets what the
 * hits pay. Hits follow the hypergeometric law C(p, h) · C(40 − p, 10 − h) / C(40, 10).
 */
export const KENO: OneShotEngine<KenoChoice> = {
  key: 'keno',
  kind: 'keno',
  form: 'one-shot',
  rtp: { min: 9_897, max: 9_900 },
  volatility: 'chosen',
  payoutMaxHundredths: 1_000_000,
  source: 'seeds',
  parameters: { numbers: NUMBERS, drawn: DRAWN, picksMax: PICKS_MAX, risks: KENO_RISKS, pays: KENO_PAYS },
  readChoice(input) {
    const fields = readFields(input, 'choice');
    if (isRefusal(fields)) return fields;
    const picks = readSet(fields.picks, { field: 'picks', min: 1, max: NUMBERS, countMin: 1, countMax: PICKS_MAX });
    if (isRefusal(picks)) return picks;
    const risk = readWord(fields.risk, { field: 'risk', among: KENO_RISKS });
    return isRefusal(risk) ? risk : { picks, risk };
  },
  play(stake, { picks, risk }, draws) {
    const drawn = drawDistinct(draws, { count: DRAWN, from: NUMBERS }).map((place) => place + 1);
    const hits = drawn.filter((number) => picks.includes(number)).length;
    const returns = hundredths(kenoPay(risk, picks.length, hits));
    return payRound(stake, returns, { picks, risk, drawn, hits, multiple: multipleText(returns) });
  },
  mathsOf({ picks, risk }) {
    const count = picks.length;
    const hits = Array.from({ length: count + 1 }, (_, hit) => hit);
    return mathsOfLaw(
      hits.map((hit) => ({
        weight: choose(count, hit) * choose(NUMBERS - count, DRAWN - hit),
        returns: hundredths(kenoPay(risk, count, hit)),
      })),
    );
  },
  modes() {
    const tickets = [4, 1, 2, 3, 5, 6, 7, 8, 9, 10].map((count) => Array.from({ length: count }, (_, i) => 3 * i + 2));
    return tickets.flatMap((picks) => KENO_RISKS.map((risk) => ({ picks, risk })));
  },
};

/** Payout of a ticket, in hundredths of the stake. */
function kenoPay(risk: KenoRisk, picks: number, hits: number): number {
  return KENO_PAYS[risk][picks - 1]?.[hits] ?? 0;
}
