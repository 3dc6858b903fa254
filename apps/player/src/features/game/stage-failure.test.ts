import { ApiError } from '@ordago/api-client';
import { describe, expect, it } from 'vitest';
import { mayPass } from '../../shared/may-pass.ts';
import { OWN_ORIGIN, type StageFacts, stageFailureOf } from './stage-failure.ts';

const url = 'https://games.test/crash';
const refusal = new ApiError({ code: 0, name: 'game-disabled', message: '', params: {} }, 409);
const facts: StageFacts = {
  launched: { url, openedAtMs: 0, session: null, replacement: null },
  error: null,
  silent: null,
  origin: 'https://site.test',
};

describe('what is shown in the place of a game', () => {
  it('is nothing while it opens, and while it runs', () => {
    expect(stageFailureOf({ ...facts, launched: undefined })).toBeNull();
    expect(stageFailureOf(facts)).toBeNull();
    expect(stageFailureOf({ ...facts, silent: 'https://games.test/before' })).toBeNull();
  });

  it('is a silence that may pass, until a new launch is refused: that is said, and not tried again', () => {
    const silence = stageFailureOf({ ...facts, silent: url });
    expect(silence && mayPass(silence)).toBe(true);
    const after = stageFailureOf({ ...facts, silent: url, error: refusal });
    expect(after).toBe(refusal);
    expect(mayPass(refusal)).toBe(false);
  });

  it('is a game of our own origin, never framed', () => {
    expect(stageFailureOf({ ...facts, origin: 'https://games.test' })).toBe(OWN_ORIGIN);
  });
});
