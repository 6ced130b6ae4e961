import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import type { Call } from '@wura/http/router';
import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import type { Intent } from '@wura/wallets/server/intents';
import { serveBackOnce } from '@wura/wallets/server/serve-back-once';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { answerFunding, answerMaking } from './answer.ts';
import { closeCard } from './close-card.ts';
import { createCard } from './create-card.ts';
import { freezeCard, unfreezeCard } from './freeze-card.ts';
import { fundCard } from './fund-card.ts';
import { cardHolderJob } from './holders.ts';
import { saveLimits, showLimits } from './limits.ts';
import type { CardNeeds, Opened } from './needs.ts';
import { listCards, readCard, readHolder } from './queries.ts';
import { quoteCard } from './quote-card.ts';
import { openRails } from './rail.ts';
import { revealCard } from './reveal-card.ts';
import { showCards, showEntries } from './show-card.ts';
import { withdrawCard } from './withdraw-card.ts';

export function virtualCards(router: CustomerRouter, given: CardNeeds): void {
  const { pool, issuer, papers, now, walletServices } = given;
  const { movements } = walletServices;
  const needs: Opened = { ...given, rails: issuer && openRails({ pool, issuer, papers, now }) };

  router.serve(routes.list, async ({ caller }) => {
    const cards = await listCards(pool, caller.number);
    if (cards.length === 0) await makeKnown(needs, caller);
    // What was never made is in the history of the wallet, where its money came back.
    return {
      status: 200,
      body: await showCards(
        needs,
        cards.filter(({ status }) => status !== 'failed'),
      ),
    };
  });
  router.serve(routes.quote, async call => ({ status: 200, body: await quoteCard(needs, call) }));

  const making = (call: Call<typeof routes.create, SignedIn>, intent: Intent) => createCard(needs, call, intent);
  const made = { movements, deed: making, isFoundFirst: true };
  serveOnce(router, routes.create, made, (entry, _who, asked) => answerMaking(needs, entry, asked));
  const funding = (call: Call<typeof routes.deposit, SignedIn>, intent: Intent) => fundCard(needs, call, intent);
  const funded = { movements, deed: funding, isFoundFirst: true };
  serveOnce(router, routes.deposit, funded, (entry, _who, asked) => answerFunding(needs, entry, asked));

  const withdrawing = (call: Call<typeof routes.withdraw, SignedIn>, intent: Intent) =>
    withdrawCard(needs, call, intent);
  serveBackOnce(router, routes.withdraw, { pool, movements, deed: withdrawing });
  const closing = (call: Call<typeof routes.close, SignedIn>, intent: Intent) => closeCard(needs, call, intent);
  serveBackOnce(router, routes.close, { pool, movements, deed: closing });
  router.serve(routes.freeze, async call => ({ status: 200, body: { card: await freezeCard(needs, call) } }));
  router.serve(routes.unfreeze, async call => ({ status: 200, body: { card: await unfreezeCard(needs, call) } }));
  router.serve(routes.reveal, async call => ({
    status: 200,
    body: await revealCard(needs, call),
    headers: { 'cache-control': 'no-store' },
  }));

  router.serve(routes.transactions, async ({ caller, params, query }) => {
    const card = await readCard(pool, { customer: caller.number, publicId: params.id });
    if (!card) throw refuse(commonRefusals.not_found);
    return { status: 200, body: await showEntries(pool, card, query) };
  });
  router.serve(routes.limits, async ({ caller, params }) => ({
    status: 200,
    body: await showLimits(needs, { customer: caller.number, publicId: params.id }),
  }));
  router.serve(routes.saveLimits, async call => ({ status: 200, body: await saveLimits(needs, call) }));
}

/** A customer who looks at cards may soon want one. */
async function makeKnown({ pool, issuer }: Opened, { number: customer, tier }: SignedIn): Promise<void> {
  if (!issuer || tier < 3 || (await readHolder(pool, { customer, provider: issuer.provider }))) return;
  await transaction(pool, tx => enqueue(tx, { kind: cardHolderJob, subject: String(customer) }));
}
