import { create } from 'zustand';
import './notice.css';

/** Time for which a notice stays, in ms. */
const NOTICE_MS = 6_000;

const useNotice = create<{ readonly text: string | null; readonly turn: number }>(() => ({ text: null, turn: 0 }));

/** Shows the player one sentence; screen readers announce it. */
export function notify(text: string): void {
  useNotice.setState(({ turn }) => ({ text, turn: turn + 1 }));
  const { turn } = useNotice.getState();
  setTimeout(() => useNotice.getState().turn === turn && useNotice.setState({ text: null }), NOTICE_MS);
}

/** Region of the notices: over the lower edge, where it covers no control. Rendered once, in the shell. */
export function NoticeLine() {
  const text = useNotice((notice) => notice.text);
  return (
    <p role="status" className={text === null ? 'sr-only' : 'notice-line'}>
      {text}
    </p>
  );
}
