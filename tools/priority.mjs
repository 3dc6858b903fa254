import { writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Gives a process a priority that holds as well where Linux weighs sessions against each other, for one that begins a
 * session: a low priority within a session counts for nothing there beside another session.
 * @param {number | undefined} pid of the session's first process; a missing or ended one is left alone
 * @param {number} priority from -20 to 19, the lowest
 */
export function setSessionPriority(pid, priority) {
  if (!pid) return;
  try {
    os.setPriority(pid, priority);
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // It is gone already, is not ours to order, or its system weighs no sessions.
  }
}
