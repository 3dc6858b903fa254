import type { LIMIT_KINDS, LIMIT_LINES, LIMIT_SCOPES } from '@ordago/contracts';

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitLine = (typeof LIMIT_LINES)[number];
export type LimitScope = (typeof LIMIT_SCOPES)[number];

/** An amount as the wire takes it: above nothing, at most two decimals; null for anything else. */
export function readAmountText(text: string): string | null {
  const trimmed = text.trim().replace(',', '.');
  return /^(0|[1-9]\d{0,9})(\.\d{1,2})?$/.test(trimmed) && /[1-9]/.test(trimmed) ? trimmed : null;
}
