import { Spinner } from '@ordago/ui';
import { useLocation } from '@tanstack/react-router';

/** Article that came with the page (`tools/vite/written-pages.ts`), in the language of the reader; null where none did. */
const WRITTEN = document.querySelector(`.outline-written article:lang(${document.documentElement.lang || 'es'})`);
const WRITTEN_AT = location.pathname;

/** The article that came with the page, which stays where it is while the texts of the rules are on the way; else a spinner. */
export function WaitingArticle() {
  const pathname = useLocation({ select: (at) => at.pathname });
  if (WRITTEN === null || pathname !== WRITTEN_AT) return <Spinner size={32} />;
  return <div className="w-full" ref={(place) => place?.append(WRITTEN)} />;
}
