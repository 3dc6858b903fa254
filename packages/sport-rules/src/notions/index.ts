export { NOTIONS, type Notion, type NotionArticle, type NotionRow, type NotionStatus, notionsOf } from './notion.ts';
export { notionArticleOf } from './notion-article.ts';
