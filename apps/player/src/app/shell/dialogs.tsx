import { loadChunk } from '@ordago/web-kit/lost-chunk';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useModal } from '../../shared/modal.ts';
import type { ModalName } from '../../shared/paths.ts';
import { type Session, useSession } from '../../shared/session.ts';

/** The menu is no dialog of a feature, and nobody can reset a password yet. */
type DialogName = Exclude<ModalName, 'menu' | 'reset-password'>;
type Audience = 'guests' | 'players' | 'payers' | 'everybody';

/** Audience of a dialog (specification 1, sections 2 and 6). A payer has no agent who pays for them. */
const AUDIENCES: Readonly<Record<DialogName, Audience>> = {
  'sign-in': 'guests',
  'sign-up': 'guests',
  'change-password': 'players',
  // It closes by itself where nobody is signed in, and stays while it leads to another page.
  'log-out': 'everybody',
  deposit: 'payers',
  withdrawal: 'payers',
  search: 'everybody',
  'favourite-folders': 'players',
  'casino-filters': 'everybody',
};

// One for both ways: a player who goes from one to the other stays in the same dialog, with the focus where it was.
const wallet = lazy(() =>
  loadChunk(() => import('../../features/wallet/wallet-dialog.tsx')).then((it) => ({ default: it.WalletDialog })),
);

/** Dialogs arrive when they are first opened. */
const DIALOGS: Readonly<Record<DialogName, ComponentType>> = {
  'sign-in': lazy(() =>
    loadChunk(() => import('../../features/auth/sign-in-dialog.tsx')).then((it) => ({ default: it.SignInDialog })),
  ),
  'sign-up': lazy(() =>
    loadChunk(() => import('../../features/auth/sign-up-dialog.tsx')).then((it) => ({ default: it.SignUpDialog })),
  ),
  'change-password': lazy(() =>
    loadChunk(() => import('../../features/auth/change-password-dialog.tsx')).then((it) => ({
      default: it.ChangePasswordDialog,
    })),
  ),
  'log-out': lazy(() =>
    loadChunk(() => import('../../features/auth/log-out-dialog.tsx')).then((it) => ({ default: it.LogOutDialog })),
  ),
  deposit: wallet,
  withdrawal: wallet,
  search: lazy(() =>
    loadChunk(() => import('../../features/search/search-dialog.tsx')).then((it) => ({ default: it.SearchDialog })),
  ),
  'favourite-folders': lazy(() =>
    loadChunk(() => import('../../features/lobby/folders/folders-dialog.tsx')).then((it) => ({
      default: it.FoldersDialog,
    })),
  ),
  'casino-filters': lazy(() =>
    loadChunk(() => import('../../features/lobby/filters/filters-dialog.tsx')).then((it) => ({
      default: it.FiltersDialog,
    })),
  ),
};

const DepositReturnDialog = lazy(() =>
  loadChunk(() => import('../../features/wallet/deposit-return-dialog.tsx')).then((it) => ({
    default: it.DepositReturnDialog,
  })),
);

/** Verdict on the dialog of an address. */
type Verdict = 'show' | 'drop' | 'ask-who' | 'wait';

/** Draws the dialog that the address names, for readers who may see it; anybody else sees the address without it. */
export function Dialogs() {
  const modal = useModal();
  const session = useSession();
  const router = useRouter();
  const { deposit } = useSearch({ strict: false });
  const name = modal.name === 'menu' || modal.name === 'reset-password' ? null : modal.name;
  const verdict = modal.name === 'reset-password' ? 'drop' : judge(name, session);
  const { open, close, next } = modal;

  useEffect(() => {
    // A player who has just signed in goes on to where they wanted to be.
    if (verdict === 'drop' && next !== null) router.history.replace(next, router.state.location.state.nextState ?? {});
    else if (verdict === 'drop') close();
    // A link to one's own money or account asks who is there, and goes on to it afterwards.
    if (verdict === 'ask-who') open('sign-in', { next: router.state.location.href });
  }, [verdict, next, open, close, router]);

  if (deposit !== undefined && name === null && session.player) {
    return (
      <Suspense fallback={null}>
        <DepositReturnDialog depositId={String(deposit)} />
      </Suspense>
    );
  }
  if (name === null || verdict !== 'show') return null;
  const Dialog = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}

/** Judges whether a dialog is for this reader. */
export function judge(name: DialogName | null, { isKnown, player }: Session): Verdict {
  if (name === null || AUDIENCES[name] === 'everybody') return 'show';
  if (!isKnown) return 'wait';
  if (AUDIENCES[name] === 'guests') return player ? 'drop' : 'show';
  if (!player) return 'ask-who';
  return AUDIENCES[name] === 'payers' && player.parent_agent_id !== null ? 'drop' : 'show';
}
