import { assertNever, type Instant } from '@ordago/kernel';
import { digestOf, type Ledger, type MoneyCommand, type Move, TRANSFER } from '../../../ledger/index.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type { AwardCommand } from '../../shared/ports/wallet-dialect.ts';
import { scopeOf } from '../domain/money-of-callback.ts';
import { costOfAwards } from './cost-of-awards.ts';
import type { PlayMoney } from './play-money.ts';

/**
 * Translates an act of a sportsbook on a free bet of its own into a command to the ledger. An award is a promise and moves nothing; what is
 * released is paid out of the cost of promotions; what is retracted was never paid. All that is done with the awards of a player is
 * ordered by the lock of their main wallet.
 */
export async function awardOrderOf(
  { provider, at }: { readonly provider: GameProvider; readonly at: Instant },
  command: AwardCommand,
  money: PlayMoney,
  ledger: Pick<Ledger, 'houseAccount'>,
): Promise<MoneyCommand> {
  const { action, key, award, amount } = command;
  return {
    scope: scopeOf(provider.name),
    key,
    digest: digestOf(command),
    kind: `casino.${action}`,
    player: money.id,
    at,
    moves: await movesOf(),
    payload: {
      provider: provider.name,
      key,
      award,
      currency: money.currency,
      wallet: money.wallet,
      amount: amount.toString(),
    },
  };

  async function movesOf(): Promise<Move[]> {
    switch (action) {
      case 'award':
      case 'retract':
        return [];
      case 'release':
        return [
          {
            from: await costOfAwards(provider, money, ledger),
            to: money.wallet,
            units: amount,
            code: TRANSFER.promoWin,
          },
        ];
      default:
        return assertNever(action, 'action with an award');
    }
  }
}
