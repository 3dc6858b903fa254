import { type APIRequestContext, expect } from '@playwright/test';

interface FedEvent {
  readonly event: string;
  readonly home: string;
  readonly away: string;
  readonly status: string;
}

/** The third parties, by the control calls of the sandbox (architecture 4). */
export class Sandbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** The supplier says how a match ended. */
  async tellResult(match: { home: string; away: string }, [home, away]: readonly [number, number]): Promise<void> {
    const { events } = (await (await this.request.get(`${this.origin}/console/feed`)).json()) as { events: FedEvent[] };
    const found = events.find((one) => one.home === match.home && one.away === match.away && one.status === 'ahead');
    expect(found, `${match.home} – ${match.away} at the supplier`).toBeDefined();
    await this.post('/console/feed', { kind: 'result', event: found?.event, home, away });
  }

  /** The payment service pays the newest withdrawal that waits. */
  async payWithdrawal(username: string): Promise<void> {
    let id = '';
    await expect(async () => {
      const answer = await this.request.get(`${this.origin}/console/payments`);
      const { payments } = (await answer.json()) as { payments: Record<string, string>[] };
      const open = payments.find(
        (one) => one.username === username && one.direction === 'withdrawal' && one.status === 'pending',
      );
      id = open?.id ?? '';
      expect(id, 'a withdrawal at the payment service').not.toBe('');
    }).toPass({ timeout: 20_000 });
    await this.post(`/console/payments/${id}/approve`, {});
  }

  private async post(path: string, data: object): Promise<void> {
    const answer = await this.request.post(`${this.origin}${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  }
}
