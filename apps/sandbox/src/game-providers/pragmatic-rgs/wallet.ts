import { encodeForm, isPragmaticRgsSigned, parseForm, signPragmaticRgs } from '@ordago/provider-protocols';
import type { FastifyInstance } from 'fastify';
import {
  type CallVerdict,
  flipped,
  type OutgoingCall,
  type ProviderSimulator,
  STALE_MS,
} from '../provider-simulator.ts';

/** The one seamless wallet of Pragmatic, for its slots and its live tables alike. */
const PROVIDER = 'PragmaticPlay';

export interface PragmaticKey {
  /** Name of the integration: the folder of its calls in both directions. */
  readonly name: string;
  readonly secret: string;
  readonly scheme: 'hmac-sha256';
}

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  win: 'result',
  betwin: 'betresult',
  rollback: 'refund',
};

/** Writes the wallet calls and reads what they are answered. */
export function pragmaticWallet({ name, ...key }: PragmaticKey): Pick<ProviderSimulator, 'write' | 'read'> {
  return {
    write: (call, { now, tamper }) => {
      const stamp = tamper === 'timestamp' ? now - STALE_MS : now;
      const body = signPragmaticRgs(fieldsOf(call), { ...key, path: PATHS[call.action].toLowerCase(), now: stamp });
      return {
        path: `/${name}/${PATHS[call.action]}.html`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: tampered(body, tamper),
      };
    },
    read: verdictOf,
  };
}

/** A call of the operator: answered only when its hash is right. */
export function answerPragmatic(
  app: FastifyInstance,
  path: string,
  { now, name, ...key }: PragmaticKey & { readonly now: () => number },
  answer: (fields: Readonly<Record<string, string>>) => Promise<object>,
): void {
  app.post(`/${name}/${path}`, async (request) => {
    const fields = parseForm(request.rawBody ?? Buffer.alloc(0));
    if (fields === null || !isPragmaticRgsSigned(fields, { ...key, path, now: now() })) {
      return { error: 5, description: 'Invalid hash code' };
    }
    return answer(fields);
  });
}

function fieldsOf(call: OutgoingCall): Record<string, string> {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const base = { providerId: PROVIDER };
  const money = { ...base, userId, gameId: game, roundId: round, reference: transaction, currency, amount };
  switch (action) {
    case 'authenticate':
      return { ...base, token: session };
    case 'balance':
      return { ...base, userId };
    case 'bet':
      return { ...money, token: session };
    case 'betwin':
      return { ...money, token: session, winAmount: win };
    case 'win':
      return money;
    case 'rollback':
      return { ...base, userId, reference: target ?? transaction, gameId: game, roundId: round };
  }
}

function tampered(body: string, tamper: string | null): string {
  if (tamper !== 'signature' && tamper !== 'body') return body;
  const fields = { ...parseForm(Buffer.from(body)) } as Record<string, string>;
  if (tamper === 'signature') fields.hash = flipped(fields.hash ?? '');
  else fields[fields.amount === undefined ? 'providerId' : 'amount'] = '999.99';
  return encodeForm(fields);
}

function verdictOf(body: unknown): CallVerdict {
  const { error, cash, token } = (body ?? {}) as Record<string, unknown>;
  const word = typeof error === 'string' ? error : '';
  const outcome = word === '0' ? 'ok' : word === '' ? 'unknown' : word === '100' ? 'retry' : 'refused';
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { outcome, word, balance: text(cash), session: text(token) };
}
