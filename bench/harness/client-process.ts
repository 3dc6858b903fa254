import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** A programme of clients that runs beside the bench; its messages are orders and reports. */
export type ClientProgramme = 'bet-clients' | 'push-clients';

/** Starts it from the bundle. Whoever waits for a message of it hears an error when it ends by itself. */
export function startClients(name: ClientProgramme): ChildProcess {
  const clients = fork(path.resolve('bench/dist/harness', `${name}.mjs`));
  clients.once('exit', (code) => {
    if (code !== null) clients.emit('error', new Error(`${name} ended with ${code}`));
  });
  return clients;
}
