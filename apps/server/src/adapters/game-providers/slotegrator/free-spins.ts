import { formatAmount, parseAmount } from '@ordago/kernel';
import { readJson, slotegratorFreeSpinsState, slotegratorValidation } from '@ordago/provider-protocols';
import {
  type FreeRounds,
  type FreeRoundsOrder,
  type FreeRoundsState,
  hasFailed,
  type ProviderFailure,
  type SelfValidation,
} from '../../../modules/casino/shared/ports/game-provider.ts';
import { plainJson } from '../plain-json.ts';

/** A signed call of the aggregator's. */
export type SlotegratorCall = (
  method: 'GET' | 'POST',
  path: string,
  fields: Readonly<Record<string, string>>,
) => Promise<Uint8Array | ProviderFailure>;

/** Campaigns of free spins. The id of one is ours, so that the same order again gives nothing more. */
export function slotegratorFreeRounds(call: SlotegratorCall): FreeRounds {
  const ask = async (...asked: Parameters<SlotegratorCall>): Promise<FreeRoundsState | ProviderFailure> => {
    const answer = await call(...asked);
    if (hasFailed(answer)) return answer;
    const read = slotegratorFreeSpinsState.safeParse(plainJson(readJson(answer)));
    const won = read.success ? parseAmount(read.data.total_win) : null;
    if (!read.success || won === null) return { failed: 'error', reason: 'no free spins' };
    const { status, quantity: count, quantity_left: left } = read.data;
    return { status: status === 'canceled' ? 'cancelled' : status, count, left, won };
  };
  return {
    give: (order) => ask('POST', '/freespins/set', fieldsOf(order)),
    read: (key) => ask('GET', '/freespins/get', { freespin_id: key }),
    cancel: (key) => ask('POST', '/freespins/cancel', { freespin_id: key }),
  };
}

function fieldsOf({ key, gameId, player, currency, count, stake, from, until }: FreeRoundsOrder) {
  const seconds = (at: number) => String(Math.floor(at / 1_000));
  return {
    freespin_id: key,
    player_id: player.id,
    player_name: player.name,
    currency,
    game_uuid: gameId,
    quantity: String(count),
    bet: formatAmount(stake),
    valid_from: seconds(from),
    valid_until: seconds(until),
  };
}

/** Has the aggregator try our wallet calls. */
export async function slotegratorSelfValidate(call: SlotegratorCall): Promise<SelfValidation | ProviderFailure> {
  const answer = await call('POST', '/self-validate', {});
  if (hasFailed(answer)) return answer;
  const read = slotegratorValidation.safeParse(plainJson(readJson(answer)));
  if (!read.success) return { failed: 'error', reason: 'no validation' };
  const steps = read.data.log.map(({ name, success: isOk, answer }) => ({ name, isOk, answer }));
  // One that found nothing to try has shown nothing.
  return { isValid: read.data.success && steps.length > 0 && steps.every(({ isOk }) => isOk), steps };
}
