import { type HistoryState, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { MODALS, type ModalName } from './paths.ts';

export interface ModalOptions {
  /** Path of this site that opens after a sign-in. (Default: the page stays) */
  readonly next?: string;
  /** History state of `next` about the page before it. (Default: none) */
  readonly nextState?: NextState;
}

type NextState = Pick<HistoryState, 'from' | 'isOneStepBack' | 'seen'>;

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
    (wanted: ModalName, { next, nextState }: ModalOptions = {}) => {
      const isOpen = new URLSearchParams(router.state.location.searchStr).has('modal');
      navigate({
        to: '.',
        search: (known) => ({ ...known, modal: wanted, next: next ?? known.next }),
        // From dialog to dialog the way back stays one step.
        replace: isOpen,
        state: (known) => ({
          ...known,
          isOwnModal: isOpen ? known.isOwnModal : true,
          nextState: next === undefined ? known.nextState : afterSignIn(nextState, { isOpen }),
        }),
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

/**
 * The page that leads to the sign-in is the entry before it, unless the sign-in took the place of a dialog of that
 * page.
 */
function afterSignIn(state: NextState | undefined, { isOpen }: { isOpen: boolean }): NextState | undefined {
  return state && { ...state, isOneStepBack: state.isOneStepBack && !isOpen };
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** True when the dialog in this address was opened from the entry before it. */
    isOwnModal?: boolean;
    /** History state of the entry that replaces this one after the sign-in. */
    nextState?: NextState;
    /** Username that the sign-in opens with. */
    signInName?: string;
  }
}
