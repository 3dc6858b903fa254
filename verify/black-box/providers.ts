import type { Addresses } from './product.ts';
import { call } from './wire.ts';

/** A game provider as the sandbox plays it: its two names, and how its answers are read. */
export interface Provider {
  readonly name: string;
  readonly route: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers in the provider's own shape.
  isWell(body: any): boolean;
  /** True if amounts travel as JSON, else as fields of a form. */
  readonly isJson: boolean;
}

export const PROVIDERS: readonly Provider[] = [
  { name: 'pragmatic-rgs', route: 'pragmaticrgs', isJson: false, isWell: (body) => body?.error === '0' },
  { name: 'evolution', route: 'evolutionlive', isJson: true, isWell: (body) => WELL.includes(body?.status) },
  { name: 'slotegrator', route: 'slotegrator', isJson: false, isWell: (body) => body?.error_code === undefined },
  { name: 'pgsoft', route: 'pgsoft', isJson: false, isWell: (body) => body?.error === null && body.data !== null },
  { name: 'outcomebets', route: 'outcomebets', isJson: true, isWell: (body) => body?.result !== undefined },
];
const WELL = ['OK', 'BET_ALREADY_EXIST', 'BET_ALREADY_SETTLED', 'BET_DOES_NOT_EXIST'];

export interface WalletCall {
  readonly action: 'bet' | 'win' | 'betwin' | 'rollback';
  readonly player: string;
  readonly round: string;
  readonly transaction: string;
  readonly amount: string;
  readonly win?: string;
  readonly session?: string;
  readonly target?: string;
  readonly tamper?: 'signature' | 'timestamp' | 'body';
}

/** Has the sandbox send one signed wallet call. `isWell` is true if the provider takes the answer for a success. */
export async function walletCall(
  at: Addresses,
  provider: Provider,
  body: WalletCall,
): Promise<{ sandbox: number; http: number; isWell: boolean; text: string }> {
  const answer = await call(`${at.sandbox}/console/callbacks/${provider.name}`, { body });
  const http = Number(answer.body?.http ?? 0);
  const isWell = answer.http === 200 && http === 200 && provider.isWell(answer.body.body);
  return { sandbox: answer.http, http, isWell, text: JSON.stringify(answer.body) };
}
