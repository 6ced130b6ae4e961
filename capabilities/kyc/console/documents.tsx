import { CustomerPicture } from '@wura/operators/console/customer-picture';
import type { KycDetail } from '../contract.ts';
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
