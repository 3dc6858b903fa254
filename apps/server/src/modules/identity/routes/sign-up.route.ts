import { signUp as contract, idNumber } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { type AudienceCookies, handOver } from '../presenters.ts';
import type { IdentityParts } from '../use-cases/identity-parts.ts';
import { readOrigin } from '../use-cases/read-origin.ts';
import { signUp } from '../use-cases/sign-up.ts';

export function signUpRoute(parts: IdentityParts, cookies: AudienceCookies): BoundRoute {
  return bind(contract, async (call) => {
    const { body, locale, now } = call;
    const request = {
      username: body.username,
      password: body.password,
      email: body.email,
      phone: body.phone,
      currency: body.currency ?? parts.rules.currencies[0] ?? '',
      birthDate: body.birth_date,
      code: body.code ? body.code : null,
      locale,
    };
    const signedUp = await signUp(parts, request, { origin: readOrigin(call), now });
    if (isRefusal(signedUp)) return signedUp;
    handOver(call, cookies, signedUp);
    // No promo code can be activated before the bonuses exist; a code that is given is not lost on anybody.
    return { user_id: idNumber(signedUp.player), username: signedUp.username, is_promo_activated: false };
  });
}
