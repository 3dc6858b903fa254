import { useT } from '@ordago/i18n/react';
import { LeagueTree } from './league-tree.tsx';
import '../../shared/controls/page-title.css';
import './league-tree.css';

/** Sports and their leagues as a page: on a phone they have no place beside another one. */
export function LeaguesPage() {
  const t = useT('sportsbook');
  return (
    <>
      <h1 className="page-title">{t('nav.tree')}</h1>
      <div className="tree-page">
        <LeagueTree />
      </div>
    </>
  );
}
