import { useT } from '@ordago/i18n/react';
import { Pagination } from '@ordago/ui';

/** Previous and next under a history. Pages count from zero; `total` is given where the server returns it. */
export function PageFoot(props: { page: number; pageCount: number; total?: number; onPage: (page: number) => void }) {
  const t = useT('common');
  const { page, pageCount, total, onPage } = props;
  return (
    <div className="print:hidden">
      <Pagination
        page={page}
        pageCount={pageCount}
        onChange={onPage}
        labels={{ region: t('a11y.pages'), previous: t('action.previous'), next: t('action.next') }}
      >
        {t('a11y.page', { page: Math.min(page, Math.max(pageCount - 1, 0)) + 1, pages: Math.max(pageCount, 1) })}
        {total !== undefined && ` · ${t('pagination.rows', { count: total })}`}
      </Pagination>
    </div>
  );
}
