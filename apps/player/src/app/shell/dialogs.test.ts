import { expect, it } from 'vitest';
import type { Session } from '../../shared/session.ts';
import { judge } from './dialogs.tsx';

const guest: Session = { isKnown: true, player: null };
const player = { isKnown: true, player: { parent_agent_id: null } } as Session;

it.each([
  ['log-out', guest, 'show'],
  ['deposit', guest, 'ask-who'],
  ['change-password', guest, 'ask-who'],
  ['sign-in', guest, 'show'],
  ['log-out', player, 'show'],
  ['sign-in', player, 'drop'],
] as const)('judges %s for %j: %s', (name, session, verdict) => {
  expect(judge(name, session)).toBe(verdict);
});
