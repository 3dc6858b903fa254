/**
 * The markets of the XML feed that we have a name for: the number and outcomes as the supplier's public list has them, and
 * what they are in the words of our catalogue. Whoever plugs in a supplier with other numbers adds rows here.
 */
export interface UofMarketRow {
  readonly id: number;
  /** Key of a kind of the catalogue of markets. */
  readonly kind: string;
  /** The specifier in our words; `$name` is the value of the supplier's specifier of that name. */
  readonly specifier: string;
  /** The supplier's outcomes, each with ours. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Groups that the market stops with, beside `all`. */
  readonly groups: readonly string[];
}

const RESULT = { '1': '1', '2': 'x', '3': '2' };
const SIDES = { '4': '1', '5': '2' };
const HANDICAP = { '1714': '1', '1715': '2' };
const TOTAL = { '12': 'over', '13': 'under' };
const DOUBLE = { '9': '1x', '10': '12', '11': 'x2' };
const YES_NO = { '74': 'yes', '76': 'no' };

const SCORE = ['score', 'regular_play'];
const FIRST_HALF = ['score', '1st_half'];
const OVERTIME = ['score', 'ot'];
const WITH_OVERTIME = ['score', 'incl_ot'];
const WITH_INNINGS = ['score', 'incl_ei'];
const WITH_PENALTIES = ['score', 'incl_ot_and_pen'];

const PARITY = { '70': 'odd', '72': 'even' };

const row = (id: number, kind: string, specifier: string, outcomes: UofMarketRow['outcomes'], groups = SCORE) => ({
  id,
  kind,
  specifier,
  outcomes,
  groups,
});

export const UOF_MARKETS: readonly UofMarketRow[] = [
  row(1, '1x2', '', RESULT),
  row(10, 'double-chance', '', DOUBLE),
  row(11, 'draw-no-bet', '', SIDES),
  row(14, 'handicap-3way', 'line=$hcp', { '1711': '1', '1712': 'x', '1713': '2' }),
  row(16, 'handicap', 'line=$hcp', HANDICAP),
  row(18, 'total', 'line=$total', TOTAL),
  row(19, 'team-total', 'side=home|line=$total', TOTAL),
  row(20, 'team-total', 'side=away|line=$total', TOTAL),
  row(26, 'odd-even', '', PARITY),
  row(29, 'both-score', '', YES_NO),
  row(60, '1x2', 'period=1', RESULT, FIRST_HALF),
  row(63, 'double-chance', 'period=1', DOUBLE, FIRST_HALF),
  row(64, 'draw-no-bet', 'period=1', SIDES, FIRST_HALF),
  row(66, 'handicap', 'period=1|line=$hcp', HANDICAP, FIRST_HALF),
  row(68, 'total', 'period=1|line=$total', TOTAL, FIRST_HALF),
  row(75, 'both-score', 'period=1', YES_NO, FIRST_HALF),
  row(113, '1x2', 'period=overtime', RESULT, OVERTIME),
  row(116, 'total', 'period=overtime|line=$total', TOTAL, OVERTIME),
  row(117, 'handicap', 'period=overtime|line=$hcp', HANDICAP, OVERTIME),
  row(122, 'shoot-out', '', YES_NO, WITH_OVERTIME),
  row(186, 'match-winner', '', SIDES, ['score']),
  row(187, 'points-handicap', 'line=$hcp', HANDICAP, ['score']),
  row(188, 'handicap', 'line=$hcp', HANDICAP, ['score']),
  row(189, 'points-total', 'line=$total', TOTAL, ['score']),
  row(202, 'draw-no-bet', 'period=$setnr', SIDES, ['score', 'set']),
  row(204, 'total', 'period=$setnr|line=$total', TOTAL, ['score', 'set']),
  row(219, 'match-winner', '', SIDES, WITH_OVERTIME),
  row(220, 'overtime', '', YES_NO),
  row(223, 'handicap', 'period=full|line=$hcp', HANDICAP, WITH_OVERTIME),
  row(225, 'total', 'period=full|line=$total', TOTAL, WITH_OVERTIME),
  row(227, 'team-total', 'side=home|period=full|line=$total', TOTAL, WITH_OVERTIME),
  row(228, 'team-total', 'side=away|period=full|line=$total', TOTAL, WITH_OVERTIME),
  row(229, 'odd-even', 'period=full', PARITY, WITH_OVERTIME),
  row(237, 'points-handicap', 'line=$hcp', HANDICAP, ['score']),
  row(238, 'points-total', 'line=$total', TOTAL, ['score']),
  row(251, 'match-winner', '', SIDES, WITH_INNINGS),
  row(256, 'handicap', 'period=full|line=$hcp', HANDICAP, WITH_INNINGS),
  row(258, 'total', 'period=full|line=$total', TOTAL, WITH_INNINGS),
  row(260, 'team-total', 'side=home|period=full|line=$total', TOTAL, WITH_INNINGS),
  row(261, 'team-total', 'side=away|period=full|line=$total', TOTAL, WITH_INNINGS),
  row(264, 'odd-even', 'period=full', PARITY, WITH_INNINGS),
  row(268, 'overtime', '', YES_NO),
  row(314, 'total', 'line=$total', TOTAL, ['score']),
  row(340, 'match-winner', '', SIDES, ['score', 'incl_so']),
  row(406, 'match-winner', '', SIDES, WITH_PENALTIES),
  row(410, 'handicap', 'period=decided|line=$hcp', HANDICAP, WITH_PENALTIES),
  row(412, 'total', 'period=decided|line=$total', TOTAL, WITH_PENALTIES),
  row(414, 'team-total', 'side=home|period=decided|line=$total', TOTAL, WITH_PENALTIES),
  row(415, 'team-total', 'side=away|period=decided|line=$total', TOTAL, WITH_PENALTIES),
  row(419, 'odd-even', 'period=decided', PARITY, WITH_PENALTIES),
  row(463, 'double-chance', 'period=overtime', DOUBLE, OVERTIME),
  row(464, 'draw-no-bet', 'period=overtime', SIDES, OVERTIME),
  row(610, '1x2', 'period=full', RESULT, WITH_OVERTIME),
  row(612, 'draw-no-bet', 'period=full', SIDES, WITH_OVERTIME),
  row(616, 'team-odd-even', 'side=home|period=full', PARITY, WITH_OVERTIME),
  row(617, 'team-odd-even', 'side=away|period=full', PARITY, WITH_OVERTIME),
];

