import { createServer } from 'node:net';
import { isOutage } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { createPool } from './pool.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('a failure'), { code, ...more });

describe('an outage of the database', () => {
  it.each(['08000', '08003', '08006', '53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])(
    'is %s',
    (code) => expect(isOutage(coded(code))).toBe(true),
  );

  it.each(['23505', '22P02', '40001', '57014', '42P01', 'ERR_ASSERTION'])('is not %s', (code) =>
    expect(isOutage(coded(code))).toBe(false),
  );

  it('is a socket that is missing, not a file', () => {
    expect(isOutage(coded('ENOENT', { syscall: 'connect' }))).toBe(true);
    expect(isOutage(coded('ENOENT', { syscall: 'open' }))).toBe(false);
    for (const value of [null, undefined, 'text', 7, {}, new Error('a bug')]) expect(isOutage(value)).toBe(false);
  });

  it('is whatever the driver throws for a server that is away, or hangs up', async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    const { port } = rude.address() as { port: number };
    const failureOf = async (url: string) => {
      const pool = createPool({ url, applicationName: 'outage' });
      const failure = await pool.query('select 1').catch((error: unknown) => error);
      await pool.end();
      return failure;
    };
    const urls = [`postgres://a:b@127.0.0.1:${port}/c`, 'postgres://a:b@127.0.0.1:1/c', 'postgres://a:b@%2Fnowhere/c'];
    for (const url of urls) expect([url, isOutage(await failureOf(url))]).toEqual([url, true]);
    rude.close();
  });
});
