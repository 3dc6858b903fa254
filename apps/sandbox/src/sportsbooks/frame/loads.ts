import { type Frame, freeBetOf, placeOf } from './frame.ts';

/** Seconds before the end of a session at which another token is asked for; half of it where a session is shorter. */
const RENEWAL_SECONDS = 300;

/** Opens a place. `isReported` is false where the site itself asked for it. */
export function openPath(frame: Frame, path: string, { isReported }: { isReported: boolean }): void {
  frame.state.path = path;
  frame.state.note = null;
  if (isReported) {
    frame.bridge.send({ type: 'route', path });
    scrollTo(0, 0);
  }
  if (placeOf(frame).page === 'BetsHistory') loadBets(frame);
  frame.draw();
}

/** Exchanges a token for a session; null signs the player out. */
export function enter(frame: Frame, token: string | null): void {
  const { state } = frame;
  if (token === null) {
    Object.assign(state, { token: null, session: null, balance: null, isKnown: true });
    frame.draw();
  } else if (token !== state.token) {
    state.token = token;
    void exchange(frame, token).finally(() => {
      state.isKnown = true;
      frame.draw();
    });
  }
}

async function exchange(frame: Frame, token: string): Promise<void> {
  const { state, callServer } = frame;
  const answer = await callServer('enter', { token, lang: state.language }).catch(() => null);
  if (answer === null) return;
  if (!answer.ok) {
    state.session = null;
    return;
  }
  const { session, currency, balance, expires_in: expiresIn } = answer.data;
  Object.assign(state, { session, currency, balance, expiresIn });
  keepAlive(frame);
  if (placeOf(frame).page === 'BetsHistory') loadBets(frame);
  loadAwards(frame);
}

/** Asks for another token before the session ends. A bet that was taken extends the session. */
export function keepAlive({ state, bridge }: Frame): void {
  clearTimeout(state.renewal);
  if (!state.expiresIn) return;
  const seconds = Math.max(state.expiresIn / 2, state.expiresIn - RENEWAL_SECONDS);
  state.renewal = window.setTimeout(() => bridge.send({ type: 'token-expiring' }), seconds * 1_000);
}

export function loadOffer(frame: Frame): void {
  void load(frame, frame.callServer('offer', undefined), ({ matches }) => {
    frame.state.matches = matches;
  });
}

export function loadBets(frame: Frame): void {
  const { session } = frame.state;
  if (session === null) return;
  void load(frame, frame.callServer('bets', { session }), ({ bets }) => {
    frame.state.bets = bets;
  });
}

export function loadAwards(frame: Frame): void {
  const { session } = frame.state;
  if (!frame.facts.givesAwards || session === null) return;
  void load(frame, frame.callServer('awards', { session }), ({ awards }) => {
    frame.state.awards = awards;
    if (freeBetOf(frame) === null) frame.state.award = '';
  });
}

/** Keeps an answer and draws it. Without one everything stays as it is: the next round asks again. */
async function load<Data>(
  frame: Frame,
  call: Promise<{ readonly ok: true; readonly data: Data } | { readonly ok: false }>,
  keep: (data: Data) => void,
): Promise<void> {
  const answer = await call.catch(() => null);
  if (!answer?.ok) return;
  keep(answer.data);
  frame.draw();
}
