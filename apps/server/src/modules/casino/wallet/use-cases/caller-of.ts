import { type PlayerId, parseId } from '@ordago/kernel';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type { WalletCommand } from '../../shared/ports/wallet-dialect.ts';
import type { Caller } from '../repository/callbacks.repository.ts';

/** Call to admit. */
interface Admitted {
  readonly provider: GameProvider;
  readonly command: WalletCommand;
  readonly nonce: string | null;
}

/** Returns the caller, for admission. */
export function callerOf({ provider, command, nonce }: Admitted): Caller {
  const player = 'userId' in command && command.userId !== null ? parseId<PlayerId>(command.userId) : null;
  return { provider: provider.name, nonce, player };
}
