import { expect } from 'vitest';

/**
 * Fails unless the books balance. Runs when the database of a test file closes: whatever the test itself looks at, nothing it
 * did may have made or lost a kobo. How books are checked is the ledger's to know, which stands above this floor, so its
 * `verify.ts` is handed in whole: `assertBooksBalance(pool, await import('@wura/ledger/server/verify'))`.
 */
export async function assertBooksBalance<Db, Report>(
  db: Db,
  ledger: { verifyBooks(db: Db): Promise<Report>; booksBalance(report: Report): boolean },
): Promise<void> {
  const report = await ledger.verifyBooks(db);
  const text = JSON.stringify(report, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  expect(ledger.booksBalance(report), text).toBe(true);
}
