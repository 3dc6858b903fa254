import { useLocale, useT } from '@ordago/i18n/react';
import { articleSlugOf, type Family, NOTIONS, SPORT_RULES, type SportRule } from '@ordago/sport-rules';
import { Result, TextField } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../shared/paths.ts';
import { foldText } from './fold-text.ts';
import { NotionLinks } from './notions/notion-text.tsx';
import { useRuleTexts, useRuleWords } from './use-rule-words.ts';
import { WaitingArticle } from './waiting-article.tsx';
import './rules.css';

/** The rule book: an article per sport, and one per notion that holds in all of them, for everybody. */
export function RulesPage() {
  return useRuleTexts() ? <RulesList /> : <WaitingArticle />;
}

const FAMILIES: readonly { readonly family: Family; readonly title: 'page.sports' | 'page.e-sports' }[] = [
  { family: 'sport', title: 'page.sports' },
  { family: 'e-sport', title: 'page.e-sports' },
];

function RulesList() {
  const t = useT('rules');
  const words = useRuleWords();
  const locale = useLocale();
  const [text, setText] = useState('');
  const isFound = (name: string) => foldText(name).includes(foldText(text));
  const notions = NOTIONS.filter((notion) => isFound(t(`notion.name.${notion}`)));
  const found = SPORT_RULES.map((rule) => ({ rule, name: words.sport(rule.slug) }))
    .filter(({ name }) => isFound(name))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <div className="rules-page">
      <header className="grid gap-2">
        <h1 className="text-32 font-extrabold tracking-tight">{t('page.title')}</h1>
        <p className="text-16 text-muted">{t('page.lead')}</p>
      </header>
      <TextField
        label={t('page.search')}
        type="search"
        leading={<Search size={18} className="flex-none text-muted" aria-hidden="true" />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.length + notions.length === 0 && <Result face="empty" suit="espadas" title={t('page.none')} />}
      {notions.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-20 font-bold">{t('heading.notions')}</h2>
          <NotionLinks notions={notions} />
        </section>
      )}
      {FAMILIES.map(({ family, title }) => {
        const rows = found.filter(({ rule }) => rule.family === family);
        return rows.length > 0 && <SportGroup key={family} title={t(title)} rows={rows} />;
      })}
    </div>
  );
}

function SportGroup({ title, rows }: { title: string; rows: readonly { rule: SportRule; name: string }[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-20 font-bold">{title}</h2>
      <ul className="rules-grid">
        {rows.map(({ rule, name }) => (
          <li key={rule.slug}>
            <Link to={PATHS.rule} params={{ article: articleSlugOf(rule) }} className="rules-tile">
              {name}
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
