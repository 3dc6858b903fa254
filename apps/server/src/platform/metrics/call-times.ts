/** Upper bounds of the buckets, in seconds. */
export const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const NAME = 'ordago_call_seconds';

interface Cell {
  /** Calls between one bound and the next; beyond the last at the end. */
  readonly counts: number[];
  sum: number;
}

/**
 * Times of calls by route and HTTP status, a Prometheus histogram. Counted here because it is counted on every call, and
 * the library checks, joins and hashes the labels each time.
 */
export class CallTimes {
  readonly #routes = new Map<string, Map<number, Cell>>();

  observe(route: string, http: number, seconds: number): void {
    const cell = this.#cellOf(route, http);
    let bucket = 0;
    while (bucket < BUCKETS_SECONDS.length && seconds > (BUCKETS_SECONDS[bucket] as number)) bucket += 1;
    cell.counts[bucket] = (cell.counts[bucket] as number) + 1;
    cell.sum += seconds;
  }

  /** The text form that collectors read. */
  text(): string {
    const lines = [`# HELP ${NAME} Time to answer a call, by route and HTTP status.`, `# TYPE ${NAME} histogram`];
    for (const [route, cells] of this.#routes)
      for (const [http, cell] of cells) lines.push(...linesOf(cell, `route="${route}",http="${http}"`));
    return `${lines.join('\n')}\n`;
  }

  #cellOf(route: string, http: number): Cell {
    const cells = this.#routes.get(route) ?? new Map<number, Cell>();
    const known = cells.get(http);
    if (known) return known;
    const cell = { counts: [...BUCKETS_SECONDS, 0].fill(0), sum: 0 };
    this.#routes.set(route, cells.set(http, cell));
    return cell;
  }
}

function linesOf({ counts, sum }: Cell, labels: string): string[] {
  let total = 0;
  const buckets = counts.map((count, bucket) => {
    total += count;
    return `${NAME}_bucket{le="${BUCKETS_SECONDS[bucket] ?? '+Inf'}",${labels}} ${total}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`];
}
