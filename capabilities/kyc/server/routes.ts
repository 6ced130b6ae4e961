import { readPage } from '@wura/database/page';
import { readUser, type CustomerRouter } from '@wura/identity/server';
import { recordAct } from '@wura/operators/server';
import { transaction } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { checkIdentity, type Checked } from './check-identity.ts';
import { decide } from './decide.ts';
import { holderOf } from './documents.ts';
import type { KycNeeds } from './needs.ts';
import { selectSubmission, selectSubmissions } from './queries.ts';
import { readStatus } from './read-status.ts';
import { purposes } from './seals.ts';
import { detailOf, summaryOf } from './staff-views.ts';
import { submit } from './submit.ts';

export function serveCustomers(router: CustomerRouter, needs: KycNeeds): void {
  const { pool } = needs;

  router.serve(routes.readStatus, async ({ caller }) => ({ status: 200, body: await readStatus(pool, caller.number) }));

  router.serve(routes.submit, async ({ caller, body, files }) => ({
    status: 201,
    body: {
      ...(await submit(needs, caller.number, { texts: body, files })),
      message: 'Your documents are with us. Reviews usually take 1-3 business days.',
    },
  }));

  router.serve(routes.checkIdentity, async ({ caller, body }) => {
    const { firstname, lastname, dob } = await readUser(pool, caller.number);
    const claimed = { firstName: firstname, lastName: lastname, dateOfBirth: dob };
    const checked = await checkIdentity(needs, caller, body, claimed);
    return { status: 200, body: { ...checked, message: wordsFor(checked) } };
  });
}

function wordsFor({ bvn, nin }: Checked): string {
  if (bvn && nin) return 'Your BVN and NIN are confirmed.';
  return bvn
    ? 'Your BVN is confirmed. Add your NIN to raise your limits.'
    : 'Your NIN is confirmed. Add your BVN to raise your limits.';
}

export function serveStaff(needs: KycNeeds): void {
  const { pool, now, vault, files, operators } = needs;
  const { router, sessions } = operators;

  router.act(routes.listSubmissions, async (tx, { query: { status = null, limit = 20, cursor = null } }, note) => {
    const why = status === null ? undefined : `looked for ${status}`;
    await note({ what: 'kyc_listed', subject: 'submissions', why });
    const { rows, nextCursor } = await readPage(
      limit,
      max => selectSubmissions(tx, { status, limit: max, after: cursor }),
      row => row.public_id,
    );
    return { status: 200, body: { data: rows.map(summaryOf), nextCursor } };
  });

  router.act(routes.showSubmission, async (tx, { params, caller }, note) => {
    const row = await selectSubmission(tx, params.id);
    if (!row) throw refuse(commonRefusals.not_found);
    await note({ what: 'kyc_viewed', subject: row.public_id });
    return { status: 200, body: await detailOf(needs, tx, row, caller) };
  });

  router.act(routes.review, async (tx, { params, body }, note) => {
    const row = await selectSubmission(tx, params.id, { forUpdate: true });
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: summaryOf(await decide(tx, row, body, { at: new Date(now()), note })) };
  });

  operators.plain.serve(routes.readDocument, async ({ params: { id, field }, query, address, requestId }) => {
    const at = now();
    const place = { submission: id, field };
    const operator = await holderOf({ vault, sessions }, place, { ticket: query.ticket ?? '', at });
    const row = operator && (await selectSubmission(pool, id));
    const file = row?.[field];
    if (!operator || !row || !file) throw refuse(commonRefusals.not_found);
    const jpeg = await files.get(file, purposes.file(field, row.customer));
    const origin = { operator, address, requestId, at: new Date(at) };
    await transaction(pool, tx => recordAct(tx, { what: 'kyc_document_opened', subject: `${id}/${field}` }, origin));
    const headers = { 'content-type': 'image/jpeg', 'content-disposition': 'inline' };
    return { status: 200, body: jpeg, headers };
  });
}
