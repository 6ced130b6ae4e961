import type { Pool, Tx } from '@wura/database';
import type { Call, Reply, Router } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import { asReplay, createTurns } from './in-turn.ts';
import { intentOf, type Intent } from './intents.ts';
import { findKept, keepFirst } from './kept-answers.ts';
import type { Movements } from './movements.ts';

/** The last step of the transaction that makes it: under the call's key it is this, and nothing else is made. */
export type NoteMade = (tx: Tx, id: string) => Promise<void>;

interface Making<Spec extends RouteSpec> {
  pool: Pool;
  movements: Movements;
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
  const inTurn = createTurns<Spec>();

  router.serve(route, handle, {
    recall: ({ caller, ...asked }) => findMade(caller, intentOf({ ...asked, caller: caller.id })),
  });

  async function handle(call: Call<Spec, SignedIn>): Promise<Reply<Spec>> {
    const { route: called, key, sent, caller } = call;
    if (!caller) throw new Error(`${route.path} makes nothing of anybody's`);
    const intent = intentOf({ route: called, caller: caller.id, key, sent });
    if (!intent.isNamed) return made(await make(call, async () => undefined));
    return inTurn(intent, () => carryOut(call, caller, intent));
  }

  async function carryOut(call: Call<Spec, SignedIn>, caller: SignedIn, intent: Intent): Promise<AnswerOf<Spec>> {
    const before = await findMade(caller, intent);
    if (before) return before;
    // A payment has this name.
    if (await movements.find(intent.request)) throw refuse(ledgerRefusals.idempotency_mismatch);
    try {
      const body = await make(call, async (tx, id) => {
        const isFirst = await keepFirst(tx, {
          ...intent,
          customer: caller.number,
          status: 201,
          answer: JSON.stringify(id),
        });
        if (!isFirst) throw new MadeBefore();
      });
      return made(body);
    } catch (error) {
      if (!(error instanceof MadeBefore)) throw error;
      return (await findMade(caller, intent))!;
    }
  }

  const made = (body: AnswerOf<Spec>['body']) => ({ status: 201, body }) as AnswerOf<Spec>;

  async function findMade(caller: SignedIn, intent: Intent): Promise<Reply<Spec> | undefined> {
    const kept = await findKept(pool, intent);
    return kept && asReplay<Spec>(made(await show(caller, JSON.parse(kept.answer))));
  }
}
