import { transaction } from '@wura/database';
import type { Call, Router } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import type { Intent } from './intents.ts';
import { serveKept, type Keeping } from './kept-answers.ts';

interface Bringing<Spec extends RouteSpec> extends Pick<Keeping<Spec>, 'pool' | 'movements'> {
  /**
   * Done once however often it runs, and once under the name of the intent where it may be asked for twice. It takes the name in the
   * transaction that does it.
   */
  deed: (call: Call<Spec, SignedIn>, intent: Intent) => Promise<AnswerOf<Spec>>;
}

/**
 * Serves a route that brings money back so that one key does it once, and says so again in the same words. The first answer
 * is kept after the deed: who comes between the two, or after a crash there, is told how it stands by then.
 */
export function serveBackOnce<Spec extends RouteSpec>(
  router: Router<SignedIn>,
  route: Spec,
  { pool, movements, deed }: Bringing<Spec>,
): void {
  serveKept(router, route, {
    pool,
    movements,
    async carryOut(call, intent, keep) {
      const answer = await deed(call, intent);
      if (!keep) return answer;
      const first = { status: answer.status, answer: JSON.stringify(answer.body) };
      const kept = await transaction(pool, tx => keep(tx, first));
      // It did nothing, since all was done before: what it does has the name by now.
      if (kept === 'paid') throw refuse(ledgerRefusals.idempotency_mismatch);
      return kept === 'kept before' ? undefined : answer;
    },
    answerOf: async ({ status, answer }) => ({ status, body: JSON.parse(answer) }) as AnswerOf<Spec>,
  });
}
