import { customerVault } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { readHeader } from '@wura/images/header';
import { isCommitCut, transaction, type Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { StorageFull } from '@wura/secrets/file-store';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { kycRefusals, type KycRecord } from '../contract.ts';
import { standingOf } from '../expiry.ts';
import { fileFields, submissionFaults, type FileField, type SubmissionTexts } from '../rules.ts';
import { checkJob } from './check-submission.ts';
import { claimNumber } from './claim-number.ts';
import type { KycNeeds } from './needs.ts';
import { insertFile, insertSubmission, selectLatest, type FileNames, type SubmissionRow } from './queries.ts';
import { statusOf } from './read-status.ts';
import { idNumberDigests, lastFourOf, purposes } from './seals.ts';

export type Brought = { readonly [Field in FileField]?: Uint8Array };

/** A moment in which a person would have looked, and a client has seen "pending". */
const sandboxReviewMs = 2_000;
/** Long enough to read every letter of a document, and no more of it than that. */
const longestSide = 2_000;

/** Takes in documents: everything wrong with them is said at once, and either all of it is kept or nothing. */
export async function submit(
  needs: KycNeeds,
  customer: bigint,
  { texts, files }: { texts: SubmissionTexts; files: Brought },
): Promise<KycRecord> {
  const { pool, now } = needs;
  const latest = await selectLatest(pool, customer);
  const kept = filesKept(latest);
  const faults = submissionFaults(texts, filesThere(files, kept), {
    today: new Date(now()),
    isBvnWhole: needs.rules === 'nigeria',
  });
  if (faults) throw refuse(commonRefusals.invalid_input, faults);
  if (latest && !mayFollow(needs, latest)) throw refuse(kycRefusals.not_expected);

  const put = await putAway(needs, customer, await redrawn(needs, files, customer));
  try {
    return await transaction(pool, tx => take(needs, tx, { customer, texts, put, kept, latest }));
  } catch (error) {
    if (!isCommitCut(error)) await needs.files.discard(Object.values(put));
    throw error;
  }
}

/** New papers come after a rejection, and when the time of the approved ones is nearly over. */
function mayFollow({ now, papers }: KycNeeds, { status, id_expires_on: expiresOn }: SubmissionRow): boolean {
  if (status === 'rejected') return true;
  if (status !== 'approved' || expiresOn === null) return false;
  return standingOf(expiresOn, { now: now(), graceDays: papers().graceDays }).mayRenew;
}

/** What a rejection found nothing wrong with. */
function filesKept(latest: SubmissionRow | undefined): Partial<FileNames> {
  if (latest?.status !== 'rejected') return {};
  const good = fileFields.filter(field => latest.fields[field] === undefined);
  return Object.fromEntries(good.map(field => [field, latest[field]]));
}

function filesThere(files: Brought, kept: Partial<FileNames>) {
  return {
    isThere: (field: FileField) => files[field] !== undefined || (kept[field] ?? null) !== null,
    isNoImage: (field: FileField) => files[field] !== undefined && readHeader(files[field]) === undefined,
  };
}

type IdDocuments = Partial<Record<FileField, Buffer>>;

/** One after the other, because one is taken at a time anyway and another customer's may come between. */
async function redrawn({ images }: KycNeeds, files: Brought, customer: bigint): Promise<IdDocuments> {
  const idDocuments: IdDocuments = {};
  for (const field of fileFields) {
    const bytes = files[field];
    if (bytes === undefined) continue;
    const wanted = { as: 'document', by: String(customer), side: longestSide, shape: 'whole' } as const;
    const drawn = await images.redraw(bytes, wanted);
    if (!drawn) throw refuseFields({ [field]: commonFaults.not_an_image });
    idDocuments[field] = drawn;
  }
  return idDocuments;
}

type Put = Partial<Record<FileField, string>>;

/** On the disk before the rows that name them: a crash in between leaves a file without a row, which is swept away. */
async function putAway({ files, pool, vault }: KycNeeds, customer: bigint, idDocuments: IdDocuments): Promise<Put> {
  const put: Put = {};
  const own = await customerVault(pool, vault, customer);
  try {
    for (const [field, jpeg] of Object.entries(idDocuments) as [FileField, Buffer][]) {
      put[field] = await files.put(jpeg, purposes.file(field, customer), own);
    }
    return put;
  } catch (error) {
    await files.discard(Object.values(put));
    throw error instanceof StorageFull ? refuse(kycRefusals.storage_full) : error;
  }
}

interface Taking {
  customer: bigint;
  texts: SubmissionTexts;
  put: Put;
  kept: Partial<FileNames>;
  latest: SubmissionRow | undefined;
}

async function take(needs: KycNeeds, tx: Tx, { customer, texts, put, kept, latest }: Taking): Promise<KycRecord> {
  const { vault, now, review } = needs;
  const at = new Date(now());
  const told = (field: keyof SubmissionTexts) => (texts[field] ?? '').normalize('NFC').trim();
  const [publicId, idType, idNumber] = [
    randomId('kyc'),
    told('id_type') as SubmissionRow['id_type'],
    told('id_number'),
  ];

  for (const [field, id] of Object.entries(put) as [FileField, string][]) {
    await insertFile(tx, { id, customer, field, at });
  }
  const own = await customerVault(tx, vault, customer);
  const nameOf = (field: FileField) => put[field] ?? kept[field] ?? null;
  const isFirst = await insertSubmission(tx, {
    publicId,
    customer,
    attempt: (latest?.attempt ?? 0) + 1,
    fullName: told('full_name').replaceAll(/\s+/g, ' '),
    dateOfBirth: told('date_of_birth'),
    address: own.seal(told('address').replaceAll('\r\n', '\n'), purposes.address(customer)),
    idType,
    idNumber: own.seal(idNumber, purposes.idNumber(customer)),
    idNumberDigest: idNumberDigests(vault, idType, idNumber)[0],
    idNumberLastFour: lastFourOf(idNumber),
    idExpiresOn: told('id_expires_on') || null,
    id_document_front: nameOf('id_document_front'),
    id_document_back: nameOf('id_document_back'),
    selfie_image: nameOf('selfie_image'),
    at,
  });
  if (!isFirst) throw refuse(kycRefusals.not_expected);
  const bvn = told('bvn');
  if (bvn !== '') await claimNumber(tx, vault, { customer, kind: 'bvn', number: bvn });
  await enqueue(tx, { kind: checkJob, subject: publicId }, { inMs: review === 'auto' ? sandboxReviewMs : 0 });
  const row = { status: 'pending', submitted_at: at, admin_notes: null, fields: {} } as const;
  return statusOf(needs, tx, { customer, row });
}
