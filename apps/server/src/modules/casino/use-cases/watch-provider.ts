import { type GameProvider, hasFailed, type ProviderFailure } from '../ports/game-provider.ts';
import type { ProviderWatch } from '../ports/provider-watch.ts';

/** The same provider with its list and launch timed and counted. */
export function watchProvider(provider: GameProvider, watch: ProviderWatch): GameProvider {
  const timed = async <T extends object>(call: 'list' | 'launch', run: () => Promise<T | ProviderFailure>) => {
    const from = performance.now();
    const answer = await run();
    const outcome = hasFailed(answer) ? answer.failed : 'ok';
    watch.observeProviderCall({ provider: provider.name, call, outcome, ms: performance.now() - from });
    return answer;
  };
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
  };
}
