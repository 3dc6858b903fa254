import type { ArtGame } from '@ordago/artwork';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { engineOf } from './play/play-engine.ts';
import type { ProviderSimulator, SandboxGame } from './provider-simulator.ts';

/** Time for which a browser keeps a picture, in seconds: a game's picture never changes. */
const KEPT_S = 86_400;

/** Path of a game's picture, as the rows of providers state it: relative to their own root. */
export function picturePath(provider: string, game: string): string {
  return `/pictures/${provider}/${encodeURIComponent(game)}.svg`;
}

/** Serves the pictures of the providers' games, drawn from their names and what is played in them. */
export function pictureRoutes(
  app: FastifyInstance,
  simulators: readonly Pick<ProviderSimulator, 'name' | 'games'>[],
): void {
  const send = async (provider: string, file: string, reply: FastifyReply) => {
    const games = simulators.find(({ name }) => name === provider)?.games ?? [];
    const game = games.find(({ id }) => `${id}.svg` === file);
    if (!game) return reply.code(404).send({ error: 'no such picture' });
    return (
      reply
        .header('cache-control', `public, max-age=${KEPT_S}, immutable`)
        // The operator's pages are on other origins than ours.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/svg+xml')
        .send(await drawn(provider, game))
    );
  };
  app.get<{ Params: { provider: string; file: string } }>('/pictures/:provider/:file', ({ params }, reply) =>
    send(params.provider, params.file, reply),
  );
  // Rows of Habanero name a file alone, in a folder that operators know.
  app.get<{ Params: { file: string } }>('/habanero/img/:file', ({ params }, reply) =>
    send('habanero', params.file, reply),
  );
}

/** Brings the reader of font files along: loaded with the first picture, not with the sandbox. */
async function drawn(provider: string, game: SandboxGame): Promise<string> {
  const { renderArt } = await import('@ordago/artwork/render');
  return renderArt(artOf(provider, game));
}

/** The picture's subject: what is played, or who deals where somebody is named. */
export function artOf(provider: string, { id, name, engine, dealer }: SandboxGame): ArtGame {
  const { kind } = engineOf(engine);
  const played = kind === 'slot' ? 'slots' : kind;
  return { key: `${provider}:${id}`, name, category: dealer === undefined ? played : 'live', dealer };
}
