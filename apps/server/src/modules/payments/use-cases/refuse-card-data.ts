import { type Refusal, refuse } from '@ordago/kernel';
import { holdsCardNumber } from '../domain/card-number.ts';

/** Fields in which long runs of digits are at home. */
const NUMBER_FIELDS = ['iban', 'pay_co_id', 'tc_number', 'wallet_address', 'memo', 'amount', 'idempotency_key'];

/**
 * Refuses a body that carries a payment card's number in any field that is not meant for numbers, known to us or not:
 * it goes no further than this line.
 */
export function refuseCardData(body: unknown): Refusal<'card-number-refused'> | null {
  if (typeof body !== 'object' || body === null) return null;
  const texts = Object.entries(body).filter(([field]) => !NUMBER_FIELDS.includes(field));
  return texts.some(([, value]) => textsIn(value).some(holdsCardNumber)) ? refuse('card-number-refused') : null;
}

/** Texts of a value that nobody has read yet, at any depth: it may be anything that JSON can carry. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  let level: readonly unknown[] = [value];
  while (level.length > 0) {
    texts.push(...level.filter((one) => typeof one === 'string' || typeof one === 'number').map(String));
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return texts;
}
