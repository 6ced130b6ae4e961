import { finish, postpone, type Errand } from '@wura/errands';
import type { DoErrand } from '@wura/errands/run';
import { noteCheckedNumber } from '@wura/identity/server';
import { recordAct } from '@wura/operators/server';
import { transaction } from '@wura/platform/database';
import { isWholeNumber } from '../rules.ts';
import { decide, type Decision } from './decide.ts';
import type { KycErrandNeeds } from './needs.ts';
import {
  isDocumentKnown,
  markNumberChecked,
  selectNumbers,
  selectSubmission,
  upsertChecks,
  type Check,
  type WithCustomer,
} from './queries.ts';
import { purposes } from './seals.ts';

/** The kind of errand that looks at a submission; its subject is the submission's public id. */
export const checkErrand = 'kyc_check';

/** Somebody who does not answer is asked so often before a person has to do without the answer. */
const askAgainMs = [5_000, 15_000, 45_000];

/**
 * What can be found out without a person, as soon as papers come in; and in the sandbox, where no person would come, the
 * decision as well.
 */
export function createChecking(needs: KycErrandNeeds): DoErrand {
  const { pool, now, review } = needs;
  return async errand => {
    const submission = await selectSubmission(pool, errand.subject);
    const isOpen = submission?.status === 'pending' || submission?.status === 'under_review';
    if (!submission || !isOpen) return transaction(pool, tx => finish(tx, errand));
    const checks = [...(await papersAlone(needs, submission)), ...(await bvnCheck(needs, submission))];
    const waitMs = waitFor(checks, errand);
    if (waitMs !== undefined) return postpone(pool, errand, waitMs);

    await transaction(pool, async tx => {
      const at = new Date(now());
      await finish(tx, errand);
      const current = await selectSubmission(tx, errand.subject, { forUpdate: true });
      await upsertChecks(tx, { submission: submission.id, checks, at });
      if (checks.some(({ name, result }) => name === 'bvn' && result === 'match')) {
        await markNumberChecked(tx, { customer: submission.customer, kind: 'bvn', at });
        await noteCheckedNumber(tx, submission.customer);
      }
      // Somebody may have decided while we were asking.
      if (review !== 'auto' || current?.status !== 'pending') return;
      const origin = { address: '', requestId: `errand-${errand.id}`, at };
      await decide(tx, current, sandboxDecision(checks), { at, note: act => recordAct(tx, act, origin) });
    });
  };
}

function waitFor(checks: readonly Check[], { taken }: Errand): number | undefined {
  return checks.some(({ name, result }) => name === 'bvn' && result === 'unknown') ? askAgainMs[taken - 1] : undefined;
}

/** Approves whatever is well formed. Only a number that is not theirs is a matter for a person. */
function sandboxDecision(checks: readonly Check[]): Decision {
  const isDoubtful = checks.some(({ name, result }) => name === 'bvn' && result !== 'match');
  return isDoubtful ? { status: 'under_review' } : { status: 'approved' };
}

/** Compared with what the customer told us when they signed up, and with everybody else's papers. */
async function papersAlone({ pool }: KycErrandNeeds, submission: WithCustomer): Promise<Check[]> {
  const { customer, id_number_digest: digest } = submission;
  const isKnown = await isDocumentKnown(pool, { customer, digest });
  return [
    { name: 'date_of_birth', result: submission.date_of_birth === submission.born_on ? 'match' : 'mismatch' },
    { name: 'full_name', result: isSameName(submission) ? 'match' : 'mismatch' },
    { name: 'id_number', result: isKnown ? 'mismatch' : 'match' },
  ];
}

/** Every name of the account stands in the name of the papers, in whatever order and with whatever marks. */
export function isSameName(names: { full_name: string; first_name: string; last_name: string }): boolean {
  const words = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
  const onPaper = new Set(words(names.full_name));
  return [...words(names.first_name), ...words(names.last_name)].every(word => onPaper.has(word));
}

/** None where nobody can be asked, or there is nothing to ask about. */
async function bvnCheck({ pool, vault, checker }: KycErrandNeeds, submission: WithCustomer): Promise<Check[]> {
  const { customer, first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth } = submission;
  const claimed = (await selectNumbers(pool, customer)).find(({ kind }) => kind === 'bvn');
  if (!claimed || !checker) return [];
  if (claimed.checked_at) return [{ name: 'bvn', result: 'match' }];
  const bvn = vault.open(claimed.sealed, purposes.number('bvn', customer)).toString();
  if (!isWholeNumber(bvn)) return [];
  const { outcome } = await checker.checkBvn(bvn, { firstName, lastName, dateOfBirth });
  return [{ name: 'bvn', result: ({ accepted: 'match', declined: 'mismatch', unknown: 'unknown' } as const)[outcome] }];
}
