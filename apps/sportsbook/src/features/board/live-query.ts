import { eventsQuery } from '../../shared/line/line.ts';

/** Events in play, of all leagues or of one. */
export const liveQuery = (league?: string) => eventsQuery({ view: 'live', ...(league ? { league } : {}) });
