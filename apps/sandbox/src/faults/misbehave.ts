import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultKind, Faults } from './faults.ts';

/** Time that a third party hangs before it closes the connection: longer than any caller waits. */
const HANG_MS = 30_000;
/** Delay of a late answer or message: later than a caller's patience, sooner than a person's. */
const LATE_MS = 6_000;
/** Body that no client can parse. */
export const GARBAGE = '<html><body>502 Bad Gateway</body>{"status":';

/** Waits that a test may shorten. */
export interface Waits {
  readonly hangMs: number;
  readonly lateMs: number;
}

/**
 * Makes the calls to a third party misbehave as asked. `late` executes the call and delays its answer; `error` and
 * `garbage` do not execute it.
 */
function misbehaveOn(faults: Faults, target: string, waits: Partial<Waits> = {}) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const kind = await faults.draw(target, ['timeout', 'error', 'late', 'garbage']);
    if (kind === null) return undefined;
    if (kind === 'late') {
      await sleep(waits.lateMs ?? LATE_MS);
      return undefined;
    }
    if (kind === 'error') return reply.code(500).send({ error: 'internal error' });
    if (kind === 'garbage') return reply.code(200).type('text/html').send(GARBAGE);
    await sleep(waits.hangMs ?? HANG_MS);
    reply.raw.destroy();
    return reply.hijack();
  };
}

/** Steps of a delivery, in their order. */
export interface Delivery<Answer> {
  readonly fault: FaultKind | null;
  /** Answers of the receiver: none when nothing was sent, two for a duplicate. */
  readonly answers: readonly Answer[];
}

/** Sends one message; `garbled` asks for a body that no one can read. */
export type Send<Answer> = (options: { readonly garbled: boolean }) => Promise<Answer>;

/** Sends what third parties send to us (webhooks, wallet callbacks, feed messages), misbehaving as asked. */
export interface Courier {
  /**
   * Delivers one message of a target. `timeout` and `error` lose it (its plugin sends it again), `duplicate` sends it
   * twice, `late` waits first, `reorder` holds it until the target's next message has gone, `garbage` garbles it.
   */
  deliver<Answer>(target: string, send: Send<Answer>): Promise<Delivery<Answer>>;
}

export function createCourier(faults: Faults, waits: Partial<Waits> = {}): Courier {
  const held = new Map<string, Array<() => void>>();
  const release = (target: string) => {
    const waiting = held.get(target) ?? [];
    held.delete(target);
    for (const go of waiting) go();
  };
  const hold = async (target: string) => {
    const next = new Promise<void>((resolve) => held.set(target, [...(held.get(target) ?? []), resolve]));
    // Nobody follows for long: it goes all the same, merely late.
    await Promise.race([next, sleep(waits.lateMs ?? LATE_MS, undefined, { ref: false })]);
  };
  return {
    deliver: async (target, send) => {
      const fault = await faults.draw(target);
      if (fault === 'timeout' || fault === 'error') return { fault, answers: [] };
      if (fault === 'late') await sleep(waits.lateMs ?? LATE_MS);
      if (fault === 'reorder') await hold(target);
      const answers = [await send({ garbled: fault === 'garbage' })];
      if (fault === 'duplicate') answers.push(await send({ garbled: false }));
      if (fault !== 'reorder') release(target);
      return { fault, answers };
    },
  };
}

/** Makes every call of a plugin misbehave as asked of its target. */
export function misbehave(app: FastifyInstance, faults: Faults, target: string, waits?: Partial<Waits>): void {
  app.addHook('preHandler', misbehaveOn(faults, target, waits));
}
