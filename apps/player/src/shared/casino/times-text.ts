import { formatCount } from '@ordago/i18n';

/** Hundredths of the stake as a multiple: `36`, `996.8`, `5 000`. Cut, never rounded up; whole from a thousand on. */
export function timesText(hundredths: number): string {
  const whole = Math.trunc(hundredths / 100);
  const tenths = whole >= 1_000 ? 0 : Math.trunc((hundredths % 100) / 10);
  return `${formatCount(whole)}${tenths === 0 ? '' : `.${tenths}`}`;
}
