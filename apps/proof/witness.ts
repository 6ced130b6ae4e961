import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from '@wura/database';
import { judge, type Judgement } from './check.ts';
import { dumpBooks } from './dump.ts';
import type { History } from './history.ts';

/** What every side has to say about a run, heard by the checker. */
export async function bearWitness(options: {
  history: History;
  /** By customer: everything they are shown. */
  shown: Readonly<Record<string, object>>;
  provider: unknown;
  checker: Pool;
}): Promise<Judgement> {
  const { history, shown, provider, checker } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'wura-witness-'));
  try {
    history.write(folder, { pendingLimitMs: 0 });
    writeFileSync(path.join(folder, 'api.json'), JSON.stringify(shown));
    writeFileSync(path.join(folder, 'provider.json'), JSON.stringify(provider));
    await dumpBooks(checker, folder);
    return judge([folder])[0]!;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Everything a customer sees of their money. */
export async function whatIsShown(get: (at: string) => Promise<{ body: any } | undefined>): Promise<object> {
  const wallets = (await get('/api/wallets'))!.body;
  const transactions: object[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await get(`/api/transactions?limit=100${cursor && `&cursor=${cursor}`}`);
    const { data, nextCursor } = answer!.body as { data: object[]; nextCursor: string | null };
    transactions.push(...data);
    cursor = nextCursor;
  }
  return { wallets, transactions };
}
