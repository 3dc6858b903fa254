import { useT } from '@ordago/i18n/react';
import { articleSlugOf, hasDecision, type Retirement, SPORT_RULES, type SportRule } from '@ordago/sport-rules';
import { Button, Result, Spinner } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { siteSettingsQuery } from '../../shared/site-settings.ts';

/** The rule book that an article is of; undefined where there is none. */
export function ruleOfArticle(article: string): SportRule | undefined {
  return SPORT_RULES.find((one) => articleSlugOf(one) === article);
}

export function UnknownArticle() {
  const t = useT('rules');
  return <Result face="empty" suit="espadas" title={t('page.unknown')} />;
}

/** Props of the full text of an article. */
export interface ArticleTextProps {
  readonly rule: SportRule;
  readonly retirement: Retirement;
}

/** The article as the operator has set it: of a sport in which sides give up, it waits for what holds then. */
export function ArticleAsSet({ rule, Text }: { rule: SportRule; Text: ComponentType<ArticleTextProps> }) {
  const settings = useQuery({ ...siteSettingsQuery, staleTime: 0 });
  const t = useT('common');
  const retirement = settings.data?.betting_rules.retirement;
  if (retirement !== undefined || !hasDecision(rule, 'retirement')) {
    return <Text rule={rule} retirement={retirement ?? 'returned'} />;
  }
  if (settings.isPending) return <Spinner size={32} />;
  return (
    <Result
      face="error"
      title={t('state.error')}
      action={<Button onClick={() => void settings.refetch()}>{t('action.retry')}</Button>}
    />
  );
}
