import { AT } from '../../../bench/harness/world.ts';
import { insist, type Scenario, type Scene } from './scenario.ts';

const TASK = 'kills.fail';
/** Failures in a row from which on a job keeps failing. */
const FAILURES = 3;

/** A job that keeps failing, and then succeeds. */
export function createJobScenario({ pool }: Scene): Scenario {
  const at = new Date(AT);
  return async (name) => {
    for (let failure = 0; failure < FAILURES; failure += 1) {
      await insist(() => pool.query('select platform.note_job_failure($1, $2, $3, $4)', [TASK, name, 'a failure', at]));
    }
    await insist(() => pool.query('select platform.note_job_success($1, $2, $3)', [TASK, name, at]));
  };
}
