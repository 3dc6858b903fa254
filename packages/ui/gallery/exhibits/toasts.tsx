import { type ReactNode, useEffect } from 'react';
import { Button, ToastRegion, toast } from '../../src/index.ts';
import type { Exhibit } from '../exhibit.tsx';

export const TOASTS: readonly Exhibit[] = [
  {
    components: ['ToastRegion'],
    faces: {
      ready: {
        isFramed: true,
        show: () => (
          <Toasted raise={raiseNews}>
            <Button onClick={raiseNews}>Show them again</Button>
          </Toasted>
        ),
      },
      loading: { notApplicable: 'A toast tells what has happened.' },
      empty: { isFramed: true, show: () => <ToastRegion label="Notices" /> },
      error: {
        isFramed: true,
        show: () => (
          <Toasted raise={raiseRefusal}>
            <Button onClick={raiseRefusal}>Show it again</Button>
          </Toasted>
        ),
      },
    },
  },
];

function raiseNews() {
  toast('Selection removed', { id: 'plain', detail: 'Real Sociedad', action: { label: 'Undo', onPress: raiseNews } });
  toast('Settings saved', { id: 'success', kind: 'success' });
}

function raiseRefusal() {
  toast('The bet was refused', { id: 'error', kind: 'error', detail: 'The odds have changed.' });
}

function Toasted({ raise, children }: { raise: () => void; children: ReactNode }) {
  useEffect(raise, [raise]);
  return (
    <>
      {children}
      <ToastRegion label="Notices" />
    </>
  );
}
