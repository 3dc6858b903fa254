import { amountNumber, idNumber, instantString } from '@ordago/contracts';
import type { Units } from '@ordago/kernel';
import type { Call } from '../../platform/http/bound-route.ts';
import type { Player } from '../players/index.ts';
import { DEVICE_MS } from './domain/device.ts';
import type { AccountEvent, StaffMember } from './repository/accounts.repository.ts';

/** Name of a session's cookie: bound to its host by the browser itself where the origin is secure. */
export function sessionCookie(audience: 'player' | 'staff', isSecure: boolean): string {
  const name = audience === 'player' ? 'ordago' : 'ordago_staff';
  return isSecure ? `__Host-${name}` : name;
}

/** Names of the two cookies of an audience: the session, and the device that it knows again after the session. */
export function cookiesOf(audience: 'player' | 'staff', isSecure: boolean) {
  const session = sessionCookie(audience, isSecure);
  return { session, device: `${session}_device` };
}
export type AudienceCookies = ReturnType<typeof cookiesOf>;

/** Gives a browser that has just signed in what it needs: the session, and for a year the mark of the device. */
export function handOver(
  call: Pick<Call, 'setCookie'>,
  names: AudienceCookies,
  entered: { readonly token: string; readonly seconds: number; readonly device: string },
): void {
  call.setCookie(names.session, entered.token, { maxAgeSeconds: entered.seconds });
  rememberIn(call, names, entered.device);
}

/** Marks a browser for a year as a device that the account knows. */
export function rememberIn(call: Pick<Call, 'setCookie'>, names: AudienceCookies, device: string): void {
  call.setCookie(names.device, device, { maxAgeSeconds: Math.floor(DEVICE_MS / 1_000) });
}

/** The user object of a player (specification 1, section 3). */
export function presentUser({ player, totalDeposits }: { player: Player; totalDeposits: Units }) {
  return {
    id: idNumber(player.id),
    // The specification's wire calls the login `email` (semantics D15).
    email: player.username,
    username: player.username,
    email_address: player.email,
    phone: player.phone,
    currency: player.currency === 'FUN' ? 'RUB' : player.currency,
    first_name: player.firstName,
    last_name: player.lastName,
    role: 0 as const,
    is_partner: player.isPartner,
    is_verify: player.isVerified,
    total_deposits: amountNumber(totalDeposits),
    parent_agent_id: player.parentAgent === null ? null : idNumber(player.parentAgent),
  };
}

/** The user object of somebody who is not signed in. */
export function presentGuest() {
  return {
    id: -1,
    email: '',
    username: '',
    email_address: '',
    phone: '',
    currency: '',
    first_name: '',
    last_name: '',
    role: 0 as const,
    is_partner: false,
    is_verify: false,
    total_deposits: amountNumber(0n),
    parent_agent_id: null,
  };
}

/** One line of the sessions list (specification 1, section 3). */
export function presentEvent({ player, origin, at, action }: AccountEvent) {
  return {
    user_id: idNumber(player),
    browser: origin.browser,
    device: origin.device,
    ip_address: origin.ip,
    created_at: instantString(at),
    action,
  };
}

/** A member of staff, as they see themself. */
export function presentStaff({ id, username, level, parent }: StaffMember) {
  return { id: idNumber(id), username, level, parent_id: parent === null ? null : idNumber(parent) };
}
