import { composeOriginals } from './composition.ts';
import { readSettings } from './settings.ts';

/** Entry point of our own game server: reads the environment, serves until a signal stops it. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const originals = await composeOriginals(settings);
  const stop = () => {
    originals.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await originals.start();
  await originals.app.listen({ host: settings.bind, port: settings.port });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
