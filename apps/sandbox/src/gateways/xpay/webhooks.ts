import { addMs, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '@ordago/kernel';
import { XPAY_CALLBACK_PATH, xpayHeaders } from '@ordago/provider-protocols';
import { XPAY_MERCHANT, XPAY_TARGET, type XpayOptions } from './options.ts';

/** Pauses between attempts; after the last one the event waits for a replay. */
const PAUSES_MS = [1, 2, 5, 15, 30]
  .map((seconds) => seconds * SECOND_MS)
  .concat(
    [1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
    Array.from({ length: 24 }, () => HOUR_MS),
  );
const LATE_MS = 30 * SECOND_MS;
/** Long enough for the next event of a rehearsal to come first. */
const OVERTAKEN_MS = 3 * SECOND_MS;
const ANSWER_MS_MAX = 10_000;

interface DueEvent {
  id: string;
  body: string;
  attempts: number;
}

/** Sends webhooks until the merchant answers with a 2xx. Their order is not promised, as with any gateway. */
export class XpayWebhooks {
  constructor(private readonly options: XpayOptions) {}

  /** Sends what is due now; answers the HTTP statuses that came back, 0 for none. */
  async deliverDue(): Promise<number[]> {
    const now = this.options.clock.now();
    const events = await this.claim(now);
    const answers: number[] = [];
    for (const event of events) answers.push(...(await this.send(event, now)));
    return answers;
  }

  /** Sends the newest event of a payment once more, with the same event id. */
  async replay(payment: string): Promise<boolean> {
    const { rowCount } = await this.options.pool.query(
      `update xpay.event set next_at = $2, attempts = 0
       where id = (select max(id) from xpay.event where payment = $1)`,
      [payment, new Date(this.options.clock.now())],
    );
    return rowCount === 1;
  }

  /** Takes due events and pushes them on, so that another process leaves them alone while they are under way. */
  private async claim(now: Instant): Promise<DueEvent[]> {
    const { rows } = await this.options.pool.query<DueEvent>(
      `update xpay.event set next_at = $2, attempts = attempts + 1
       where id in (select id from xpay.event where next_at <= $1 order by id limit 20 for update skip locked)
       returning id, body, attempts`,
      [new Date(now), new Date(addMs(now, MINUTE_MS))],
    );
    return rows.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  private async send(event: DueEvent, now: Instant): Promise<number[]> {
    const fault =
      event.attempts === 1 ? await this.options.faults.draw(XPAY_TARGET, ['late', 'reorder', 'duplicate']) : null;
    if (fault === 'late' || fault === 'reorder') {
      await this.reschedule(event.id, addMs(now, fault === 'late' ? LATE_MS : OVERTAKEN_MS), null);
      return [];
    }
    const copies = fault === 'duplicate' ? 3 : 1;
    const answers = await Promise.all(Array.from({ length: copies }, () => this.post(event.body)));
    const last = Math.max(...answers);
    const isDone = answers.some((http) => http >= 200 && http < 300);
    const pause = PAUSES_MS[event.attempts - 1];
    await this.reschedule(event.id, isDone || pause === undefined ? null : addMs(now, pause), last);
    return answers;
  }

  private async post(body: string): Promise<number> {
    const { settings, clock } = this.options;
    const account = { merchant: XPAY_MERCHANT, secret: settings.secretOf('xpay') };
    const message = { atSeconds: Math.floor(clock.now() / 1_000), method: 'POST', path: XPAY_CALLBACK_PATH, body };
    try {
      const { default: undici } = await import('undici');
      const response = await undici.fetch(`${settings.server.player}${XPAY_CALLBACK_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...xpayHeaders(account, message) },
        body,
        signal: AbortSignal.timeout(ANSWER_MS_MAX),
      });
      // Its status is all that counts.
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  private async reschedule(id: string, at: Instant | null, http: number | null): Promise<void> {
    await this.options.pool.query(
      'update xpay.event set next_at = $2, last_http = coalesce($3, last_http) where id = $1',
      [id, at === null ? null : new Date(at), http],
    );
  }
}
