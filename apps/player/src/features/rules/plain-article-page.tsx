import { useT } from '@ordago/i18n/react';
import { formatAmount, formatOdds } from '@ordago/kernel';
import { articleOf, articleSlugOf, EXAMPLE } from '@ordago/sport-rules';
import { Button, buttonClass } from '@ordago/ui';
import { Link, useParams } from '@tanstack/react-router';
import { ChevronLeft, Printer } from 'lucide-react';
import { Fragment } from 'react';
import { usePageName } from '../../shared/page-name.ts';
import { PATHS } from '../../shared/paths.ts';
import { ArticleAsSet, type ArticleTextProps, ruleOfArticle, UnknownArticle } from './article-as-set.tsx';
import { useRuleTexts, useRuleWords } from './use-rule-words.ts';
import { WaitingArticle } from './waiting-article.tsx';
import './rules.css';
import './plain-article.css';

/** The article of one sport in its old presentation: numbered sentences without controls, as it is printed. */
export function PlainArticlePage() {
  const { article } = useParams({ from: PATHS.ruleOld });
  const isReady = useRuleTexts();
  const rule = ruleOfArticle(article);
  if (!isReady) return <WaitingArticle />;
  return (
    <div className="rules-page">
      {rule ? <ArticleAsSet key={rule.slug} rule={rule} Text={PlainText} /> : <UnknownArticle />}
    </div>
  );
}

function PlainText({ rule, retirement }: ArticleTextProps) {
  const article = articleOf(rule, retirement);
  const t = useT('rules');
  const words = useRuleWords();
  usePageName(t('title', { sport: words.sport(article.sport) }));
  return (
    <article className="rules-plain">
      <Acts slug={articleSlugOf(rule)} />
      <h1>{t('title', { sport: words.sport(article.sport) })}</h1>
      <p>{t('page.version', { version: article.version })}</p>
      <h2>{t('heading.formats')}</h2>
      <ul>
        {article.formats.map(({ key, name, length, minimum }) => (
          <li key={key}>
            {words.textOf(name)}. {t('column.length')}: {words.textOf(length)}. {t('column.minimum')}:{' '}
            {words.textOf(minimum)}.
          </li>
        ))}
      </ul>
      <h2>{t('heading.outcomes')}</h2>
      <p>{t('outcomes.lead')}</p>
      <p>{article.outcomes.map((kind) => words.outcome(kind, article.sport)).join('; ')}.</p>
      {article.sections.map(({ key, statements }) => (
        <section key={key}>
          <h2>{t(`heading.${key}`)}</h2>
          <ol>
            {statements.map(({ phrase }) => (
              <li key={JSON.stringify(phrase)}>{words.textOf(phrase)}</li>
            ))}
          </ol>
        </section>
      ))}
      <h2>{t('heading.notions')}</h2>
      <p>
        {article.notions.map((notion, place) => (
          <Fragment key={notion}>
            {place > 0 && '; '}
            <Link to={PATHS.rule} params={{ article: notion }}>
              {t(`notion.name.${notion}`)}
            </Link>
          </Fragment>
        ))}
        .
      </p>
      <h2>{t('heading.example')}</h2>
      <p>{t('example.stake', { stake: formatAmount(EXAMPLE.stake), odds: formatOdds(EXAMPLE.odds) })}</p>
      <ol>
        {article.example.map(({ situation, verdict, payout }) => (
          <li key={JSON.stringify([situation, verdict.settles])}>
            {words.textOf(situation)}: {words.why(verdict, article.sport)} {t('column.payout')}:{' '}
            <span className="tabular">{payout}</span>.
          </li>
        ))}
      </ol>
    </article>
  );
}

function Acts({ slug }: { slug: string }) {
  const t = useT('rules');
  return (
    <p className="rules-plain-acts print:hidden">
      <Link to={PATHS.rule} params={{ article: slug }} className={buttonClass({ rank: 'text', size: 'small' })}>
        <ChevronLeft size={16} aria-hidden="true" />
        {t('page.article')}
      </Link>
      <Button
        rank="secondary"
        size="small"
        icon={<Printer size={16} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('page.print')}
      </Button>
    </p>
  );
}
