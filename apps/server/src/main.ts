import { composeApp } from './composition.ts';
import { readConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config-error.ts';

/** Entry point of the server: reads the environment, composes the modules, serves until it is stopped. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await composeApp(config);
  const stop = () => {
    app.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.start();
}

main().catch((error: unknown) => {
  const message =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
