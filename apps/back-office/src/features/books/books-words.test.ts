import { readFileSync } from 'node:fs';
import { LOCALES, loadMessages } from '@ordago/i18n';
import { describe, expect, it } from 'vitest';

const DATABASE = new URL('../../../../server/db/', import.meta.url);
const registrations = readFileSync(new URL('code/registrations.sql', DATABASE), 'utf8');
const schema = readFileSync(new URL('schema/0001-ledger/up.sql', DATABASE), 'utf8');

/** Names of the invariants that the database registers. */
const rules = [...registrations.matchAll(/\('([a-z]+-\d+)',\s+'[a-z]+\.invariant_\w+'/g)].map(([, name = '']) => name);
/** Classes of accounts, as their domains list them. */
const lists = [...schema.matchAll(/create domain ledger\.(?:wallet|house)_class[^(]*\(value in \(([^)]*)\)/g)];
const classes = lists.flatMap(([, list = '']) => [...list.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name));

describe.each(LOCALES)('the books in %s', async (locale) => {
  const texts = JSON.stringify(await loadMessages(locale, ['back-office']));

  it('name every rule of the operator', () => {
    expect(rules.length).toBe(registrations.match(/'[a-z]+\.invariant_\w+'/g)?.length);
    expect(rules.filter((name) => !texts.includes(`${name}":`))).toEqual([]);
  });

  it('name every class of account', () => {
    expect(classes).toContain('debt-receivable');
    expect(classes.filter((name) => !texts.includes(`${name}":`))).toEqual([]);
  });
});
