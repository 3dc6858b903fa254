/** How the ball fell, as the server drew it. */
export interface PlinkoOutcome {
  readonly rows: number;
  /** 0 to the left, 1 to the right, row by row. */
  readonly path: readonly number[];
  readonly bin: number;
  readonly multiple: string;
}
