import { type Call, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { ReceiveCallback } from '../use-cases/receive-callback.ts';

/** Returns the provider's answer to a wallet call, in its own shape; HTTP status 404 for an unknown provider. */
export async function answerOf(
  receive: ReceiveCallback,
  call: Pick<Call, 'headers' | 'rawBody' | 'now' | 'nameProvider'> & {
    readonly query: Readonly<Record<string, unknown>>;
  },
  { provider, action }: { provider: string; action: string | null },
): Promise<RawAnswer> {
  const { headers, rawBody: body, now, query } = call;
  const reply = await receive(provider, { action, query, headers, body, now });
  if (reply === null) return new RawAnswer({ error: 'unknown provider' }, 404);
  call.nameProvider(provider);
  const answer = new RawAnswer(reply.body, reply.http, reply.contentType);
  answer.isUnproven = reply.isUnproven === true;
  return answer;
}
