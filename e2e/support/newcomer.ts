import { expect, type Page } from '@playwright/test';
import { newVisitor, type Visitor } from './player-site.ts';

/** Signs somebody up who was never here, by the call alone; the page is theirs when it is opened next. */
export async function arriveByCall(page: Page): Promise<Visitor & { readonly id: string }> {
  const visitor = newVisitor();
  const { username, password, email, phone } = visitor;
  const reply = await page.request.post('/api/user/signup', {
    data: { username, password, email, phone: `+52${phone}`, currency: 'USD', birth_date: '1990-05-17' },
  });
  const { status, result } = await reply.json();
  expect(status, JSON.stringify(result)).toBe(0);
  return { ...visitor, id: String(result.user_id) };
}
