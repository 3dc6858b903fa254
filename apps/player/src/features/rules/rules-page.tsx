import { useLocale, useT } from '@ordago/i18n/react';
import { articleSlugOf, type Family, SPORT_RULES, type SportRule } from '@ordago/sport-rules';
import { Result, Spinner, TextField } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../shared/paths.ts';
import { foldText } from './fold-text.ts';
import { useRuleTexts, useRuleWords } from './use-rule-words.ts';
import './rules.css';

/** The rule book: an article per sport, for everybody. */
export function RulesPage() {
  return useRuleTexts() ? <RulesList /> : <Spinner size={32} />;
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
  const found = SPORT_RULES.map((rule) => ({ rule, name: words.sport(rule.slug) }))
    .filter(({ name }) => foldText(name).includes(foldText(text)))
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
      {found.length === 0 && <Result face="empty" suit="espadas" title={t('page.none')} />}
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
