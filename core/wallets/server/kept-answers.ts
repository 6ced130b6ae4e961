import type { Pool, Queries, Tx } from '@wura/database';
import type { Call, Reply, Router } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import { nameOtherDeed, type Naming } from '@wura/ledger/server/other-deed';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import { asReplay, createTurns } from './in-turn.ts';
import { intentOf, type Intent } from './intents.ts';
import type { Movements } from './movements.ts';

// What was answered first to a call under a key that is no payment: the books remember the keys of payments themselves.

export interface KeptAnswer {
  readonly status: number;
  /** As JSON. */
  readonly answer: string;
}

/**
 * With the name told to the books, so that no payment has it after. Who keeps an answer under the same key meanwhile waits here
 * for this transaction to end.
 */
export type KeepFirst = (tx: Tx, first: KeptAnswer) => Promise<Naming | 'kept before'>;

export interface Keeping<Spec extends RouteSpec> {
  pool: Pool;
  movements: Pick<Movements, 'find'>;
  /** Carries it out, and keeps what it answers, where the call has a key. Nothing where another process was faster. */
  carryOut: (
    call: Call<Spec, SignedIn>,
    intent: Intent,
    keep: KeepFirst | undefined,
  ) => Promise<AnswerOf<Spec> | undefined>;
  /** The answer to a call that asks again. */
  answerOf: (kept: KeptAnswer, caller: SignedIn) => Promise<AnswerOf<Spec>>;
}

/** Serves a route that is no payment so that one key does it once. */
export function serveKept<Spec extends RouteSpec>(
  router: Router<SignedIn>,
  route: Spec,
  { pool, movements, carryOut, answerOf }: Keeping<Spec>,
): void {
  const inTurn = createTurns<Spec>();

  router.serve(route, handle, {
    recall: ({ caller, ...asked }) => findFirst(caller, nameIntent({ ...asked, caller: caller.id })),
  });

  async function handle(call: Call<Spec, SignedIn>): Promise<Reply<Spec>> {
    const { route: called, sent, caller } = call;
    // A key names something of a customer's: a stranger's names nothing.
    const intent = nameIntent({ route: called, caller: caller?.id ?? '', key: caller && call.key, sent });
    if (!caller || !intent.isNamed) return (await carryOut(call, intent, undefined))!;
    const keep: KeepFirst = (tx, first) => keepFirst(tx, { ...intent, ...first, customer: caller.number });
    return inTurn(intent, async () => {
      const before = await findFirst(caller, intent);
      if (before) return before;
      // A payment has this name.
      if (await movements.find(intent.request)) throw refuse(ledgerRefusals.idempotency_mismatch);
      return (await carryOut(call, intent, keep)) ?? (await findFirst(caller, intent))!;
    });
  }

  async function findFirst(caller: SignedIn, intent: Intent): Promise<Reply<Spec> | undefined> {
    const kept = await findKept(pool, intent);
    return kept && asReplay<Spec>(await answerOf(kept, caller));
  }
}

/** Nothing and an empty body ask the same. */
const nameIntent: typeof intentOf = asked => intentOf({ ...asked, sent: asked.sent ?? {} });

/** Refused where the key stands for something else. */
async function findKept(db: Queries, intent: Intent): Promise<KeptAnswer | undefined> {
  const { rows } = await db.query<{ fingerprint: number; status: number; answer: string }>(
    'select fingerprint, status, answer from wallets.kept_answer where request = $1',
    [intent.request],
  );
  const kept = rows[0];
  if (!kept) return undefined;
  if (kept.fingerprint !== intent.fingerprint) throw refuse(ledgerRefusals.idempotency_mismatch);
  return kept;
}

async function keepFirst(
  tx: Tx,
  { request, fingerprint, customer, status, answer }: Omit<Intent, 'isNamed'> & KeptAnswer & { customer: bigint },
): ReturnType<KeepFirst> {
  const { rowCount } = await tx.query(
    `insert into wallets.kept_answer (request, customer, fingerprint, status, answer) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [request, customer, fingerprint, status, answer],
  );
  if (rowCount === 0) return 'kept before';
  return nameOtherDeed(tx, request);
}
