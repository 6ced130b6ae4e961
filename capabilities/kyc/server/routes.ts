import { readPage } from '@wura/database/page';
import { customerVault, readUser, type CustomerRouter } from '@wura/identity/server';
import { networkOf } from '@wura/platform/network';
import { lagosDate } from '@wura/platform/time';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { checksFromOne, routes } from '../contract.ts';
import { checkIdentity, type Checked } from './check-identity.ts';
import { decide } from './decide.ts';
import { beginFaceCheck, faceCheckFor, finishFaceCheck } from './face-check.ts';
import { frameFields } from '../rules.ts';
import { fileOfLink } from './identity-papers.ts';
import type { KycNeeds } from './needs.ts';
import { selectSelfie, selectSubmission, selectSubmissions } from './queries.ts';
import { readStatus } from './read-status.ts';
import { purposes } from './seals.ts';
import { detailOf, summaryOf } from './staff-views.ts';
import { submit } from './submit.ts';

export function serveCustomers(router: CustomerRouter, needs: KycNeeds): void {
  const { pool } = needs;

  async function countCheck(address: string): Promise<void> {
    const asker = { id: `checks asked for at ${networkOf(address)}` };
    const retryAfterSeconds = await router.countFor(checksFromOne, asker, 1);
    if (retryAfterSeconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds });
  }

  router.serve(routes.readStatus, async ({ caller }) => ({
    status: 200,
    body: await readStatus(needs, caller.number),
  }));

  router.serve(routes.submit, async ({ caller, body, files }) => ({
    status: 201,
    body: {
      ...(await submit(needs, caller.number, { texts: body, files })),
      message: 'Your documents are with us. Reviews usually take 1-3 business days.',
    },
  }));

  router.serve(routes.beginFaceCheck, async ({ caller, address }) => {
    await countCheck(address);
    return { status: 201, body: await beginFaceCheck(needs, caller.number) };
  });

  router.serve(routes.finishFaceCheck, async ({ caller, params, files }) => ({
    status: 200,
    body: { status: await finishFaceCheck(needs, caller.number, { id: params.id, files }) },
  }));

  router.serve(routes.readSelfie, async ({ params }) => {
    const file = fileOfLink(needs, params.link);
    const customer = file && (await selectSelfie(pool, file));
    if (!file || !customer) throw refuse(commonRefusals.not_found);
    const own = await customerVault(pool, needs.vault, customer);
    const jpeg = await needs.files.get(file, purposes.file('selfie_image', customer), own);
    return { status: 200, body: jpeg, headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' } };
  });

  router.serve(routes.checkIdentity, async ({ caller, body, address }) => {
    await countCheck(address);
    const { firstname, lastname, dob } = await readUser(pool, caller.number);
    const claimed = { firstName: firstname, lastName: lastname, dateOfBirth: dob };
    const checked = await checkIdentity(needs, caller, body, claimed);
    return { status: 200, body: { ...checked, message: wordsFor(checked) } };
  });
}

/** Whose documents are approved has the highest limits already, and no number raises them. */
function wordsFor({ tier, bvn, nin }: Checked): string {
  if (bvn && nin) return 'Your BVN and NIN are confirmed.';
  if (tier === 3) return bvn ? 'Your BVN is confirmed.' : 'Your NIN is confirmed.';
  return bvn
    ? 'Your BVN is confirmed. Add your NIN to raise your limits.'
    : 'Your NIN is confirmed. Add your BVN to raise your limits.';
}

export function serveStaff(needs: KycNeeds): void {
  const { now, files } = needs;
  const { router } = needs.operators;

  router.act(routes.listSubmissions, async (tx, { query }, note) => {
    const { status = null, document = null, limit = 20, cursor = null } = query;
    const looked = [status, document].filter(word => word !== null).join(', ');
    const why = looked === '' ? undefined : `looked for ${looked}`;
    const expiredOn = document && lagosDate(now());
    await note({ what: 'kyc_listed', subject: 'submissions', why });
    const { rows, nextCursor } = await readPage(
      limit,
      max => selectSubmissions(tx, { status, expiredOn, limit: max, after: cursor }),
      row => row.public_id,
    );
    return { status: 200, body: { data: rows.map(summaryOf), nextCursor } };
  });

  router.act(routes.showSubmission, async (tx, { params }, note) => {
    const row = await selectSubmission(tx, params.id);
    if (!row) throw refuse(commonRefusals.not_found);
    await note({ what: 'kyc_viewed', subject: row.public_id });
    return { status: 200, body: await detailOf(needs, tx, row) };
  });

  router.act(routes.review, async (tx, { caller, params, body }, note) => {
    const row = await selectSubmission(tx, params.id, { forUpdate: true });
    if (!row) throw refuse(commonRefusals.not_found);
    await requireOthers(tx, needs.identity, { customers: [row.customer], emails: [caller.email] });
    return { status: 200, body: summaryOf(await decide(tx, row, body, { at: new Date(now()), note })) };
  });

  router.act(routes.readDocument, async (tx, { params: { id, field } }, note) => {
    const row = await selectSubmission(tx, id);
    const file = row?.[field];
    if (!row || !file) throw refuse(commonRefusals.not_found);
    const own = await customerVault(tx, needs.vault, row.customer);
    const jpeg = await files.get(file, purposes.file(field, row.customer), own);
    await note({ what: 'kyc_document_opened', subject: `${id}/${field}` });
    return { status: 200, body: jpeg, headers: { 'content-type': 'image/jpeg', 'content-disposition': 'inline' } };
  });
  router.act(routes.readFaceFrame, async (tx, { params: { id, frame } }, note) => {
    const row = await selectSubmission(tx, id);
    const check = row && (await faceCheckFor(tx, row.customer, row.submitted_at));
    const file = check?.frames[frameFields.indexOf(frame)];
    if (!row || file === undefined) throw refuse(commonRefusals.not_found);
    const own = await customerVault(tx, needs.vault, row.customer);
    const jpeg = await files.get(file, purposes.file('face_frame', row.customer), own);
    await note({ what: 'kyc_document_opened', subject: `${id}/${frame}` });
    return { status: 200, body: jpeg, headers: { 'content-type': 'image/jpeg', 'content-disposition': 'inline' } };
  });
}
