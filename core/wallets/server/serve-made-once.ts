import type { Tx } from '@wura/database';
import type { Call, Router } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import { serveKept, type Keeping } from './kept-answers.ts';

/** The last step of the transaction that makes it: under the call's key it is this, and nothing else is made. */
export type NoteMade = (tx: Tx, id: string) => Promise<void>;

interface Making<Spec extends RouteSpec> extends Pick<Keeping<Spec>, 'pool' | 'movements'> {
  make: (call: Call<Spec, SignedIn>, noteMade: NoteMade) => Promise<AnswerOf<Spec>['body']>;
  /** What was made, as it stands: no second copy is kept of what it says, which may be of others, or sealed. */
  show: (caller: SignedIn, id: string) => Promise<AnswerOf<Spec>['body']>;
}

/** Another process was asked at once, and was faster: what this one made is undone. */
class MadeBefore extends Error {}

/** Serves a route that makes something so that one key makes one, whoever asks again. */
export function serveMadeOnce<Spec extends RouteSpec>(
  router: Router<SignedIn>,
  route: Spec,
  { pool, movements, make, show }: Making<Spec>,
): void {
  const status = 201;
  const made = (body: AnswerOf<Spec>['body']) => ({ status, body }) as AnswerOf<Spec>;
  serveKept(router, route, {
    pool,
    movements,
    async carryOut(call, _intent, keep) {
      try {
        const body = await make(call, async (tx, id) => {
          const kept = await keep?.(tx, { status, answer: JSON.stringify(id) });
          if (kept === 'kept before') throw new MadeBefore();
          // The name is of a payment that was written meanwhile, or of money that was brought back or is paid in.
          if (kept === 'paid' || kept === 'named before') throw refuse(ledgerRefusals.idempotency_mismatch);
        });
        return made(body);
      } catch (error) {
        if (error instanceof MadeBefore) return undefined;
        throw error;
      }
    },
    answerOf: async ({ answer }, caller) => made(await show(caller, JSON.parse(answer))),
  });
}
