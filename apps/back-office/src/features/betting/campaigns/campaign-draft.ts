import { type AwardDraft, EMPTY_DRAFT } from '../../../shared/free-bets/award-draft.ts';

/** Draft of a campaign before its preview. */
export interface CampaignDraft {
  readonly campaign: string;
  readonly currency: string;
  /** The list as it was pasted or read. */
  readonly list: string;
  readonly award: AwardDraft;
}

export const EMPTY_CAMPAIGN: CampaignDraft = { campaign: '', currency: '', list: '', award: EMPTY_DRAFT };
