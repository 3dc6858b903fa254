import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** A programme of clients, or the relay of events, that runs beside the bench; its messages are orders and reports. */
export type ClientProgramme = 'bet-clients' | 'push-clients' | 'relay-worker';

/** Starts it from the bundle. A wait for its message fails when it ends by itself. */
export function startClients(name: ClientProgramme): ChildProcess {
  const clients = fork(path.resolve('bench/dist/programmes', `${name}.mjs`));
  clients.once('exit', (code) => {
    if (code !== null) clients.emit('error', new Error(`${name} ended with ${code}`));
  });
  return clients;
}
