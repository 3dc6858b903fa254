import type { NoticesRepository } from '../repository/notices.repository.ts';

/** Reads the notices that a member of staff may see, newest first. */
export type ListNotices = NoticesRepository['list'];
