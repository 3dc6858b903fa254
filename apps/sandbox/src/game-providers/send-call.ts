import { postCall, readAnswer } from '@ordago/provider-kit';
import { createCourier } from '../faults/misbehave.ts';
import type { SandboxParts } from '../plugin.ts';
import type { AwardCall, SportsbookSimulator } from '../sportsbooks/sportsbook-simulator.ts';
import type { CallVerdict, OutgoingCall, ProviderSimulator, Tamper } from './provider-simulator.ts';

/** The operator's answer, untouched, and what it means. */
export interface CallAnswer {
  readonly http: number;
  readonly text: string;
  readonly verdict: CallVerdict;
}

export type SendCall = (
  simulator: ProviderSimulator,
  call: OutgoingCall,
  tamper?: Tamper | null,
) => Promise<CallAnswer | null>;

/** Sends wallet calls to the operator, misbehaving as asked; null when no answer came. */
export function createSendCall(parts: SandboxParts): SendCall {
  const courier = createCourier(parts.faults);
  return async (simulator, call, tamper = null) => {
    const { answers } = await courier.deliver(simulator.name, async ({ garbled }) => {
      const written = simulator.write(call, { now: parts.clock.now(), tamper });
      const body = garbled ? '\u0000garbage' : written.body;
      return postCall(parts.settings.server.player, { ...written, body });
    });
    const answer = answers.at(-1) ?? null;
    if (answer === null) return null;
    const verdict = answer.http === 200 ? simulator.read(readAnswer(answer.text)) : UNKNOWN;
    return { ...answer, verdict };
  };
}

const UNKNOWN: CallVerdict = { outcome: 'unknown', word: '', balance: null, session: null };

/** Sends several bets in one call; null when no answer came, or the simulator has no such call. */
export type SendOrders = (
  simulator: SportsbookSimulator,
  calls: readonly OutgoingCall[],
  isAllOrNone: boolean,
) => Promise<readonly CallVerdict[] | null>;

export function createSendOrders(parts: SandboxParts): SendOrders {
  const courier = createCourier(parts.faults);
  return async ({ name, orders }, calls, isAllOrNone) => {
    if (orders === undefined) return null;
    const { answers } = await courier.deliver(name, async ({ garbled }) => {
      const written = orders.write(calls, { isAllOrNone, now: parts.clock.now(), tamper: null });
      const body = garbled ? '\u0000garbage' : written.body;
      return postCall(parts.settings.server.player, { ...written, body });
    });
    const answer = answers.at(-1) ?? null;
    if (answer === null) return null;
    return answer.http === 200 ? orders.read(readAnswer(answer.text), calls) : calls.map(() => UNKNOWN);
  };
}

/** Announces a free bet; null when no answer came, or the simulator promises none. */
export type SendAward = (simulator: SportsbookSimulator, call: AwardCall) => Promise<CallVerdict | null>;

export function createSendAward(parts: SandboxParts): SendAward {
  const courier = createCourier(parts.faults);
  return async (simulator, call) => {
    const { writeAward } = simulator;
    if (writeAward === undefined) return null;
    const { answers } = await courier.deliver(simulator.name, async ({ garbled }) => {
      const written = writeAward(call, { now: parts.clock.now(), tamper: null });
      const body = garbled ? '\u0000garbage' : written.body;
      return postCall(parts.settings.server.player, { ...written, body });
    });
    const answer = answers.at(-1) ?? null;
    if (answer === null) return null;
    return answer.http === 200 ? simulator.read(readAnswer(answer.text)) : UNKNOWN;
  };
}
