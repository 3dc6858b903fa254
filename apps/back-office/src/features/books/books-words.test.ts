import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, loadMessages } from '@ordago/i18n';
import { describe, expect, it } from 'vitest';

const MIGRATIONS = new URL('../../../../server/db/migrations/', import.meta.url);
const schema = readdirSync(MIGRATIONS)
  .filter((folder) => !folder.startsWith('.'))
  .map((folder) => readFileSync(new URL(`${folder}/up.sql`, MIGRATIONS), 'utf8'))
  .join('\n');

/** Names of the rules that migrations register, one by one or in their lists. */
const rules = [...schema.matchAll(/\('([a-z]+-\d+)', '(?:[a-z]+\.invariant_)?\d\d_[a-z_0-9]+',/g)].map(
  ([, name = '']) => name,
);
/** Classes of accounts, as their domains list them. */
const lists = [...schema.matchAll(/create domain ledger\.(?:wallet|house)_class[^(]*\(value in \(([^)]*)\)/g)];
const classes = lists.flatMap(([, list = '']) => [...list.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name));

describe.each(LOCALES)('the books in %s', async (locale) => {
  const texts = JSON.stringify(await loadMessages(locale, ['back-office']));

  it('say every rule of the house', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((name) => !texts.includes(`${name}":`))).toEqual([]);
  });

  it('name every class of account', () => {
    expect(classes).toContain('debt-receivable');
    expect(classes.filter((name) => !texts.includes(`${name}":`))).toEqual([]);
  });
});
