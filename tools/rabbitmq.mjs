import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The script of the server itself: the one in `sbin` changes to an account of its own, and wants to own its folders. */
const PLACES = [process.env.RABBITMQ_SERVER ?? '', '/usr/lib/rabbitmq/bin/rabbitmq-server'];

const INSTRUCTION = `This programme needs RabbitMQ, and none was found.
  Debian, Ubuntu:  sudo apt-get install rabbitmq-server
  elsewhere:       set RABBITMQ_SERVER to the script that starts it`;

/**
 * The script that starts RabbitMQ; root on Debian gets it installed.
 * @returns {string | null} null if there is none; what to do is printed
 */
export function ensureRabbitmq() {
  const found = PLACES.find((place) => place !== '' && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing RabbitMQ…');
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'rabbitmq-server');
    const installed = PLACES.find((place) => place !== '' && existsSync(place));
    if (installed) return installed;
  }
  console.error(INSTRUCTION);
  return null;
}

/** @param {string[]} args */
function apt(...args) {
  // The service of the system is not started: the programme runs a broker of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
