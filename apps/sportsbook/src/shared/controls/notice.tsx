import { create } from 'zustand';
import './notice.css';

/** How long a notice stays, in ms. */
const NOTICE_MS = 6_000;

const useNotice = create<{ readonly text: string | null; readonly turn: number }>(() => ({ text: null, turn: 0 }));

/** Says something that the player should see, in one sentence; screen readers hear it. */
export function notify(text: string): void {
  useNotice.setState(({ turn }) => ({ text, turn: turn + 1 }));
  const { turn } = useNotice.getState();
  setTimeout(() => useNotice.getState().turn === turn && useNotice.setState({ text: null }), NOTICE_MS);
}

/** Where notices appear: over the lower edge, in nobody's way. Stands once, in the shell. */
export function NoticeLine() {
  const text = useNotice((notice) => notice.text);
  return (
    <p role="status" className={text === null ? 'sr-only' : 'notice-line'}>
      {text}
    </p>
  );
}
