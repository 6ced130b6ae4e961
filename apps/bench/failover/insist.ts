import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestOf } from '@wura/wallets/server/intents';

interface Payer {
  readonly customerId: string;
  readonly token: string;
  readonly walletId: string;
  readonly accountNumber: string;
}

export interface Insisting {
  /** The names in the books of all that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** The longest time without an acknowledgement since it was asked the last time. */
  longestSilenceMs(): number;
  stop(): Promise<void>;
}

/** Customers who pay one another, and repeat what was not answered under the same key until it is. */
export function insist({
  port,
  payersFile,
  clients,
}: {
  port: number;
  payersFile: string;
  clients: number;
}): Insisting {
  const payers = JSON.parse(readFileSync(payersFile, 'utf8')) as Payer[];
  const acknowledged: string[] = [];
  let isOver = false;
  let lastAt = performance.now();
  let longestMs = 0;
  const heard = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - lastAt);
    lastAt = now;
  };

  async function pay(from: Payer, to: Payer): Promise<void> {
    const key = randomBytes(12).toString('hex');
    const body = JSON.stringify({ toAccountNumber: to.accountNumber, fromWalletId: from.walletId, amount: '1.00' });
    for (;;) {
      const status = await fetch(`http://127.0.0.1:${port}/api/intra-transfer`, {
        method: 'POST',
        headers: { authorization: `Bearer ${from.token}`, 'idempotency-key': key, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(15_000),
      }).then(
        async answer => (await answer.text(), answer.status),
        () => 0,
      );
      if (status === 200) {
        acknowledged.push(requestOf(from.customerId, key));
        return heard();
      }
      // Of a limit or an empty wallet, which is an answer.
      if (status === 403 || status === 422) return;
      await sleep(100);
    }
  }

  const working = Array.from({ length: clients }, async (_, client) => {
    for (let n = client; !isOver; n += clients) await pay(payers[n % payers.length]!, payers[(n + 1) % payers.length]!);
  });
  return {
    acknowledged,
    longestSilenceMs() {
      heard();
      const longest = longestMs;
      longestMs = 0;
      return longest;
    },
    async stop() {
      isOver = true;
      await Promise.all(working);
    },
  };
}
