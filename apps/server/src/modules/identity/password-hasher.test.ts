import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

describe('the password hasher', () => {
  it('knows a password again, in any way of typing it, and no other', async () => {
    const hasher = createPasswordHasher();
    const kept = await hasher.hash('Contraseña-1');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(kept, 'Contraseña-1'.normalize('NFD'))).toBe(true);
    expect(await hasher.verify(kept, 'contraseña-1')).toBe(false);
  });

  it('never matches an account that does not exist', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.verify(null, 'Ordago-2026')).toBe(false);
    expect(await hasher.verify(null, '')).toBe(false);
  });

  it('works a bounded number at once and turns away those beyond the queue', async () => {
    const hasher = createPasswordHasher({ atOnce: 1, waitingMax: 2 });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((password) => hasher.hash(password)));
    expect(answers.map((answer) => answer === 'busy')).toEqual([false, false, false, true, true]);
    expect(await hasher.hash('f')).not.toBe('busy');
  });
});
