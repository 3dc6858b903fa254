import { randomUUID } from 'node:crypto';
import type { PlaySession } from '@ordago/provider-kit';
import type { OutgoingCall, ProviderSimulator, Tamper } from '../provider-simulator.ts';
import type { CallAnswer, SendCall } from '../send-call.ts';

/** One step of a validation: what was tried, whether the operator kept to the scheme, and what it answered. */
interface Step {
  readonly name: string;
  readonly success: boolean;
  readonly answer: string;
}

/** The smallest bet, and one that nobody can pay. */
const STAKE = '0.10';
const TOO_MUCH = '999999999.00';

/**
 * Tries an operator's wallet on a session: money moves once however often a call comes, what is taken back comes back, and nothing is
 * believed that is not signed. Whoever plays has in the end what they had before.
 */
export async function selfValidate(
  simulator: ProviderSimulator,
  session: PlaySession | null,
  send: SendCall,
): Promise<{ success: boolean; log: readonly Step[] }> {
  const log: Step[] = [];
  if (session === null) {
    return { success: false, log: [{ name: 'session', success: false, answer: 'open one of our games first' }] };
  }
  const round = randomUUID();
  const call = (action: OutgoingCall['action'], rest: Partial<OutgoingCall> = {}): OutgoingCall => ({
    action,
    round,
    amount: STAKE,
    win: '0',
    target: null,
    transaction: randomUUID(),
    userId: session.userId,
    session: session.reference ?? session.operatorToken,
    game: session.game,
    currency: session.currency,
    ...rest,
  });
  const step = async (name: string, one: OutgoingCall, holds: (answer: CallAnswer) => boolean, tamper?: Tamper) => {
    const answer = await send(simulator, one, tamper ?? null);
    log.push({ name, success: answer !== null && holds(answer), answer: answer?.text.slice(0, 1_000) ?? 'no answer' });
    return answer?.verdict.balance ?? null;
  };
  const isOk = ({ verdict }: CallAnswer) => verdict.outcome === 'ok';
  const showsBalance = (balance: string | null) => (answer: CallAnswer) =>
    isOk(answer) && answer.verdict.balance === balance;
  const refuses =
    (error: string) =>
    ({ text }: CallAnswer) =>
      text.includes(`"error_code":"${error}"`);

  const before = await step('balance', call('balance'), isOk);
  const bet = call('bet');
  const after = await step('bet', bet, isOk);
  await step('the same bet again', bet, showsBalance(after));
  await step('a known bet with another amount', { ...bet, amount: '0.20' }, refuses('INTERNAL_ERROR'));
  const win = call('win', { target: bet.transaction });
  await step('win', win, showsBalance(before));
  await step('the same win again', win, showsBalance(before));
  const taken = call('bet', { round: randomUUID() });
  await step('a bet to take back', taken, isOk);
  await step('refund', call('rollback', { round: taken.round, target: taken.transaction }), showsBalance(before));
  await step('a bet beyond the balance', call('bet', { amount: TOO_MUCH }), refuses('INSUFFICIENT_FUNDS'));
  await step('a bet that is not signed', call('bet'), refuses('INTERNAL_ERROR'), 'signature');
  await step('an old bet', call('bet'), refuses('INTERNAL_ERROR'), 'timestamp');
  await step('balance at the end', call('balance'), showsBalance(before));
  return { success: log.every(({ success }) => success), log };
}
