import { transaction, type Pool, type Queries } from '@wura/database';
import type { Call, Reply, Router } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import { asReplay, createTurns } from './in-turn.ts';
import { intentOf, type Asked, type Intent } from './intents.ts';
import { findKept, keepFirst } from './kept-answers.ts';
import type { Movements } from './movements.ts';

interface Bringing<Spec extends RouteSpec> {
  pool: Pool;
  movements: Movements;
  /** Done once however often it runs, and once under the name of the intent where it may be asked for twice. */
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
  const inTurn = createTurns<Spec>();

  router.serve(route, handle, {
    recall: ({ caller, ...asked }) => findFirst(pool, nameIntent({ ...asked, caller: caller.id })),
  });

  async function handle(call: Call<Spec, SignedIn>): Promise<Reply<Spec>> {
    const { route: called, key, sent, caller } = call;
    if (!caller) throw new Error(`${route.path} brings nobody's money back`);
    const intent = nameIntent({ route: called, caller: caller.id, key, sent });
    if (!intent.isNamed) return deed(call, intent);
    return inTurn(intent, () => carryOut(call, caller, intent));
  }

  async function carryOut(call: Call<Spec, SignedIn>, caller: SignedIn, intent: Intent): Promise<AnswerOf<Spec>> {
    const before = await findFirst<Spec>(pool, intent);
    if (before) return before;
    // A payment has this name.
    if (await movements.find(intent.request)) throw refuse(ledgerRefusals.idempotency_mismatch);
    const answer = await deed(call, intent);
    const first = { ...intent, customer: caller.number, status: answer.status, answer: JSON.stringify(answer.body) };
    if (await transaction(pool, tx => keepFirst(tx, first))) return answer;
    // Another process was asked at once, and was faster.
    return (await findFirst<Spec>(pool, intent))!;
  }
}

/** Nothing and an empty body ask the same. */
const nameIntent = (asked: Asked) => intentOf({ ...asked, sent: asked.sent ?? {} });

async function findFirst<Spec extends RouteSpec>(db: Queries, intent: Intent): Promise<Reply<Spec> | undefined> {
  const kept = await findKept(db, intent);
  if (!kept) return undefined;
  const first: AnswerOf<Spec> = { status: kept.status, body: JSON.parse(kept.answer) };
  return asReplay<Spec>(first);
}
