import { type GameProvider, hasFailed, type ProviderFailure } from '../../shared/ports/game-provider.ts';
import type { ProviderWatch } from '../ports/provider-watch.ts';

/** The same provider with its list, launch and replay timed and counted. */
export function watchProvider(provider: GameProvider, watch: ProviderWatch): GameProvider {
  const timed = async <T extends object | null>(
    call: 'list' | 'launch' | 'replay',
    run: () => Promise<T | ProviderFailure>,
  ) => {
    const from = performance.now();
    const answer = await run();
    const outcome = answer !== null && hasFailed(answer) ? answer.failed : 'ok';
    watch.observeProviderCall({ provider: provider.name, call, outcome, ms: performance.now() - from });
    return answer;
  };
  const replayed =
    (replay: NonNullable<GameProvider['replay']>): NonNullable<GameProvider['replay']> =>
    (order) =>
      timed('replay', () => replay(order));
  return {
    ...provider,
    list: async () => {
      const list = await timed('list', provider.list);
      if (!hasFailed(list)) {
        watch.observeRows({ provider: provider.name, kept: list.games.length, mismatched: list.mismatched });
      }
      return list;
    },
    launch: (order) => timed('launch', () => provider.launch(order)),
    ...(provider.replay && { replay: replayed(provider.replay) }),
  };
}
