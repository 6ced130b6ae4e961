import { customerVault } from '@wura/identity/server';
import { isCommitCut, transaction, type Queries } from '@wura/database';
import { readHeader } from '@wura/images/header';
import { randomId } from '@wura/platform/identifiers';
import { dayMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { StorageFull } from '@wura/secrets/file-store';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { kycRefusals, type KycRecord } from '../contract.ts';
import { frameFields, kycFaults, type FrameField } from '../rules.ts';
import {
  insertFaceCheck,
  selectFaceCheck,
  selectLastFaceCheck,
  settleFaceCheck,
  takeFrames,
  type FaceCheckRow,
} from './face-check-queries.ts';
import type { KycNeeds } from './needs.ts';
import type { Frame } from './ports.ts';
import { insertFile } from './queries.ts';
import { purposes } from './seals.ts';

/** A face is checked for the papers that are sent soon after, and not for those of another year. */
const goodForMs = 7 * dayMs;
/** In so many pixels staff still know a face. */
const longestSide = 800;

/** The check that goes with papers which are sent now, or were sent then. */
export function faceCheckFor(db: Queries, customer: bigint, at: Date): Promise<FaceCheckRow | undefined> {
  return selectLastFaceCheck(db, customer, { since: new Date(at.getTime() - goodForMs), until: at });
}

/** How it stands with the check, for a customer who sends papers. */
export async function readFaceCheck(
  { pool, now, liveness, papers }: Pick<KycNeeds, 'pool' | 'now' | 'liveness' | 'papers'>,
  customer: bigint,
): Promise<KycRecord['faceCheck']> {
  if (!liveness || !papers().needsFaceCheck) return 'off';
  const last = await faceCheckFor(pool, customer, new Date(now()));
  return last && last.status !== 'begun' ? last.status : 'asked';
}

/** Asks the provider what the customer is to do before the camera. */
export async function beginFaceCheck(needs: KycNeeds, customer: bigint) {
  const { pool, now, liveness } = needs;
  if (!liveness) throw refuse(providerRefusals.service_off);
  const last = await faceCheckFor(pool, customer, new Date(now()));
  if (last?.status === 'accepted') throw refuse(kycRefusals.face_check_done);
  const publicId = randomId('fac');
  const begun = await liveness.begin(publicId);
  if (begun.outcome === 'unknown') throw refuse(providerRefusals.provider_unavailable);
  const { session, challenges, endsAt } = begun;
  await insertFaceCheck(pool, { publicId, customer, session, challenges, at: new Date(now()), endsAt });
  return { id: publicId, challenges: [...challenges], endsAt: endsAt.toISOString() };
}

/**
 * Keeps the pictures, sealed like papers, and asks the provider about them. They lie there before it is asked, so that a
 * check whose end we did not learn is one that staff can look at.
 */
export async function finishFaceCheck(
  needs: KycNeeds,
  customer: bigint,
  { id: publicId, files }: { id: string; files: { readonly [Field in FrameField]?: Uint8Array } },
): Promise<'accepted' | 'declined' | 'unknown'> {
  const { pool, now, liveness } = needs;
  if (!liveness) throw refuse(providerRefusals.service_off);
  const check = await selectFaceCheck(pool, { publicId, customer });
  if (!check) throw refuse(commonRefusals.not_found);
  // A customer whose network lost the answer sends the pictures again.
  if (check.status !== 'begun') return check.status;
  if (check.ends_at.getTime() <= now()) throw refuse(kycRefusals.face_check_over);
  const frames = await redrawn(needs, check, files);
  await keep(needs, check, frames);

  const answer = await liveness.finish(check.session, frames);
  if (answer.outcome === 'unknown') return 'unknown';
  await settleFaceCheck(pool, {
    id: check.id,
    status: answer.outcome,
    score: answer.score,
    portrait: answer.outcome === 'accepted' ? answer.portrait + 1 : null,
    at: new Date(now()),
  });
  return answer.outcome;
}

/** One for each challenge, and nothing of them but the picture. */
async function redrawn(
  { images }: KycNeeds,
  { challenges, customer }: FaceCheckRow,
  files: { readonly [Field in FrameField]?: Uint8Array },
): Promise<Frame[]> {
  const asked = challenges.map((challenge, at) => ({ challenge, field: frameFields[at]! }));
  const missing = asked.filter(({ field }) => files[field] === undefined);
  if (missing.length > 0) {
    throw refuseFields(Object.fromEntries(missing.map(({ field }) => [field, kycFaults.frame_missing])));
  }
  const frames: Frame[] = [];
  for (const { challenge, field } of asked) {
    const bytes = files[field]!;
    const wanted = { as: 'document', by: String(customer), side: longestSide, shape: 'whole' } as const;
    const jpeg = readHeader(bytes) && (await images.redraw(bytes, wanted));
    if (!jpeg) throw refuseFields({ [field]: commonFaults.not_an_image });
    frames.push({ challenge, jpeg });
  }
  return frames;
}

async function keep({ pool, vault, files, now }: KycNeeds, check: FaceCheckRow, frames: readonly Frame[]) {
  const { id, customer } = check;
  const own = await customerVault(pool, vault, customer);
  const put: string[] = [];
  try {
    for (const { jpeg } of frames) put.push(await files.put(jpeg, purposes.file('face_frame', customer), own));
    await transaction(pool, async tx => {
      const at = new Date(now());
      for (const name of put) await insertFile(tx, { id: name, customer, field: 'face_frame', at });
      if (!(await takeFrames(tx, { id, frames: put, at }))) throw refuse(kycRefusals.face_check_over);
    });
  } catch (error) {
    if (!isCommitCut(error)) await files.discard(put);
    throw error instanceof StorageFull ? refuse(kycRefusals.storage_full) : error;
  }
}
