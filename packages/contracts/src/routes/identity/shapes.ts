import * as z from 'zod';
import { amountText, userIdText } from '../../wire.ts';

/** The user object (specification 1, section 3). A guest has id -1 and empty fields. */
export const userShape = z.object({
  id: userIdText,
  /** The login, under the name that the specification's wire gives it (semantics D15). */
  email: z.string(),
  username: z.string(),
  email_address: z.string(),
  phone: z.string(),
  /** `FUN` is shown as `RUB` (semantics D6). */
  currency: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** 0: a player. Nobody else is ever answered here. */
  role: z.literal(0),
  is_partner: z.boolean(),
  is_verify: z.boolean(),
  total_deposits: amountText,
  parent_agent_id: userIdText.nullable(),
});

/** A password as it comes: bounded, otherwise untouched. */
export const passwordIn = z.string().min(1).max(200);
