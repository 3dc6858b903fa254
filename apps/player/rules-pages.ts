import { LANGUAGE_TAGS, LOCALES, type Locale } from '@ordago/i18n';
import { outcomeText, ruleText, verdictText } from '@ordago/i18n/rules';
import { formatAmount, formatOdds } from '@ordago/kernel';
import {
  articleOf,
  articleSlugOf,
  EXAMPLE,
  NOTIONS,
  type Notion,
  notionArticleOf,
  type Phrase,
  SPORT_RULES,
  type SportRule,
} from '@ordago/sport-rules';
import type { WrittenPage } from '../../tools/vite/written-pages.ts';

/** Pages of the rules as the server sends them: whole texts without a control, for readers and searches that run no scripts. */
export function writtenPages(): WrittenPage[] {
  return LOCALES.flatMap((locale) => {
    const write = writerOf(locale);
    return [
      write.list(),
      ...NOTIONS.map((notion) => write.notion(notion)),
      ...SPORT_RULES.map((rule) => write.sport(rule)),
    ];
  });
}

function writerOf(locale: Locale) {
  const t = (code: string, params: Phrase['params'] = {}) => ruleText(locale, { code, params });
  const textOf = ({ code, params }: Phrase) => t(code, params);
  const sportName = ({ slug }: SportRule) => t(`sport.${slug}`);
  const page = (path: string, { title, lead, blocks }: Content, olds: readonly string[] = []): WrittenPage => ({
    path,
    also: olds,
    locale,
    title,
    description: lead,
    html: article(locale, { title, lead, blocks, ways: waysFrom(path) }),
  });
  const waysFrom = (path: string) =>
    path === LIST ? [link('/', t('page.site'))] : [link(LIST, t('page.back')), link('/', t('page.site'))];
  const notionLinks = (notions: readonly Notion[]) =>
    tiles(notions.map((notion) => [`${LIST}/${notion}`, t(`notion.name.${notion}`), t(`notion.lead.${notion}`)]));
  const sportLinks = (family: SportRule['family']) =>
    tiles(
      SPORT_RULES.filter((rule) => rule.family === family)
        .map((rule) => [`${LIST}/${articleSlugOf(rule)}`, sportName(rule)] as const)
        .sort(([, a], [, b]) => a.localeCompare(b, LANGUAGE_TAGS[locale])),
    );
  return {
    list: () =>
      page(LIST, {
        title: t('page.title'),
        lead: t('page.lead'),
        blocks: [
          part(t('heading.notions'), notionLinks(NOTIONS)),
          part(t('page.sports'), sportLinks('sport')),
          part(t('page.e-sports'), sportLinks('e-sport')),
        ],
      }),
    notion: (notion: Notion) => {
      const { title, lead, sentences, bet, figure, rows, related } = notionArticleOf(notion);
      const cases = rows.map((row) => ({
        situation: textOf(row.situation),
        why: row.status === null ? '' : t(`whatIf.status.${row.status}`),
        figure: row.figure,
      }));
      return page(`${LIST}/${notion}`, {
        title: textOf(title),
        lead: textOf(lead),
        blocks: [
          card('', statements(sentences.map(textOf))),
          card(t('heading.example'), example(textOf(bet), textOf(figure), cases)),
          part(t('page.related'), notionLinks(related)),
        ],
      });
    },
    sport: (rule: SportRule) => {
      // Which rule on retirements is in force is the operator's setting, which a built page does not know.
      const { formats, outcomes, sections, notions, example: cases } = articleOf(rule, 'any');
      const rows = formats.map(({ name, length, minimum }) => [textOf(name), textOf(length), textOf(minimum)]);
      const stake = t('example.stake', { stake: formatAmount(EXAMPLE.stake), odds: formatOdds(EXAMPLE.odds) });
      const settled = cases.map(({ situation, verdict, payout }) => ({
        situation: textOf(situation),
        why: verdictText(locale, verdict.why, rule.slug),
        figure: payout,
      }));
      const heads = [t('column.format'), t('column.length'), t('column.minimum')];
      const names = outcomes.map((kind) => outcomeText(locale, kind, rule.slug));
      const slug = articleSlugOf(rule);
      return page(
        `${LIST}/${slug}`,
        {
          title: t('title', { sport: sportName(rule) }),
          lead: t('page.of', { sport: sportName(rule) }),
          blocks: [
            card(t('heading.formats'), table(heads, rows)),
            card(t('heading.outcomes'), paragraph(t('outcomes.lead')) + list('rules-outcomes', names)),
            ...sections.map(({ key, statements: rows }) =>
              card(t(`heading.${key}`), statements(rows.map(({ phrase }) => textOf(phrase)))),
            ),
            card(t('heading.notions'), notionLinks(notions)),
            card(t('heading.example'), example(stake, t('column.payout'), settled)),
          ],
        },
        [`${LIST}/old/${slug}`],
      );
    },
  };
}

