import type { Pool } from 'pg';

/** Where reads go. */
export type Reads = Pick<Pool, 'query'>;