const BY_ID: ReadonlyMap<number, UofMarketRow> = new Map(UOF_MARKETS.map((one) => [one.id, one]));

/** Groups that some market of ours stops with. */
export const UOF_GROUPS: ReadonlySet<string> = new Set(UOF_MARKETS.flatMap(({ groups }) => groups));

export interface NamedMarket {
  readonly row: UofMarketRow;
  /** Key of a kind, and its specifier, in our words. */
  readonly kind: string;
  readonly specifier: string;
}

/**
 * A market of the supplier in our words.
 *
 * @returns a text that states why there is none: `market 999 is not in our list`
 */
export function nameUofMarket({ id, specifiers }: { id: number; specifiers: string }): NamedMarket | string {
  const found = BY_ID.get(id);
  if (!found) return `market ${id} is not in our list`;
  const given = readSpecifiers(specifiers);
  if (given === null) return `market ${id}: specifiers ${specifiers.slice(0, 60)} cannot be read`;
  const missing: string[] = [];
  const specifier = found.specifier.replace(/\$([a-z]+)/g, (_all, name: string) => {
    const text = valueText(name, given.get(name) ?? '');
    given.delete(name);
    if (text === null) missing.push(name);
    return text ?? '';
  });
  if (missing.length > 0) return `market ${id}: specifier ${missing[0]} is missing or no value`;
  // A variant or a scorer that we do not know asks something else than the row defines.
  const [other] = given.keys();
  return other === undefined
    ? { row: found, kind: found.kind, specifier }
    : `market ${id}: specifier ${other} is unknown`;
}

function readSpecifiers(text: string): Map<string, string> | null {
  if (text === '') return new Map();
  const pairs = text.split('|').map((part) => /^([a-z]+)=(.{1,40})$/.exec(part));
  const found = new Map(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])));
  return found.size === pairs.length ? found : null;
}

/** A line is written one way: `2.0` and `+2` are 2. A start of `0:1` gives the second side one. */
function valueText(name: string, text: string): string | null {
  if (name === 'setnr') return /^[1-9]$/.test(text) ? text : null;
  const start = /^(\d{1,2}):(\d{1,2})$/.exec(text);
  if (start) return String(Number(start[1]) - Number(start[2]));
  if (!/^[+-]?\d{1,3}(\.\d{1,3})?$/.test(text)) return null;
  const line = Number(text);
  return Number.isInteger(line * 4) ? String(line === 0 ? 0 : line) : null;
}