const LIST = '/rules';

interface Content {
  readonly title: string;
  readonly lead: string;
  /** Markup, block by block. */
  readonly blocks: readonly string[];
}

function article(locale: Locale, { title, lead, blocks, ways }: Content & { ways: readonly string[] }): string {
  const head = `<header class="grid gap-2"><h1 class="text-32 font-extrabold tracking-tight">${text(title)}</h1><p class="text-16 text-muted">${text(lead)}</p></header>`;
  const nav = `<nav class="written-ways">${ways.join('')}</nav>`;
  return `<article class="rules-page" lang="${LANGUAGE_TAGS[locale]}">${nav}${head}${blocks.join('')}</article>`;
}

function part(title: string, content: string): string {
  return `<section class="grid gap-3"><h2 class="text-20 font-bold">${text(title)}</h2>${content}</section>`;
}

function card(title: string, content: string): string {
  return `<section class="rules-card">${title === '' ? '' : `<h2>${text(title)}</h2>`}${content}</section>`;
}

function statements(sentences: readonly string[]): string {
  return list('rules-statements', sentences);
}

function list(name: string, items: readonly string[]): string {
  return `<ul class="${name}">${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
}

function tiles(links: readonly (readonly [address: string, name: string, lead?: string])[]): string {
  const items = links.map(
    ([address, name, lead]) =>
      `<li><a class="rules-tile" href="${address}"><span>${text(name)}${lead === undefined ? '' : `<small>${text(lead)}</small>`}</span></a></li>`,
  );
  const isNotions = links.some(([, , lead]) => lead !== undefined);
  return `<ul class="rules-grid${isNotions ? ' rules-notions' : ''}">${items.join('')}</ul>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${text(name)}</th>`).join('');
  const body = rows.map(([first = '', ...others]) => {
    const cells = others.map((cell, place) => `<td data-label="${text(heads[place + 1] ?? '')}">${text(cell)}</td>`);
    return `<tr><th scope="row">${text(first)}</th>${cells.join('')}</tr>`;
  });
  return `<table class="rules-table"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

interface Case {
  readonly situation: string;
  readonly why: string;
  readonly figure: string;
}

function example(bet: string, figure: string, cases: readonly Case[]): string {
  const items = cases.map(
    (one) =>
      `<li><strong>${text(one.situation)}</strong>${one.why === '' ? '' : `<span>${text(one.why)}</span>`}` +
      `<span class="rules-payout"><small>${text(figure)}</small><b class="tabular">${text(one.figure)}</b></span></li>`,
  );
  return `${paragraph(bet)}<ol class="rules-example">${items.join('')}</ol>`;
}

function paragraph(words: string): string {
  return `<p class="text-14 text-muted">${text(words)}</p>`;
}

function link(address: string, name: string): string {
  return `<a href="${address}">${text(name)}</a>`;
}

/** Words as markup may hold them. */
function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
