import { type RulePlace, rulesPathOf } from '@ordago/contracts';
import type { MouseEvent, ReactNode } from 'react';
import { sendToSite, siteOrigin } from '../../embed/frame.ts';
import './rules-link.css';

export interface RulesLinkProps extends Omit<RulePlace, 'sport'> {
  /** Sport whose article is opened. (Default: the list of all, or the notion that `section` names) */
  readonly sport?: string;
  /** (Default: a word within a sentence) */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The way to the rule book, which is a page of the site around the frame; nothing where nobody embeds the page. */
export function RulesLink({ sport, section, className = 'rule-link', children }: RulesLinkProps) {
  if (siteOrigin === null) return null;
  const open = (event: MouseEvent) => {
    // The keys that open another tab keep their meaning.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    sendToSite({ type: 'rules', sport: sport ?? null, ...(section !== undefined && { section }) });
  };
  return (
    <a
      href={`${siteOrigin}${rulesPathOf({ sport: sport ?? null, section })}`}
      target="_blank"
      rel="noreferrer"
      className={className}
      onClick={open}
    >
      {children}
    </a>
  );
}
