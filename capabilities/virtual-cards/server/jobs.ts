import { complete, keepingLease, reschedule } from '@wura/jobs';
import { transaction } from '@wura/database';
import type { JobHandler } from '@wura/jobs/run';
import { hourMs } from '@wura/platform/time';
import { createPursuit } from '@wura/provider-payments/server/carry-out';
import { waitMs } from '@wura/provider-payments/server/schedule';
import { createClosing } from './close-card.ts';
import { cardHolderJob, recogniseHolder, registerHolder, type HolderNeeds } from './holders.ts';
import { cardPaymentJob } from './kinds.ts';
import type { CardNeeds } from './needs.ts';
import { cardHolderToldJob, cardSyncJob } from './ports.ts';
import { openRails } from './rail.ts';
import { cardRoundJob, createRound, planRound } from './round.ts';
import { createCardSync } from './sync-card.ts';
import { cardTopUpJob, createTopUp, type TopUpNeeds } from './top-up.ts';
import { cardCloseJob, cardUnloadJob, createUnloadPursuit } from './unload-card.ts';

type Needs = Omit<TopUpNeeds, 'issuer' | 'rails'> & Pick<CardNeeds, 'issuer' | 'papers'>;

/** What the worker does about cards. */
export async function cardJobs(given: Needs): Promise<[string, JobHandler][]> {
  const { pool, issuer, papers, now } = given;
  if (!issuer) return [];
  const rails = openRails({ pool, issuer, papers, now });
  const needs = { ...given, issuer, rails };
  await planRound(pool);
  return [
    // Both ways out write down the same, so one worker's part serves both.
    [cardPaymentJob, createPursuit(rails.funding)],
    [cardUnloadJob, createUnloadPursuit(needs)],
    [cardCloseJob, createClosing(needs)],
    [cardSyncJob, createCardSync(needs)],
    [cardTopUpJob, createTopUp(needs)],
    [cardRoundJob, createRound(needs)],
    [cardHolderJob, createRegistration({ pool, issuer, papers })],
    [cardHolderToldJob, createRecognition({ pool, issuer })],
  ];
}

/** Once an hour for a day. */
const claimsMax = 24;

/** Before the customer asks for a card: the issuer may take most of a minute over their papers. */
function createRegistration(needs: HolderNeeds): JobHandler {
  return async job => {
    // Longer than a lease: another worker would register the same person beside this one.
    const told = await keepingLease(needs.pool, job, () => registerHolder(needs, BigInt(job.subject)));
    // In a day the issuer would have been back, and have told us of a person whom they have already: a person has to look.
    if (told.outcome === 'unknown' && job.claims > claimsMax) throw new Error(`no cardholder comes of it: ${told.why}`);
    // A refusal is told when a card is wanted.
    if (told.outcome === 'unknown') await reschedule(needs.pool, job, hourMs);
    else await transaction(needs.pool, tx => complete(tx, job));
  };
}

/** A registration whose answer was lost is refused when it is made again, and this is how its name is learnt. */
function createRecognition(needs: Pick<HolderNeeds, 'pool' | 'issuer'>): JobHandler {
  return async job => {
    const told = await recogniseHolder(needs, job.subject);
    if (told.outcome === 'unknown') await reschedule(needs.pool, job, waitMs(job.claims));
    else await transaction(needs.pool, tx => complete(tx, job));
  };
}
