import { isRefusal } from '@ordago/kernel';
import type { OneShotEngine } from '../engine.ts';
import { choose, hundredths, mathsOfLaw, multipleText, payRound } from '../law.ts';
import { readFields, readWhole, readWord } from '../reading.ts';
import { PLINKO_PAYS, PLINKO_RISKS, type PlinkoRisk } from './tables.ts';

const ROWS = { min: 8, max: 16 };
/** Draws from here on fall to the right: float ≥ 0.5. */
const HALF = 0x8000_0000;

export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

/**
 * Plinko: a ball falls through 8 to 16 rows of pegs, left or right with equal chance at each, one draw a row. The bin it
 * ends in is the number of falls to the right; the table of its rows and risk sets what that bin pays.
 */
export const PLINKO: OneShotEngine<PlinkoChoice> = {
  key: 'plinko',
  kind: 'plinko',
  form: 'one-shot',
  rtp: { min: 9_898, max: 9_900 },
  volatility: 'chosen',
  payoutMaxHundredths: 100_000,
  source: 'seeds',
  parameters: {
    rowsMin: ROWS.min,
    rowsMax: ROWS.max,
    risks: PLINKO_RISKS,
    pays: Object.fromEntries(PLINKO_RISKS.map((risk) => [risk, tablesOf(risk)])),
  },
  readChoice(input) {
    const fields = readFields(input, 'choice');
    if (isRefusal(fields)) return fields;
    const rows = readWhole(fields.rows, { field: 'rows', ...ROWS });
    if (isRefusal(rows)) return rows;
    const risk = readWord(fields.risk, { field: 'risk', among: PLINKO_RISKS });
    return isRefusal(risk) ? risk : { rows, risk };
  },
  play(stake, { rows, risk }, draws) {
    const path = Array.from({ length: rows }, () => (draws.nextU32() >= HALF ? 1 : 0));
    const bin = path.reduce<number>((sum, fall) => sum + fall, 0);
    const returns = hundredths(plinkoPay(risk, rows, bin));
    return payRound(stake, returns, { rows, risk, path, bin, multiple: multipleText(returns) });
  },
  mathsOf({ rows, risk }) {
    const bins = Array.from({ length: rows + 1 }, (_, bin) => bin);
    return mathsOfLaw(
      bins.map((bin) => ({ weight: choose(rows, bin), returns: hundredths(plinkoPay(risk, rows, bin)) })),
    );
  },
  modes() {
    const rows = Array.from({ length: ROWS.max - ROWS.min + 1 }, (_, more) => ROWS.max - more);
    return rows.flatMap((count) => PLINKO_RISKS.map((risk) => ({ rows: count, risk })));
  },
};

/** Payout of a bin, in hundredths of the stake. */
function plinkoPay(risk: PlinkoRisk, rows: number, bin: number): number {
  return PLINKO_PAYS[risk][rows]?.[Math.min(bin, rows - bin)] ?? 0;
}

function tablesOf(risk: PlinkoRisk) {
  return Object.fromEntries(
    Object.keys(PLINKO_PAYS[risk]).map((rows) => {
      const bins = Array.from({ length: Number(rows) + 1 }, (_, bin) => plinkoPay(risk, Number(rows), bin));
      return [rows, bins];
    }),
  );
}
