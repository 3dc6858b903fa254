import type { WrittenCall } from '@ordago/provider-kit';
import { readJson, type SignedBytes } from '@ordago/provider-protocols';
import type { FastifyInstance } from 'fastify';
import { flipped, STALE_MS, type Tamper } from './provider-simulator.ts';

/** Settings that a simulator and the operator share, for providers whose calls are proved over their bytes. */
export interface SignedSimulator {
  /** Name of the provider: the folder of its calls. */
  readonly name: string;
  readonly proof: SignedBytes;
  readonly secret: string;
  readonly now: () => number;
}

/** Answers a call of the operator at `/{name}/{path}` once its proof is right; else 403. The message is read as JSON. */
export function answerSigned(
  app: FastifyInstance,
  { name, proof, secret, now }: SignedSimulator,
  path: string,
  answer: (message: unknown) => Promise<object>,
): void {
  app.post(`/${name}/${path}`, async (request, reply) => {
    const body = request.rawBody ?? Buffer.alloc(0);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    if (!proof.isSigned(body, headers, { secret, path, now: now() })) return reply.code(403).send({ error: 'forged' });
    return answer(readJson(body));
  });
}

/** Writes a wallet call for `/callbacks/{name}/{path}` with its proof, or with one that is wrong in the way asked for. */
export function writeSigned(
  { name, proof, secret }: Pick<SignedSimulator, 'name' | 'proof' | 'secret'>,
  { path, body, contentType = 'application/json' }: { path: string; body: string; contentType?: string },
  { now, tamper }: { readonly now: number; readonly tamper: Tamper | null },
): WrittenCall {
  const at = tamper === 'timestamp' ? now - STALE_MS : now;
  const signed = proof.sign(Buffer.from(body), { secret, path, now: at });
  const signature = signed[proof.signatureHeader] ?? '';
  return {
    path: path === '' ? `/${name}` : `/${name}/${path}`,
    headers: {
      'content-type': contentType,
      ...signed,
      [proof.signatureHeader]: tamper === 'signature' ? flipped(signature) : signature,
    },
    body: tamper === 'body' ? `${body} ` : body,
  };
}
