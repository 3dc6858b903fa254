import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useModal } from '../../shared/modal.ts';

const SearchDialog = lazy(() =>
  import('../../features/search/search-dialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog })),
);

/** What stands around every page. */
export function Shell() {
  const modal = useModal();
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
      <Suspense fallback={null}>{modal.name === 'search' && <SearchDialog />}</Suspense>
    </>
  );
}
