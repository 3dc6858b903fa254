import { raiseSchema } from '@ordago/provider-kit';
import { createTestDatabase, type TestDatabase } from '@ordago/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeSandbox, type Sandbox } from './composition.ts';
import type { Faults } from './faults/faults.ts';
import { createCourier, GARBAGE, misbehave } from './faults/misbehave.ts';
import { readSettings } from './settings.ts';

let db: TestDatabase;
let sandbox: Sandbox;

beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  const env = { APP_ENV: 'test', SANDBOX_DATABASE_URL: db.url, SANDBOX_PORT: '4999' };
  sandbox = await composeSandbox(readSettings(env));
  sandbox.app.register(async (app) => {
    misbehave(app, sandbox.parts.faults, 'probe', { hangMs: 20, lateMs: 20 });
    app.get('/probe', async () => ({ well: true }));
    app.get('/broken/:what', async () => Promise.reject(new Error('it broke')));
  });
  await raiseSchema(sandbox.parts.pool, sandbox.plugins);
});
afterEach(() => sandbox.parts.faults.clear());
afterAll(async () => {
  await sandbox.stop();
  await db.close();
});

const get = (url: string) => sandbox.app.inject({ url });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ method: 'POST', url, payload, headers });

describe('the books', () => {
  it('raise once, and refuse a step that was edited', async () => {
    expect(await raiseSchema(sandbox.parts.pool, sandbox.plugins)).toEqual([]);
    const edited = [{ name: 'faults', schema: [{ name: '0001-faults', sql: 'select 1' }] }];
    await expect(raiseSchema(sandbox.parts.pool, edited)).rejects.toThrow(/edited/);
  });

  it('of an earlier version keep their applied steps', async () => {
    await sandbox.parts.pool.query('alter table schema_step rename column plugin to room');
    expect(await raiseSchema(sandbox.parts.pool, sandbox.plugins)).toEqual([]);
  });
});

describe('the inbox', () => {
  it('takes a message once and shows its codes and links', async () => {
    const mail = {
      id: 'm1',
      to: 'Ana@Example.com',
      subject: 'Hola',
      text: 'Tu código es 482913: http://localhost:3000/verify?code=9',
    };
    await post('/messaging/email', mail);
    await post('/messaging/email', mail);
    await post('/messaging/sms', { id: 's1', to: '+525512345678', text: '771204' });
    const ana = (await get('/console/inbox?to=ana@example.com')).json();
    expect(ana.messages).toHaveLength(1);
    expect(ana.messages[0]).toMatchObject({
      channel: 'email',
      codes: ['482913'],
      links: ['http://localhost:3000/verify?code=9'],
    });
    const all = (await get('/console/inbox')).json();
    expect(all.messages.map(({ channel }: { channel: string }) => channel)).toEqual(['sms', 'email']);
  });

  it('refuses a message without a text', async () => {
    expect((await post('/messaging/sms', { id: 's2', to: '+1' })).statusCode).toBe(400);
  });
});

