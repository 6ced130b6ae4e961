import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

// An ordinary index keeps the writers of its table out until it is built. In the same file as its table it is built of nothing;
// of a table that is there already it is built beside the writers, by a file that begins with `-- concurrently`.

/** From before there was an installation whose tables had rows; they are never edited, and none is added. */
const beforeTheFirst = new Set([
  'capabilities/bulk-pay/migrations/0002-paid-inside.sql',
  'capabilities/deposits/migrations/0004-reversals.sql',
  'capabilities/deposits/migrations/0007-decided-by-people.sql',
  'capabilities/deposits/migrations/0009-credited-and-returned.sql',
  'capabilities/deposits/migrations/0010-listed-by-state.sql',
  'capabilities/disputes/migrations/0005-in-the-order-of-answering.sql',
  'capabilities/kyc/migrations/0002-only-what-was-checked-is-owned.sql',
  'capabilities/kyc/migrations/0004-papers-end-and-faces-are-checked.sql',
  'capabilities/kyc/migrations/0005-files-that-papers-name.sql',
  'capabilities/payment-requests/migrations/0003-counted-while-open.sql',
  'capabilities/pots/migrations/0003-plans-of-a-wallet.sql',
  'capabilities/scheduled-payments/migrations/0003-by-who-is-paid.sql',
  'capabilities/support/migrations/0004-in-the-order-of-answering.sql',
  'capabilities/usdt/migrations/0003-what-lies-at-an-address.sql',
  'core/identity/migrations/0017-found-and-frozen-by-staff.sql',
  'core/identity/migrations/0034-found-to-be-erased.sql',
  'core/ledger/migrations/0006-signs-become-columns.sql',
  'core/ledger/migrations/0007-endings-by-their-transfer.sql',
  'core/notices/migrations/0002-compact-notices.sql',
  'core/notices/migrations/0004-text-receipts.sql',
  'core/notices/migrations/0008-texts-of-one-number.sql',
  'core/notices/migrations/0009-mails-of-one-address.sql',
  'core/operators/migrations/0003-known-addresses.sql',
  'core/operators/migrations/0009-acts-by-their-record.sql',
  'core/provider-payments/migrations/0003-begun.sql',
  'core/provider-payments/migrations/0004-purchases.sql',
  'core/provider-payments/migrations/0007-found-by-session.sql',
  'core/wallets/migrations/0003-found-by-reference.sql',
  'core/wallets/migrations/0005-own-order.sql',
]);

/** The tables whose writers would stand still while this file runs. */
function blockedBy(sql: string): string[] {
  const made = new Set([...sql.matchAll(/create table (\w+\.\w+)/g)].map(([, table]) => table!));
  const indexed = [
    ...sql.matchAll(/create (?:unique )?index (?!concurrently)\w+\s+on (\w+\.\w+)/g),
    ...sql.matchAll(
      /alter table (\w+\.\w+)[^;]*?\badd (?:constraint \w+ )?(?:unique|primary key|exclude) (?!using index)/g,
    ),
  ].map(([, table]) => table!);
  return [...new Set(indexed)].filter(table => !made.has(table));
}

const blocking = globSync('{packages,core,capabilities}/*/migrations/*.sql', { cwd: root })
  .sort()
  .flatMap(file => blockedBy(readFileSync(path.join(root, file), 'utf8')).map(table => ({ file, table })));

it('no new migration keeps the writers of a table that has rows waiting while it builds an index', () => {
  const found = blocking.filter(({ file }) => !beforeTheFirst.has(file));
  expect(found, 'a file of its own: `-- concurrently`, then `create index concurrently …` alone').toEqual([]);
});

it('what was there before keeps its place in the list only while it is there', () => {
  const files = new Set(blocking.map(({ file }) => file));
  expect([...beforeTheFirst].filter(file => !files.has(file))).toEqual([]);
});

it('an index of a table that the same file makes holds up nobody, and one of another table does', () => {
  const make = 'create table a.new (id bigint); create index new_id on a.new (id);';
  expect(blockedBy(make)).toEqual([]);
  expect(blockedBy(`${make} create unique index old_id\n  on a.old (id);`)).toEqual(['a.old']);
  expect(blockedBy('alter table a.old add column x int, add constraint one unique (x);')).toEqual(['a.old']);
  expect(blockedBy('-- concurrently\ncreate index concurrently old_id on a.old (id);')).toEqual([]);
});
