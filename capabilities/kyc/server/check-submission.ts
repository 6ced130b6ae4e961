import { complete, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { customerVault, noteCheckedNumber } from '@wura/identity/server';
import { recordAct } from '@wura/operators/server';
import { transaction, type Tx } from '@wura/database';
import { isWholeNumber } from '../rules.ts';
import { confirmClaim } from './claim-number.ts';
import { decide, type Decision } from './decide.ts';
import { faceCheckFor } from './face-check.ts';
import type { KycJobNeeds } from './needs.ts';
import {
  deleteClaim,
  isDocumentKnown,
  selectNumbers,
  selectSubmission,
  upsertChecks,
  type Check,
  type WithCustomer,
} from './queries.ts';
import { numberDigests, purposes } from './seals.ts';

/** The kind of job that looks at a submission; its subject is the submission's public id. */
export const checkJob = 'kyc_check';

/** A register that does not answer is asked so often before a person has to do without the answer. */
const askAgainMs = [5_000, 15_000, 45_000];

/**
 * What can be found out without a person, as soon as documents come in; and in the sandbox, where no person would come,
 * the decision as well.
 */
export function createChecking(needs: KycJobNeeds): JobHandler {
  const { pool, now, review } = needs;
  return async job => {
    const submission = await selectSubmission(pool, job.subject);
    const isOpen = submission?.status === 'pending' || submission?.status === 'under_review';
    if (!submission || !isOpen) return transaction(pool, tx => complete(tx, job));
    const idDocuments = [...(await documentsAlone(needs, submission)), ...(await faceChecked(needs, submission))];
    const bvn = await askAboutBvn(needs, submission);
    const waitMs = bvn?.result === 'unknown' ? askAgainMs[job.claims - 1] : undefined;
    if (waitMs !== undefined) return reschedule(pool, job, waitMs);

    await transaction(pool, async tx => {
      const at = new Date(now());
      await complete(tx, job);
      const current = await selectSubmission(tx, job.subject, { forUpdate: true });
      const checks = bvn
        ? [...idDocuments, { name: 'bvn', result: await settleBvn(tx, submission, bvn, at) }]
        : idDocuments;
      await upsertChecks(tx, { submission: submission.id, checks, at });
      // An operator may have decided while we were asking.
      if (review !== 'auto' || current?.status !== 'pending') return;
      const origin = { address: '', requestId: `job-${job.id}`, at };
      await decide(tx, current, sandboxDecision(checks), { at, note: act => recordAct(tx, act, origin) });
    });
  };
}

/** What was found out about a BVN takes hold: it is the customer's and no other's, or no longer claimed by them. */
async function settleBvn(
  tx: Tx,
  { customer }: WithCustomer,
  { result, digests }: AskedBvn,
  at: Date,
): Promise<Check['result']> {
  const claim = { customer, kind: 'bvn', digests } as const;
  if (result === 'match' && (await confirmClaim(tx, { ...claim, at }))) {
    await noteCheckedNumber(tx, customer);
    return 'match';
  }
  if (result === 'unknown') return 'unknown';
  await deleteClaim(tx, claim);
  return 'mismatch';
}

/**
 * Approves whatever is well formed. A number that is not theirs, and a face check that did not end well, are a matter for a
 * person. Papers that come without a check are those of a customer who has no camera: there this reviewer stands for the
 * person who compares the faces.
 */
function sandboxDecision(checks: readonly Check[]): Decision {
  const isDoubtful = checks.some(({ name, result }) => (name === 'bvn' || name === 'face') && result !== 'match');
  return isDoubtful ? { status: 'under_review' } : { status: 'approved' };
}

/** Compared with what the customer told us when they signed up, and with the documents of all others. */
async function documentsAlone({ pool }: KycJobNeeds, submission: WithCustomer): Promise<Check[]> {
  const { customer, id_number_digest: digest } = submission;
  const isKnown = await isDocumentKnown(pool, { customer, digest });
  return [
    { name: 'date_of_birth', result: submission.date_of_birth === submission.born_on ? 'match' : 'mismatch' },
    { name: 'full_name', result: isSameName(submission) ? 'match' : 'mismatch' },
    { name: 'id_number', result: isKnown ? 'mismatch' : 'match' },
  ];
}

/** What the provider of face checks said, where the customer has made one. Silence is no match. */
async function faceChecked({ pool }: KycJobNeeds, { customer, submitted_at: at }: WithCustomer): Promise<Check[]> {
  const check = await faceCheckFor(pool, customer, at);
  if (!check || check.status === 'begun') return [];
  return [{ name: 'face', result: results[check.status] }];
}

const results = { accepted: 'match', declined: 'mismatch', unknown: 'unknown' } as const;

/** Every name of the account stands in the name of the documents, in whatever order and with whatever marks. */
export function isSameName(names: { full_name: string; first_name: string; last_name: string }): boolean {
  const words = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
  const onDocument = new Set(words(names.full_name));
  return [...words(names.first_name), ...words(names.last_name)].every(word => onDocument.has(word));
}

interface AskedBvn {
  result: Check['result'];
  digests: readonly Buffer[];
}

/** Nothing where no register can be asked, or there is nothing to ask about. */
async function askAboutBvn(
  { pool, vault, checker }: KycJobNeeds,
  submission: WithCustomer,
): Promise<AskedBvn | undefined> {
  const { customer, first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth } = submission;
  const claimed = (await selectNumbers(pool, customer)).find(({ kind }) => kind === 'bvn');
  if (!claimed || !checker) return undefined;
  const own = await customerVault(pool, vault, customer);
  const bvn = own.open(claimed.sealed, purposes.number('bvn', customer)).toString();
  const digests = numberDigests(vault, 'bvn', bvn);
  if (claimed.checked_at) return { result: 'match', digests };
  if (!isWholeNumber(bvn)) return undefined;
  const { outcome } = await checker.checkBvn(bvn, { firstName, lastName, dateOfBirth });
  return { result: results[outcome], digests };
}
