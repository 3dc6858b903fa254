import { signUp } from '@ordago/contracts';
import { assert, idOf, type PlayerId } from '@ordago/kernel';
import type { TestServer, Visitor, VisitorOptions } from './test-server.ts';

/** Password of every player whom tests sign up. */
export const TEST_PASSWORD = 'Ordago-2026';

let count = 0;

/** A sign-up that succeeds: each has a name, e-mail and phone of its own. Only the fields that matter are named. */
export function buildApplication(changes: Readonly<Record<string, unknown>> = {}) {
  count += 1;
  const n = String(count).padStart(5, '0');
  return {
    username: `player_${n}`,
    password: TEST_PASSWORD,
    email: `player_${n}@example.com`,
    phone: `+5255100${n}`,
    currency: 'USD',
    birth_date: '1990-05-17',
    ...changes,
  };
}

/** A browser whose player has just signed up. */
export interface PlayingVisitor extends Visitor {
  readonly id: PlayerId;
  /** Body of their sign-up. */
  readonly body: ReturnType<typeof buildApplication>;
}

/** Signs a new player up through HTTP. */
export async function buildVisitor(
  testServer: TestServer,
  changes: Readonly<Record<string, unknown>> = {},
  options?: VisitorOptions,
): Promise<PlayingVisitor> {
  const visitor = testServer.visitor(options);
  const body = buildApplication(changes);
  const reply = await visitor.call(signUp, { body });
  assert(reply.status === 0, `sign-up of ${body.username} was refused: ${reply.refusal}`);
  return { ...visitor, id: idOf<PlayerId>(String(reply.result.user_id)), body };
}
