import { TRANSFER_CODES } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useCallback } from 'react';

interface LooseTranslator {
  (key: string): string;
  has(key: string): boolean;
}

/** The words of a transfer: what it was for, and where the other side is. */
export function useTransferWords() {
  const t = useT() as unknown as LooseTranslator;
  const kindOf = useCallback(
    (code: number) => {
      const name = TRANSFER_CODES.find((row) => row.code === code)?.name;
      return name !== undefined && t.has(`transfers.${name}`) ? t(`transfers.${name}`) : String(code);
    },
    [t],
  );
  /** `hold:ana` is a wallet and its owner; `psp-clearing:payments:xpay` a house account. */
  const placeOf = useCallback(
    (account: string) => {
      const [kind = '', ...rest] = account.split(':');
      const word = t.has(`back-office.wallet.${kind}`) ? t(`back-office.wallet.${kind}`) : kind;
      return rest.length === 0 ? word : `${word} · ${rest.join(' · ')}`;
    },
    [t],
  );
  return { kindOf, placeOf };
}