describe('faults on calls that come in', () => {
  it.each([
    ['error', 500, ''],
    ['garbage', 200, GARBAGE],
    ['late', 200, '{"well":true}'],
  ])('%s', async (kind, http, body) => {
    await post('/console/faults', { target: 'probe', kind, count: 1 });
    const hit = await get('/probe');
    expect(hit.statusCode).toBe(http);
    expect(hit.payload).toContain(body);
    expect((await get('/probe')).json()).toEqual({ well: true });
  });

  it('hits as often as its count, all at once too', async () => {
    await post('/console/faults', { target: '*', kind: 'error', count: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/probe')));
    expect(answers.filter(({ statusCode }) => statusCode === 500)).toHaveLength(3);
  });

  it('never hits at rate 0 and ends when cleared', async () => {
    await post('/console/faults', { target: 'probe', kind: 'error', rate: 0 });
    expect((await get('/probe')).statusCode).toBe(200);
    await post('/console/faults', { target: 'probe', kind: 'error' });
    await sandbox.app.inject({ method: 'DELETE', url: '/console/faults' });
    expect((await get('/probe')).statusCode).toBe(200);
  });

  it.each([
    { target: 'A B', kind: 'error' },
    { target: 'x', kind: 'shrug' },
    { target: 'x', kind: 'late', rate: 2 },
  ])('refuses %j', async (fault) => {
    expect((await post('/console/faults', fault)).statusCode).toBe(400);
  });
});

describe('faults on messages that go out', () => {
  async function sendTwo(kind: string | null): Promise<string[]> {
    if (kind) await post('/console/faults', { target: 'out', kind, count: 1 });
    const { faults } = sandbox.parts;
    const drawn = vi.fn();
    const draw: Faults['draw'] = async (...call) => {
      const fault = await faults.draw(...call);
      drawn();
      return fault;
    };
    const courier = createCourier({ ...faults, draw }, { lateMs: 2_000 });
    const sent: string[] = [];
    const send = (name: string) => courier.deliver('out', async ({ garbled }) => sent.push(garbled ? 'garbled' : name));
    const first = send('first');
    // The second goes once the first has its fault, so that each kind hits the first.
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce(), { timeout: 15_000 });
    await Promise.all([first, send('second')]);
    return sent;
  }
  it.each([
    [null, ['first', 'second']],
    ['timeout', ['second']],
    ['error', ['second']],
    ['duplicate', ['first', 'first', 'second']],
    ['reorder', ['second', 'first']],
    ['late', ['second', 'first']],
    ['garbage', ['garbled', 'second']],
  ])('%s', async (kind, sent) => {
    expect(await sendTwo(kind)).toEqual(sent);
  });
});

describe('a call that fails', () => {
  it('is in the log by its route, without what its caller wrote into the address', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { statusCode } = await get('/broken/a-secret?token=another-secret');
    const lines = write.mock.calls.map(([line]) => String(line)).join('');
    write.mockRestore();
    expect(statusCode).toBe(500);
    expect(lines).toContain('"path":"/broken/:what"');
    expect(lines).not.toMatch(/secret/);
  });
});

describe('the console', () => {
  it('is a page in Spanish, and in two other languages, that shows texts as texts', async () => {
    await post('/messaging/sms', { id: 's3', to: '+1', text: '<script>alert(1)</script>' });
    const page = await get('/');
    expect(page.payload).toContain('<html lang="es">');
    expect(page.payload).toContain('&lt;script&gt;');
    expect(page.payload).not.toContain('<script>');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/?lang=pt')).payload).toContain('Caixa de entrada');
    expect((await get('/console/tokens.css')).payload).toContain('--canvas');
  });

  it('leads a person back to the section whose button they clicked', async () => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/console/faults',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://sandbox.localhost:4999/?lang=en',
      },
      payload: 'target=*&kind=late&rate=1&count=1',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?lang=en#faults']);
  });

  it('refuses buttons that another site clicks', async () => {
    const fault = { target: '*', kind: 'error' };
    expect((await post('/console/faults', fault, { origin: 'http://evil.example' })).statusCode).toBe(403);
    expect((await post('/console/faults', fault, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post('/console/faults', fault, { origin: 'http://sandbox.localhost:4999' })).statusCode).toBe(200);
  });

  it('answers bad JSON with 400', async () => {
    const bad = await sandbox.app.inject({
      method: 'POST',
      url: '/console/faults',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(bad.statusCode).toBe(400);
  });
});

describe('the clock', () => {
  it('refuses what is no time', async () => {
    expect((await post('/console/clock', { at: 'tomorrow' })).statusCode).toBe(400);
    expect((await post('/console/clock', {})).statusCode).toBe(400);
  });

  it('does not move alone: without the server nothing changes', async () => {
    const before = (await get('/console/clock')).json().at;
    expect((await post('/console/clock', { advance: '7d' })).statusCode).toBe(500);
    expect(Date.parse((await get('/console/clock')).json().at) - Date.parse(before)).toBeLessThan(60_000);
  });

  it('is not there in the demo', async () => {
    const demo = await composeSandbox(readSettings({ APP_ENV: 'demo', SANDBOX_DATABASE_URL: db.url }));
    expect((await demo.app.inject({ url: '/console/clock' })).statusCode).toBe(404);
    await demo.stop();
  });
});
