import './tokens.css';
import './frame.css';
import './books.css';
import { openBridge, type SiteMessage } from './bridge.ts';
import { createCallServer } from './call-server.ts';
import { APP_ID, FACTS_ID, type FrameFacts } from './facts.ts';
import { type Frame, placeOf, startState } from './frame.ts';
import { enter, loadAwards, loadBets, loadOffer, openPath } from './loads.ts';
import { drawPage } from './page.ts';

/** Interval between reads of offer, free bets and bets, in milliseconds. */
const RELOAD_MS = 20_000;

start(readFacts());

/** The facts that `../frame-page.ts` wrote into this page. */
function readFacts(): FrameFacts {
  return JSON.parse(document.getElementById(FACTS_ID)?.textContent ?? '');
}

function start(facts: FrameFacts): void {
  const frame: Frame = {
    facts,
    state: startState(facts),
    bridge: openBridge(window, facts.allowed, (message) => receive(frame, message)),
    callServer: createCallServer(facts.name),
    draw: () => drawPage(frame),
  };
  frame.state.isKnown = !frame.bridge.isEmbedded;
  reportHeight(frame);
  frame.draw();
  loadOffer(frame);
  setInterval(() => reload(frame), RELOAD_MS);
  if (facts.handed !== null) enter(frame, facts.handed);
  frame.bridge.send({ type: 'ready' });
}

function reload(frame: Frame): void {
  loadOffer(frame);
  loadAwards(frame);
  if (placeOf(frame).page === 'BetsHistory') loadBets(frame);
}

function reportHeight({ bridge }: Frame): void {
  const app = document.getElementById(APP_ID);
  if (!app) return;
  const report = () => bridge.send({ type: 'height', height: Math.ceil(app.getBoundingClientRect().height) });
  new ResizeObserver(report).observe(app);
}

function receive(frame: Frame, message: SiteMessage): void {
  const { state, facts } = frame;
  switch (message.type) {
    case 'hello':
      state.language = message.locale;
      state.theme = message.theme;
      // The token of the link is valid until the site sends another one.
      if (facts.handed === null || message.token !== null) enter(frame, message.token);
      else frame.draw();
      break;
    case 'theme':
      state.theme = message.theme;
      frame.draw();
      break;
    case 'locale':
      state.language = message.locale;
      frame.draw();
      break;
    case 'balance':
      state.balance = message.balance;
      state.currency ||= message.currency;
      frame.draw();
      break;
    case 'navigate':
      openPath(frame, message.path, { isReported: false });
      break;
    case 'signed-out':
      enter(frame, null);
      break;
  }
}
