import { ledgerRefusals } from '@wura/ledger/contract';
import type { Entry, Posted } from '@wura/ledger/server/order';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse, Refused } from '@wura/wire/refusals';
import type { Call, Caller, Router, Reply } from '@wura/http/router';
import { asReplay, createTurns } from './in-turn.ts';
import { intentOf, type Intent } from './intents.ts';
import type { Movements } from './movements.ts';
import { asRefusal, wasDoneBefore } from './refusals.ts';

export interface Payment<Spec extends RouteSpec, Who extends Caller, Done extends Posted> {
  movements: Movements;
  /** Moves the money, or refuses. It may run for an intent that was carried out before: the books then say so. */
  deed: (call: Call<Spec, Who>, intent: Intent) => Promise<Done>;
  /** Looks for the intent before the deed, because the deed asks the outside world before the books could say so. */
  isFoundFirst?: boolean;
  /** The route that this one is another name of: a key means the same under both. Neither has parameters. */
  as?: RouteSpec;
}

/** On whose behalf an answer is made: of the call that moved the money, or of one that asks again. */
export interface Answering<Done extends Posted = Posted> {
  readonly isReplay: boolean;
  readonly requestId: string;
  /** What the deed has just done; nothing for a call that asks again. */
  readonly done?: Done;
}

/**
 * Serves a route that moves money so that one key moves it once. The books themselves remember every key, in the commit
 * that moved the money, so nothing is written for this and a restart forgets nothing. A payment that goes through costs
 * no look-up at all: two of one name meet in the books' own index. Only what is about to be refused is looked up first,
 * by the router, because whatever would be refused today may have been done yesterday.
 */
export function serveOnce<Spec extends RouteSpec, Who extends Caller, Done extends Posted>(
  router: Router<Who>,
  route: Spec,
  { movements, deed, isFoundFirst = false, as }: Payment<Spec, Who, Done>,
  /**
   * Made of nothing but the entry and facts that never change, or of what was kept of the first, so that it is the same
   * every time.
   */
  answer: (entry: Entry, who: Who, asked: Answering<Done>) => Promise<AnswerOf<Spec>>,
): void {
  if (as && (as.params ?? route.params)) throw new Error(`${route.path} has parameters, and so no second name`);
  const nameOf = (called: string) => (as ? `${as.method} ${as.path}` : called);
  const inTurn = createTurns<Spec>();

  router.serve(route, handle, {
    async recall({ route: called, caller, key, sent }) {
      const intent = intentOf({ route: nameOf(called), caller: caller.id, key, sent });
      const entry = await movements.find(intent.request);
      return entry && replay(entry, intent, caller);
    },
  });

  async function handle(call: Call<Spec, Who>): Promise<Reply<Spec>> {
    const caller = call.caller as Who;
    const intent = intentOf({ route: nameOf(call.route), caller: caller.id, key: call.key, sent: call.sent });
    if (!intent.isNamed) return carryOut(call, caller, intent);
    return inTurn(intent, () => carryOut(call, caller, intent));
  }

  async function carryOut(call: Call<Spec, Who>, caller: Who, intent: Intent): Promise<AnswerOf<Spec>> {
    const before = isFoundFirst && intent.isNamed ? await movements.find(intent.request) : undefined;
    if (before) return replay(before, intent, caller);
    let done: Done;
    try {
      done = await deed(call, intent);
    } catch (error) {
      if (!wasDoneBefore(error)) throw asRefusal(error);
      const stands = await movements.find(intent.request);
      // The name is of something else than a payment: the closing of a card, an order that was taken back.
      if (!stands) throw refuse(ledgerRefusals.idempotency_mismatch);
      return replay(stands, intent, caller);
    }
    if (done.replayed) return replay(done.entry, intent, caller);
    try {
      return await answer(done.entry, caller, { isReplay: false, requestId: call.requestId, done });
    } catch (error) {
      // The money has moved or is held: nothing that fails in telling so may sound as if it had not.
      throw error instanceof Refused ? error : Object.assign(refuse(ledgerRefusals.outcome_unknown), { cause: error });
    }
  }

  async function replay(entry: Entry, intent: Intent, caller: Who): Promise<Reply<Spec>> {
    if (entry.fingerprint !== intent.fingerprint) throw refuse(ledgerRefusals.idempotency_mismatch);
    return asReplay<Spec>(await answer(entry, caller, { isReplay: true, requestId: '' }));
  }
}
