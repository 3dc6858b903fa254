import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { MODALS, type ModalName } from './paths.ts';

export interface ModalOptions {
  /** Where a finished sign-in leads; a path of this site. (Default: the page stays) */
  readonly next?: string;
}

export interface Modal {
  readonly name: ModalName | null;
  readonly next: string | null;
  /** Opens a dialog over the page, or changes the one that is open. */
  open(name: ModalName, options?: ModalOptions): void;
  /** Closes it; Back closes it too. */
  close(): void;
}

/** The dialog in the address (`?modal=`). Any feature opens any dialog by its name, without knowing who draws it. */
export function useModal(): Modal {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const name = MODALS.find((known) => known === search.modal) ?? null;

  const open = useCallback(
    (wanted: ModalName, { next }: ModalOptions = {}) => {
      const isOpen = new URLSearchParams(router.state.location.searchStr).has('modal');
      navigate({
        to: '.',
        search: (known) => ({ ...known, modal: wanted, next: next ?? known.next }),
        // From dialog to dialog the way back stays one step.
        replace: isOpen,
        state: (known) => ({ ...known, isOwnModal: isOpen ? known.isOwnModal : true }),
        resetScroll: false,
      });
    },
    [navigate, router],
  );
  const close = useCallback(() => {
    // A dialog that this page opened is one step back; one that came with the address is taken out of it.
    if (router.state.location.state.isOwnModal) router.history.back();
    else
      navigate({
        to: '.',
        search: (known) => ({ ...known, modal: undefined, next: undefined, find: undefined, within: undefined }),
        replace: true,
        resetScroll: false,
      });
  }, [navigate, router]);

  return { name, next: typeof search.next === 'string' ? search.next : null, open, close };
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** True when the dialog in this address was opened from the entry before it. */
    isOwnModal?: boolean;
  }
}
