import {
  type AnswerOf,
  type BodyIn,
  CAMPAIGN_CHUNK_MAX,
  changeFreeBetCampaign,
  giveFreeBetCampaign,
  previewFreeBetCampaign,
} from '@ordago/contracts';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { type CallsState, inCalls } from './campaign-calls.ts';

export type Candidate = AnswerOf<typeof previewFreeBetCampaign>['candidates'][number];
export type CampaignBody = Omit<BodyIn<typeof giveFreeBetCampaign>, 'players'>;
type Act = 'give' | 'cancel' | 'restore';

/** Progress of an act, or its end. */
export interface CampaignRun extends CallsState {
  readonly act: Act;
  readonly ids: readonly string[];
  readonly isOver: boolean;
}

/**
 * Gives the free bet of a campaign call by call, and takes it back in the same way. What was given stays given when a
 * call fails: the same again goes on where it stopped.
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
  const work = (act: Act, ids: readonly string[], call: (players: string[]) => Promise<readonly string[]>) =>
    attempt(() => {
      // A stopped run goes on where it stopped.
      const from = run?.act === act && !run.isOver ? run : { done: 0, changed: [] };
      const onStep = ({ done, changed }: CallsState) =>
        setRun({ act, ids, done, changed, isOver: done === ids.length });
      return inCalls({ ids, from, size: CAMPAIGN_CHUNK_MAX, call, onStep });
    });
  return {
    candidates,
    run,
    failure,
    isPending,
    preview: (body: BodyIn<typeof previewFreeBetCampaign>) =>
      attempt(async () => {
        setRun(null);
        setCandidates((await api(previewFreeBetCampaign, { body })).candidates);
      }),
    give: (body: CampaignBody, ids: readonly string[]) =>
      work('give', ids, async (players) => {
        const answer = await api(giveFreeBetCampaign, { body: { ...body, players } });
        return answer.players.flatMap(({ id, state }) => (state === 'given' || state === 'already' ? [id] : []));
      }),
    /** Takes it back, or gives back what was taken. */
    change: (campaign: string, act: 'cancel' | 'restore', ids: readonly string[]) =>
      work(act, ids, async (players) => {
        const answer = await api(changeFreeBetCampaign, { body: { campaign, act, players } });
        return answer.changed;
      }),
    /** Back to the list. */
    forget: () => {
      setCandidates(null);
      setRun(null);
      setFailure(null);
    },
  };
}

export type CampaignActs = ReturnType<typeof useCampaign>;
