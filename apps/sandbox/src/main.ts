import { composeSandbox } from './composition.ts';
import { readSettings } from './settings.ts';

/** Entry point of the sandbox: reads the environment, composes the third parties, serves until a signal stops it. */
async function main(): Promise<void> {
  const sandbox = await composeSandbox(readSettings(process.env));
  const stop = () => {
    sandbox.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await sandbox.start();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
