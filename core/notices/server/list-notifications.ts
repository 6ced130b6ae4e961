import { readContact, readNames } from '@wura/identity/server';
import { spellMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { Queries } from '@wura/database';
import type { MoneyFacts, NoticeKind } from './kinds.ts';
import { selectNotifications, type NotificationRow } from './queries.ts';

/** A notice as its owner reads it. */
export interface Notification extends Pick<NotificationRow, 'public_id' | 'kind' | 'link' | 'created_at' | 'read_at'> {
  topic: NoticeKind<unknown>['topic'];
  title: string;
  text: string;
}

/** Newest first. `kinds` makes the words of those that keep facts alone, in the language of the customer who reads them now. */
export async function listNotifications(
  db: Queries,
  page: { customer: bigint; limit: number; after: string | null },
  kinds: readonly NoticeKind<MoneyFacts>[],
): Promise<Notification[]> {
  const rows = await selectNotifications(db, page);
  const others = rows.flatMap(({ other }) => (other === null ? [] : [other]));
  if (others.length === 0) return rows as Notification[];
  const [{ language }, names] = [await readContact(db, page.customer), await readNames(db, others)];
  return rows.flatMap(row => {
    if (row.title !== null) return [row as Notification];
    const kind = kinds.find(({ name }) => name === row.kind);
    if (!kind) throw new Error(`nothing makes the words of ${row.kind}`);
    const amount = { currency: currencyById(row.currency!).code, minor: row.amount_minor! };
    const facts = { amount, name: names.get(row.other!) ?? '' };
    const { title, text } = kind.words[language](facts, money => spellMoney(money, language));
    return [{ ...row, topic: kind.topic, title, text, link: kind.link?.(facts) ?? null }];
  });
}
