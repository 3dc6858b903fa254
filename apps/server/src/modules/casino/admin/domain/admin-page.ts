/** A page of anything, counted from 0; past the end means the last one. */
export interface AdminPage<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly page: number;
}
