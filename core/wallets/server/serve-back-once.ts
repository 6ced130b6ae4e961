import { transaction, type Pool, type Queries } from '@wura/database';
import type { Call, Reply, Router } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import { nameOtherDeed } from '@wura/ledger/server/other-deed';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import { asReplay, createTurns } from './in-turn.ts';
import { intentOf, type Asked, type Intent } from './intents.ts';
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
    recall: ({ caller, ...asked }) => findKept(pool, nameIntent({ ...asked, caller: caller.id })),
  });

  async function handle(call: Call<Spec, SignedIn>): Promise<Reply<Spec>> {
    const { route: called, key, sent, caller } = call;
    if (!caller) throw new Error(`${route.path} brings nobody's money back`);
    const intent = nameIntent({ route: called, caller: caller.id, key, sent });
    if (!intent.isNamed) return deed(call, intent);
    return inTurn(intent, () => carryOut(call, caller, intent));
  }

  async function carryOut(call: Call<Spec, SignedIn>, caller: SignedIn, intent: Intent): Promise<AnswerOf<Spec>> {
    const before = await findKept<Spec>(pool, intent);
    if (before) return before;
    // A payment has this name.
    if (await movements.find(intent.request)) throw refuse(ledgerRefusals.idempotency_mismatch);
    const answer = await deed(call, intent);
    if (await keep(pool, { ...intent, customer: caller.number, answer })) return answer;
    // Another process was asked at once, and was faster.
    return (await findKept<Spec>(pool, intent))!;
  }
}

/** Nothing and an empty body ask the same. */
const nameIntent = (asked: Asked) => intentOf({ ...asked, sent: asked.sent ?? {} });

async function findKept<Spec extends RouteSpec>(db: Queries, intent: Intent): Promise<Reply<Spec> | undefined> {
  const { rows } = await db.query<{ fingerprint: number; status: number; answer: string }>(
    'select fingerprint, status, answer from wallets.kept_answer where request = $1',
    [intent.request],
  );
  const kept = rows[0];
  if (!kept) return undefined;
  if (kept.fingerprint !== intent.fingerprint) throw refuse(ledgerRefusals.idempotency_mismatch);
  const first: AnswerOf<Spec> = { status: kept.status, body: JSON.parse(kept.answer) };
  return asReplay<Spec>(first);
}

interface Kept {
  request: string;
  fingerprint: number;
  customer: bigint;
  answer: { status: number; body: unknown };
}

/** With the name told to the books, so that no payment has it after. False where another was faster. */
async function keep(pool: Pool, { request, fingerprint, customer, answer }: Kept): Promise<boolean> {
  return transaction(pool, async tx => {
    const { rowCount } = await tx.query(
      `insert into wallets.kept_answer (request, customer, fingerprint, status, answer) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [request, customer, fingerprint, answer.status, JSON.stringify(answer.body)],
    );
    await nameOtherDeed(tx, request);
    return rowCount === 1;
  });
}
