import { readContacts, readNames } from '@wura/identity/server';
import { spellMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { Queries } from '@wura/database';
import type { MoneyFacts, NoticeKind } from './kinds.ts';
import type { Notification } from './list-notifications.ts';
import { selectNewest, selectNews, type NewsRow } from './queries.ts';

/** What a customer has been told since, and how much of everything is unread. */
export interface News {
  readonly notices: readonly (Notification & { readonly id: bigint })[];
  readonly unread: number;
  /** Of the newest that there is, for the next time. */
  readonly newest: bigint;
}

export { selectNewest };

/** For all customers who are looking at once, in a few statements; each from the notice that they have seen last. */
export async function readNews(
  db: Queries,
  since: ReadonlyMap<bigint, bigint>,
  kinds: readonly NoticeKind<MoneyFacts>[],
): Promise<Map<bigint, News>> {
  const rows = await selectNews(db, since);
  const facts = rows.filter(({ other }) => other !== null);
  const contacts =
    facts.length > 0 ? await readContacts(db, [...new Set(facts.map(({ customer }) => customer))]) : undefined;
  const names = facts.length > 0 ? await readNames(db, [...new Set(facts.map(({ other }) => other!))]) : undefined;
  const news = new Map<bigint, News>();
  for (const row of rows) {
    const before = news.get(row.customer)?.notices ?? [];
    const notice = row.title === null ? inWords(row) : (row as NewsRow & Notification);
    news.set(row.customer, { notices: notice ? [...before, notice] : before, unread: row.unread, newest: row.id });
  }
  return news;

  function inWords(row: NewsRow): (Notification & { id: bigint }) | undefined {
    const kind = kinds.find(({ name }) => name === row.kind);
    if (!kind) return undefined;
    const language = contacts?.get(row.customer)?.language ?? 'en';
    const amount = { currency: currencyById(row.currency!).code, minor: row.amount_minor! };
    const told = { amount, name: names?.get(row.other!) ?? '' };
    const { title, text } = kind.words[language](told, money => spellMoney(money, language));
    return { ...row, topic: kind.topic, title, text, link: kind.link?.(told) ?? null };
  }
}
