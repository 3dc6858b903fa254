import { ApiError, createApiClient } from '@ordago/api-client';
import type { AnswerOf, RouteContract } from '@ordago/contracts';
import { currentLocale } from '@ordago/i18n/browser';
import { reportExpiredToken, useFrame } from '../../embed/frame.ts';

const token = () => useFrame.getState().token;
const call = createApiClient({
  locale: () => document.documentElement.lang || currentLocale(),
  partnerName: 'ordago',
  token,
});

/** Every call of the frame goes through here. A token that the server no longer takes is reported to the site. */
export const api: typeof call = async <C extends RouteContract>(
  ...input: Parameters<typeof call<C>>
): Promise<AnswerOf<C>> => {
  const sent = token();
  try {
    return await call<C>(...input);
  } catch (error) {
    if (isSignedOut(error)) reportExpiredToken(sent);
    throw error;
  }
};

/** Returns true if a failed call means that no player is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.http === 401 || error.refusal === 'unauthorized');
}
