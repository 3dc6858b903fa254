import { useT } from '@ordago/i18n/react';
import { type Notion, type NotionArticle, notionArticleOf } from '@ordago/sport-rules';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { usePageName } from '../../../shared/page-name.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useRuleWords } from '../use-rule-words.ts';
import '../rules.css';

/** Article of a notion that holds in every sport: what it is, how it settles, and an example by the functions that settle bets. */
export function NotionText({ notion }: { notion: Notion }) {
  const article = useMemo(() => notionArticleOf(notion), [notion]);
  const t = useT('rules');
  const words = useRuleWords();
  const title = words.textOf(article.title);
  usePageName(title);
  return (
    <article className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-32 font-extrabold tracking-tight">{title}</h1>
        <p className="text-16 text-muted">{words.textOf(article.lead)}</p>
      </header>
      <section className="rules-card">
        <ul className="rules-statements">
          {article.sentences.map((sentence) => (
            <li key={sentence.code}>{words.textOf(sentence)}</li>
          ))}
        </ul>
      </section>
      <NotionExample article={article} />
      <section className="grid gap-3">
        <h2 className="text-20 font-bold">{t('page.related')}</h2>
        <NotionLinks notions={article.related} />
      </section>
    </article>
  );
}

function NotionExample({ article: { bet, figure, rows } }: { article: NotionArticle }) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <section className="rules-card">
      <h2>{t('heading.example')}</h2>
      <p className="text-14 text-muted">{words.textOf(bet)}</p>
      <ol className="rules-example">
        {rows.map((row) => (
          <li key={JSON.stringify(row.situation)}>
            <strong>{words.textOf(row.situation)}</strong>
            {row.status && <span>{t(`whatIf.status.${row.status}`)}</span>}
            <span className="rules-payout">
              <small>{words.textOf(figure)}</small>
              <b className="tabular">{row.figure}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Ways to the articles of notions, with what each is about. */
export function NotionLinks({ notions }: { notions: readonly Notion[] }) {
  const t = useT('rules');
  return (
    <ul className="rules-grid rules-notions">
      {notions.map((notion) => (
        <li key={notion}>
          <Link to={PATHS.rule} params={{ article: notion }} className="rules-tile">
            <span>
              {t(`notion.name.${notion}`)}
              <small>{t(`notion.lead.${notion}`)}</small>
            </span>
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
