import type { Call } from '@wura/http/router';
import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import type { Intent } from '@wura/wallets/server/intents';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { readHistoryRow } from '@wura/wallets/server/statements';
import { routes } from '../contract.ts';
import { convert } from './convert.ts';
import { exchangedOut } from './kinds.ts';
import type { ExchangeNeeds } from './needs.ts';
import { quoteExchange } from './quote-exchange.ts';

export function exchange(router: CustomerRouter, needs: ExchangeNeeds): void {
  const { pool, walletServices } = needs;
  const { wallets, movements, statements } = walletServices;

  router.serve(routes.quote, async call => ({ status: 200, body: await quoteExchange(needs, call) }));

  const deed = (call: Call<typeof routes.convert, SignedIn>, intent: Intent) => convert(needs, call, intent);
  // Made of what was written down with the money alone, so that a caller who asks again reads the same.
  serveOnce(router, routes.convert, { movements, deed }, async entry => {
    const mine = (await wallets.byId(entry.wallet))!;
    const row = (await readHistoryRow(pool, { wallet: entry.wallet, seq: entry.seq }))!;
    const { received_transaction, reference } = exchangedOut.details.parse(row.details);
    const exchanged = statements.exchange(row)!;
    const body = {
      message: exchanged.simulated ? ('Conversion completed (simulated)' as const) : ('Conversion completed' as const),
      reference,
      status: 'completed' as const,
      transaction: statements.transaction(row, mine, undefined),
      exchange: exchanged,
      received_transaction_id: received_transaction,
    };
    return { status: 200 as const, body };
  });
}
