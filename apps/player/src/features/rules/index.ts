export { RuleArticlePage } from './rule-article-page.tsx';
export { RulesPage } from './rules-page.tsx';
