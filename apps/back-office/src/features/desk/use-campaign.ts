import {
  type AnswerOf,
  type BodyIn,
  CAMPAIGN_CHUNK_MAX,
  changeFreeBetCampaign,
  giveFreeBetCampaign,
  previewFreeBetCampaign,
} from '@ordago/contracts';
import { useState } from 'react';
import { api } from '../../shared/api.ts';

export type Candidate = AnswerOf<typeof previewFreeBetCampaign>['candidates'][number];
export type CampaignBody = Omit<BodyIn<typeof giveFreeBetCampaign>, 'players'>;
type Act = 'give' | 'cancel' | 'restore';

/** How far an act has come, or came. */
export interface CampaignRun {
  readonly act: Act;
  readonly done: number;
  readonly total: number;
  /** Those whose free bet was given, taken back or given back by it. */
  readonly changed: readonly string[];
  readonly isOver: boolean;
}

/**
 * Gives the free bet of a campaign call by call, and takes it back in the same way. What was given stays given when a call
 * fails: the same again goes on where it stopped.
 */
export function useCampaign() {
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  const [run, setRun] = useState<CampaignRun | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    setPending(true);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const inCalls = (act: Act, ids: readonly string[], call: (players: string[]) => Promise<readonly string[]>) =>
    attempt(async () => {
      let changed: readonly string[] = [];
      for (let done = 0; done < ids.length; done += CAMPAIGN_CHUNK_MAX) {
        setRun({ act, done, total: ids.length, changed, isOver: false });
        changed = [...changed, ...(await call(ids.slice(done, done + CAMPAIGN_CHUNK_MAX)))];
      }
      setRun({ act, done: ids.length, total: ids.length, changed, isOver: true });
    });
  const change = (campaign: string, act: 'cancel' | 'restore', ids: readonly string[]) =>
    inCalls(act, ids, async (players) => {
      const answer = await api(changeFreeBetCampaign, { body: { campaign, act, players } });
      return answer.changed;
    });
  return {
    ...{ candidates, run, failure, isPending },
    preview: (body: BodyIn<typeof previewFreeBetCampaign>) =>
      attempt(async () => {
        setRun(null);
        setCandidates((await api(previewFreeBetCampaign, { body })).candidates);
      }),
    give: (body: CampaignBody, ids: readonly string[]) =>
      inCalls('give', ids, async (players) => {
        const answer = await api(giveFreeBetCampaign, { body: { ...body, players } });
        return answer.players.flatMap(({ id, state }) => (state === 'given' || state === 'already' ? [id] : []));
      }),
    change,
    /** Back to the list. */
    forget: () => {
      setCandidates(null);
      setRun(null);
      setFailure(null);
    },
  };
}

export type CampaignActs = ReturnType<typeof useCampaign>;
