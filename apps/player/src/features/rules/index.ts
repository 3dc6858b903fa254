export { PlainArticlePage } from './plain-article-page.tsx';
export { RuleArticlePage } from './rule-article-page.tsx';
export { RulesPage } from './rules-page.tsx';
