import type { Instant } from '@ordago/kernel';
import { hashToken } from '../../../../platform/ids/tokens.ts';
import type { SessionsRepository } from '../../shared/repository/sessions.repository.ts';

/** The page that a provider answered at launch, good for a minute; null for an unknown or old key. */
export type ReadLaunchPage = (key: string, at: Instant) => Promise<string | null>;

export function createReadLaunchPage(sessions: SessionsRepository): ReadLaunchPage {
  return (key, at) => sessions.readPage(hashToken(key), at);
}
