/** The outcome of a goodness-of-fit test. */
export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
  /** Chance of a statistic at least this large when the draws are as declared. */
  readonly p: number;
}

/** Categories that are expected more seldom are put together with their neighbour. */
const EXPECTED_MIN = 5;

/** Holds counts against weights, of which the sum is free. */
export function chiSquare(counts: readonly number[], weights: readonly number[]): ChiSquare {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const cells = merged(weights.map((one, at) => ({ expected: (total * one) / weight, count: counts[at] ?? 0 })));
  const statistic = cells.reduce((sum, { expected, count }) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = cells.length - 1;
  return { statistic, degrees, p: upperTail(statistic, degrees) };
}

/** Chance that a chi-square of so many degrees is at least `statistic`: the regularised upper incomplete gamma function. */
export function upperTail(statistic: number, degrees: number): number {
  if (degrees === 0) return 1;
  const a = degrees / 2;
  const x = statistic / 2;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}

function merged(cells: readonly { expected: number; count: number }[]) {
  const whole: { expected: number; count: number }[] = [];
  let open = { expected: 0, count: 0 };
  for (const cell of cells) {
    open = { expected: open.expected + cell.expected, count: open.count + cell.count };
    if (open.expected < EXPECTED_MIN) continue;
    whole.push(open);
    open = { expected: 0, count: 0 };
  }
  const last = whole.pop() ?? { expected: 0, count: 0 };
  return [...whole, { expected: last.expected + open.expected, count: last.count + open.count }];
}

function lowerSeries(a: number, x: number): number {
  if (x <= 0) return 0;
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 10_000 && term > sum * 1e-15; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** Lentz's way through the continued fraction. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let product = d;
  for (let n = 1; n < 10_000; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b || tiny);
    c = b + step / c || tiny;
    product *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return product * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** Stirling's series, after the argument was raised to where it is exact enough. */
function logGamma(value: number): number {
  let x = value;
  let shift = 0;
  while (x < 12) {
    shift -= Math.log(x);
    x += 1;
  }
  const inverse = 1 / (x * x);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1_260 - inverse / 1_680))) / x;
  return shift + (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
}
