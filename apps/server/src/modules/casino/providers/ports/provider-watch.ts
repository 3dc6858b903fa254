/** Port for the health of the providers; filled with the process's metrics. */
export interface ProviderWatch {
  /** We called a provider; `ms` is how long it took. */
  observeProviderCall(call: {
    readonly provider: string;
    readonly call: 'list' | 'launch' | 'replay';
    readonly outcome: 'ok' | 'unreachable' | 'error';
    readonly ms: number;
  }): void;
  /**
   * A provider called us. The verdict is `ok`, `replay`, the name of the refusal, or `unproven` for a call that its adapter
   * answered itself: forged, too old or of another shape. `ms` is how long the answer took, in milliseconds.
   */
  observeCallback(call: {
    readonly provider: string;
    readonly action: string;
    readonly verdict: string;
    readonly ms: number;
  }): void;
  /** Rows of a provider's last list: kept, and of another shape. */
  observeRows(rows: { readonly provider: string; readonly kept: number; readonly mismatched: number }): void;
}
