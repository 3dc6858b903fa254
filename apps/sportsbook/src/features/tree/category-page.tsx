import { useIdParam } from '../../shared/addresses/paths.ts';
import { useTree } from '../../shared/line/line.ts';
import { SportIcon } from '../../shared/names/sport-icon.tsx';
import { useSportName } from '../../shared/names/sport-name.ts';
import { SportLeagues } from './league-tree.tsx';
import '../../shared/controls/page-title.css';
import './league-tree.css';

/** The leagues of one sport; its address is that of other sportsbooks. */
export function CategoryPage() {
  const slug = useIdParam();
  const nameOf = useSportName();
  const { data } = useTree();
  const sport = data?.sports.find((known) => known.slug === slug);
  return (
    <>
      <h1 className="page-title">
        <SportIcon sport={slug} />
        {nameOf(slug)}
      </h1>
      {sport && (
        <nav className="tree-page">
          <SportLeagues sport={sport} />
        </nav>
      )}
    </>
  );
}
