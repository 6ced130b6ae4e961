import { CustomerPicture } from '@wura/operators/console/customer-picture';
import type { KycDetail } from '../contract.ts';
import { wordsOf } from '@wura/operators/console/words-of';
import { StatusChip } from '@wura/ui/status-chip';
import type { FileField } from '../rules.ts';

const names: Record<FileField, string> = {
  id_document_front: 'Front of the ID',
  id_document_back: 'Back of the ID',
  selfie_image: 'Selfie',
};

/** Side by side, so that the face on the paper is beside the face of the customer. */
export function Documents({ documents }: Pick<KycDetail, 'documents'>) {
  return (
    <ul aria-label="Documents" className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {documents.map(({ field, url }) => (
        <li key={field}>
          <CustomerPicture name={names[field]} url={url} />
        </li>
      ))}
    </ul>
  );
}

/** What the provider said of the face before the camera, and the pictures for as long as they are kept. */
export function FaceCheck({ of: { faceCheck, isFaceCheckAsked } }: { of: KycDetail }) {
  if (!faceCheck) {
    if (!isFaceCheckAsked) return null;
    return (
      <p className="mt-4 text-small text-ink-2">
        No face check was made: the customer has no camera, or did not finish one. Compare the selfie with the ID.
      </p>
    );
  }
  const { status, score, frames } = faceCheck;
  return (
    <div className="mt-5">
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <StatusChip {...faces[status]} />
        {score !== null && <span className="text-small text-ink-2">Score {score} of 100</span>}
      </p>
      <ul aria-label="Face check" className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {frames.map(({ challenge, isPortrait, url }) => (
          <li key={url}>
            <CustomerPicture name={`${wordsOf(challenge)}${isPortrait ? ' (portrait)' : ''}`} url={url} />
          </li>
        ))}
      </ul>
      {frames.length === 0 && <p className="text-small text-ink-2">The pictures are no longer kept.</p>}
    </div>
  );
}

const faces = {
  accepted: { status: 'completed', label: 'Face check passed' },
  declined: { status: 'failed', label: 'Face check not passed' },
  unknown: { status: 'unknown', label: 'Face check without an end' },
} as const;
