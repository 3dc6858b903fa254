// The browser tests that `npm test` walks on one screen size, on the other one.
import { browserStages, VERIFY_PROJECTS } from '../tools/browser-stages.mjs';
import { runStages } from '../tools/stages.mjs';

process.exit((await runStages(browserStages(VERIFY_PROJECTS))) ? 0 : 1);
