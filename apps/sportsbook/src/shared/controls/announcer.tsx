import { create } from 'zustand';

const useAnnouncement = create<{ readonly text: string; readonly turn: number }>(() => ({ text: '', turn: 0 }));

/** Announces one sentence to screen readers, politely, when something changed that only eyes would notice. */
export function announce(text: string): void {
  useAnnouncement.setState(({ turn }) => ({ text, turn: turn + 1 }));
}

/** Region of the announcements. Rendered once, in the shell. */
export function Announcer() {
  const { text, turn } = useAnnouncement();
  return (
    <p role="status" aria-live="polite" className="sr-only">
      <span key={turn}>{text}</span>
    </p>
  );
}
