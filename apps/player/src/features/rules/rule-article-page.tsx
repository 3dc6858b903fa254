import { useT } from '@ordago/i18n/react';
import { formatAmount, formatOdds } from '@ordago/kernel';
import {
  type Article,
  articleOf,
  articleSlugOf,
  EXAMPLE,
  NOTIONS,
  type Retirement,
  type RuleSection,
  type SportRule,
  type Statement,
  sectionsByPlace,
} from '@ordago/sport-rules';
import { buttonClass } from '@ordago/ui';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { ChevronLeft, FileText } from 'lucide-react';
import { useMemo } from 'react';
import { usePageName } from '../../shared/page-name.ts';
import { PATHS } from '../../shared/paths.ts';
import { ArticleAsSet, ruleOfArticle, UnknownArticle } from './article-as-set.tsx';
import { NotionLinks, NotionText } from './notions/notion-text.tsx';
import { useAddressedSection } from './section/use-addressed-section.ts';
import { useRuleTexts, useRuleWords } from './use-rule-words.ts';
import { WaitingArticle } from './waiting-article.tsx';
import { WhatIf } from './what-if.tsx';
import './rules.css';

/** The article of one sport, written from the data that settles its bets, or that of a notion. */
export function RuleArticlePage() {
  const { article } = useParams({ from: PATHS.rule });
  const isReady = useRuleTexts();
  const rule = ruleOfArticle(article);
  const notion = NOTIONS.find((one) => one === article);
  if (!isReady) return <WaitingArticle />;
  return (
    <div className="rules-page">
      <p className="-mb-4 -ml-4 print:hidden">
        <BackLink />
      </p>
      {rule && <ArticleAsSet key={rule.slug} rule={rule} Text={ArticleText} />}
      {notion && <NotionText key={notion} notion={notion} />}
      {!rule && !notion && <UnknownArticle />}
    </div>
  );
}

function BackLink() {
  const t = useT('rules');
  return (
    <Link to={PATHS.rules} className={buttonClass({ rank: 'text', size: 'small' })}>
      <ChevronLeft size={16} aria-hidden="true" />
      {t('page.back')}
    </Link>
  );
}

function ArticleText({ rule, retirement }: { rule: SportRule; retirement: Retirement }) {
  const article = useMemo(() => articleOf(rule, retirement), [rule, retirement]);
  const t = useT('rules');
  const words = useRuleWords();
  const anchors = useMemo(() => sectionsByPlace(article), [article]);
  usePageName(t('title', { sport: words.sport(article.sport) }));
  useAddressedSection(useLocation({ select: (location) => location.hash }));
  return (
    <article className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="text-32 font-extrabold tracking-tight">{t('title', { sport: words.sport(article.sport) })}</h1>
        <p className="text-14 text-muted">{t('page.version', { version: article.version })}</p>
        <p className="-ml-4 print:hidden">
          <Link
            to={PATHS.ruleOld}
            params={{ article: articleSlugOf(rule) }}
            className={buttonClass({ rank: 'text', size: 'small' })}
          >
            <FileText size={16} aria-hidden="true" />
            {t('page.plain')}
          </Link>
        </p>
      </header>
      <Formats article={article} sections={anchors.get('formats')} />
      <WhatIf rule={rule} retirement={retirement} />
      <Outcomes article={article} />
      {article.sections.map(({ key, statements }) => (
        <section key={key} className="rules-card">
          <h2>{t(`heading.${key}`)}</h2>
          <ul className="rules-statements">
            {statements.map((statement) => (
              <StatementRow
                key={JSON.stringify(statement.phrase)}
                statement={statement}
                sections={anchors.get(statement.phrase.code)}
              />
            ))}
          </ul>
        </section>
      ))}
      <section className="rules-card">
        <h2>{t('heading.notions')}</h2>
        <NotionLinks notions={article.notions} />
      </section>
      <Example article={article} />
    </article>
  );
}

interface AnchoredProps {
  /** Sections of the rule book that are told here. (Default: none) */
  readonly sections?: readonly RuleSection[] | undefined;
}

function StatementRow({ statement: { phrase }, sections }: AnchoredProps & { statement: Statement }) {
  const words = useRuleWords();
  return (
    <li tabIndex={-1}>
      <Anchors sections={sections} />
      <span>{words.textOf(phrase)}</span>
    </li>
  );
}

/** Marks by which a settled bet leads to the rule that settled it. */
function Anchors({ sections = [] }: AnchoredProps) {
  const hash = useLocation({ select: (location) => location.hash });
  return sections.map((section) => (
    <i
      key={section}
      id={section}
      className="rules-anchor"
      data-addressed={section === hash || undefined}
      aria-hidden="true"
    />
  ));
}

function Formats({ article, sections }: AnchoredProps & { article: Article }) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <section className="rules-card">
      <Anchors sections={sections} />
      <h2 tabIndex={-1}>{t('heading.formats')}</h2>
      <table className="rules-table">
        <thead>
          <tr>
            <th scope="col">{t('column.format')}</th>
            <th scope="col">{t('column.length')}</th>
            <th scope="col">{t('column.minimum')}</th>
          </tr>
        </thead>
        <tbody>
          {article.formats.map(({ key, name, length, minimum }) => (
            <tr key={key}>
              <th scope="row">{words.textOf(name)}</th>
              <td data-label={t('column.length')}>{words.textOf(length)}</td>
              <td data-label={t('column.minimum')}>{words.textOf(minimum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Kinds that can be bet on, one by one. */
function Outcomes({ article }: { article: Article }) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <section className="rules-card">
      <h2>{t('heading.outcomes')}</h2>
      <p className="text-14 text-muted">{t('outcomes.lead')}</p>
      <ul className="rules-outcomes">
        {article.outcomes.map((kind) => (
          <li key={kind}>{words.outcome(kind, article.sport)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Example: verdict and payout of the engine for a bet that is ahead. */
function Example({ article }: { article: Article }) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <section className="rules-card">
      <h2>{t('heading.example')}</h2>
      <p className="text-14 text-muted">
        {t('example.stake', { stake: formatAmount(EXAMPLE.stake), odds: formatOdds(EXAMPLE.odds) })}
      </p>
      <ol className="rules-example">
        {article.example.map(({ situation, verdict, payout }) => (
          <li key={JSON.stringify([situation, verdict.settles])}>
            <strong>{words.textOf(situation)}</strong>
            <span>{words.why(verdict, article.sport)}</span>
            <span className="rules-payout">
              <small>{t('column.payout')}</small>
              <b className="tabular">{payout}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
