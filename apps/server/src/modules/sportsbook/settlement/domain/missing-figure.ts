import { DAY_MS } from '@ordago/kernel';
import { MISSING_FIGURE_DAYS } from '@ordago/sport-rules';

/** Time for which a bet waits for the figure that its result lacks, in milliseconds; then it cannot be resolved. */
export const UNRESOLVED_MS = MISSING_FIGURE_DAYS * DAY_MS;
