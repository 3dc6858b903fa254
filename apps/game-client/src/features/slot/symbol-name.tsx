import { useT } from '@ordago/i18n/react';
import type { ReactNode } from 'react';

/** Names of the symbols, as `game.slot.symbol` has them. */
type NamedSymbol = Parameters<ReturnType<typeof useT<'game.slot.symbol'>>>[0];

/** Name of a symbol in the reader's language. */
export function SymbolName({ name, children }: { name: string; children?: (name: string) => ReactNode }) {
  const t = useT('game.slot.symbol');
  const text = t(name as NamedSymbol);
  return <>{children ? children(text) : text}</>;
}
