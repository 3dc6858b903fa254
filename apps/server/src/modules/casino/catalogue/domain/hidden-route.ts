import { createHmac, timingSafeEqual } from 'node:crypto';
import { addMs, DAY_MS, type Instant, instant } from '@ordago/kernel';

/** Links of staff that show the games of hidden providers, such as those of `pragmaticf` (semantics D30). */
export interface HiddenRoutes {
  /** The value of `hiddenRoute`, and until when it opens. */
  sign(at: Instant): { readonly value: string; readonly until: Instant };
  /** Returns true if staff signed this value and it still opens. */
  opens(value: string | undefined, at: Instant): boolean;
}

/** Time for which a signed link opens, in milliseconds. */
const VALID_MS = DAY_MS;

export function createHiddenRoutes(secret: string): HiddenRoutes {
  const sealOf = (until: string) => createHmac('sha256', secret).update(`hidden-route.${until}`).digest('base64url');
  return {
    sign: (at) => {
      const until = addMs(at, VALID_MS);
      return { value: `${until}.${sealOf(String(until))}`, until };
    },
    opens: (value = '', at) => {
      const [until = '', seal = ''] = value.split('.');
      const given = Buffer.from(seal);
      const due = Buffer.from(sealOf(until));
      if (!/^\d{1,15}$/.test(until) || given.length !== due.length || !timingSafeEqual(given, due)) return false;
      return instant(Number(until)) > at;
    },
  };
}
