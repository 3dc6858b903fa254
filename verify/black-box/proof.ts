/** Counts what was proved; a claim that does not hold is printed and fails the run at its end. */
export class Proofs {
  #held = 0;
  readonly #broken: string[] = [];

  holds(claim: string, isTrue: boolean, details: unknown = ''): void {
    if (isTrue) this.#held += 1;
    else this.#broken.push(claim);
    const more = isTrue || details === '' ? '' : `\n        ${JSON.stringify(details, bigintText)?.slice(0, 600)}`;
    console.log(`  ${isTrue ? 'holds ' : 'BROKEN'} ${claim}${more}`);
  }

  equal<T>(claim: string, found: T, expected: T): void {
    const isSame = JSON.stringify(found, bigintText) === JSON.stringify(expected, bigintText);
    this.holds(`${claim}: ${JSON.stringify(found, bigintText)}`, isSame, { expected });
  }

  /** True when nothing was broken. */
  close(of = 'black box'): boolean {
    console.log(`${of}: ${this.#held} claims hold, ${this.#broken.length} broken`);
    return this.#broken.length === 0 && this.#held > 0;
  }
}

function bigintText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
