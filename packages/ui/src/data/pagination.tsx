import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

export interface PaginationProps {
  /** Zero-based; a page past the end shows as the last one (rule 8). */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  labels: { region: string; previous: string; next: string };
  /** "1 to 8 of 148", formatted by the application. */
  children?: ReactNode;
}

/** The page that is really shown: zero-based, never before the first or past the last. */
export function clampPage(page: number, pageCount: number): number {
  return Math.max(0, Math.min(Math.trunc(page) || 0, pageCount - 1));
}

/** Previous and next under a list. */
export function Pagination({ page, pageCount, onChange, labels, children }: PaginationProps) {
  const shown = clampPage(page, pageCount);
  return (
    <nav aria-label={labels.region} className="flex min-h-14 items-center justify-between gap-3 px-3.5 py-2">
      <span className="text-14 text-muted tabular" aria-live="polite">
        {children}
      </span>
      <span className="flex gap-1">
        <IconButton
          size="small"
          hasLine
          label={labels.previous}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          disabled={shown <= 0}
          onClick={() => onChange(shown - 1)}
        />
        <IconButton
          size="small"
          hasLine
          label={labels.next}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          disabled={shown >= pageCount - 1}
          onClick={() => onChange(shown + 1)}
        />
      </span>
    </nav>
  );
}
