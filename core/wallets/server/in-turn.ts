import { ledgerRefusals } from '@wura/ledger/contract';
import { shortNameOf } from '@wura/ledger/server/order';
import type { Reply } from '@wura/http/router';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import type { Intent } from './intents.ts';

/** Of the calls of one route that have one name, as many as come at once: the first is made, the others get its answer. */
export function createTurns<Spec extends RouteSpec>() {
  const underWay = new Map<number, Intent & { answer: Promise<AnswerOf<Spec>> }>();

  return async function inTurn(intent: Intent, carryOut: () => Promise<AnswerOf<Spec>>): Promise<Reply<Spec>> {
    const name = shortNameOf(intent.request);
    for (;;) {
      const first = underWay.get(name);
      if (!first) break;
      // A double click: wait for the first to end. If it was refused, the key is free and this one's turn comes; as it does if
      // the first has another name, which only begins as this one.
      const given = await first.answer.catch(() => undefined);
      if (!given || first.request !== intent.request) continue;
      if (first.fingerprint !== intent.fingerprint) throw refuse(ledgerRefusals.idempotency_mismatch);
      return asReplay<Spec>(given);
    }
    const answering = carryOut();
    underWay.set(name, { ...intent, answer: answering });
    try {
      return await answering;
    } finally {
      underWay.delete(name);
    }
  };
}

export function asReplay<Spec extends RouteSpec>(given: AnswerOf<Spec>): Reply<Spec> {
  return { ...given, headers: { 'idempotent-replayed': 'true' } };
}
