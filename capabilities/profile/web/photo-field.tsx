import { CallError } from '@wura/browser/call-error';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { faultText } from '@wura/browser/phrase-text';
import { fullName, type Customer } from '@wura/identity/web/customer';
import { photoBytesMax, photoFaults } from '@wura/identity/rules';
import { Avatar } from '@wura/ui/avatar';
import { Button } from '@wura/ui/button';
import { toast } from '@wura/ui/toast';
import { Camera, TriangleAlert } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useChangeCustomer } from './change-customer.ts';
import { profileMessages } from './messages.ts';
import { UndoButton } from './undo-button.tsx';

/** A photo is saved the moment it is chosen. */
export function PhotoField({ customer }: { customer: Customer }) {
  const words = useMessages(profileMessages);
  const [fault, setFault] = useState<string>();
  const change = useChangeCustomer();
  const picker = useRef<HTMLInputElement>(null);
  const photo = customer.profile_image ?? undefined;
  /** What was there before the last change, while that can be taken back. */
  const [former, setFormer] = useState<{ image: string | null }>();

  async function save(profileImage: string | null, { isUndo = false } = {}) {
    setFault(undefined);
    setFormer(undefined);
    // The server keeps no photo that was replaced: what may be wanted back has to be at hand.
    const image = photo === undefined ? null : await formerPhoto(photo);
    try {
      await change.mutateAsync({ profileImage });
      toast(isUndo ? words.undone : profileImage === null ? words.photoRemoved : words.photoSaved);
      if (!isUndo && image !== undefined) setFormer({ image });
    } catch (error) {
      const named = error instanceof CallError ? error.errorCodes['profileImage'] : undefined;
      setFault(faultText(named) ?? refusalText(error, { fallback: words.saveFailed }));
    }
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a refusal.
    event.target.value = '';
    if (!file) return;
    if (!['image/jpeg', 'image/png'].includes(file.type)) return setFault(faultText(photoFaults.notAnImage));
    if (file.size >= photoBytesMax) return setFault(faultText(photoFaults.tooLarge));
    await save(await dataAddressOf(file));
  }

  return (
    <section className="panel flex flex-wrap items-center gap-5 p-5" aria-label={words.photo}>
      <Avatar name={fullName(customer)} photoUrl={photo} size={96} />
      <div className="min-w-0">
        <p className="text-t2 font-display [font-stretch:112%] wrap-anywhere">{fullName(customer)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            look="line"
            size={40}
            icon={<Camera />}
            isLoading={change.isPending}
            loadingLabel={words.savingPhoto}
            onClick={() => picker.current?.click()}
          >
            {photo ? words.changePhoto : words.addPhoto}
          </Button>
          {photo && (
            <Button look="quiet" size={40} isDisabled={change.isPending} onClick={() => void save(null)}>
              {words.removePhoto}
            </Button>
          )}
          {former && !change.isPending && (
            <UndoButton
              label={words.undo}
              onUndo={() => void save(former.image, { isUndo: true })}
              onGone={() => setFormer(undefined)}
            />
          )}
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png"
          aria-label={words.photo}
          hidden
          onChange={event => void choose(event)}
        />
        {fault === undefined ? (
          <p className="mt-2 text-small text-ink-3">{words.photoHelper}</p>
        ) : (
          <p role="alert" className="mt-2 flex gap-1.5 text-small font-medium text-bad">
            <TriangleAlert className="mt-0.5 size-[15px]" />
            {fault}
          </p>
        )}
      </div>
    </section>
  );
}

/** Nothing where it could not be read again: then there is no way back to offer. */
function formerPhoto(address: string): Promise<string | undefined> {
  return fetch(address)
    .then(async response => (response.ok ? dataAddressOf(await response.blob()) : undefined))
    .catch(() => undefined);
}

/** As a data address, which is how the wire takes it. */
async function dataAddressOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In slices: a call cannot take a million arguments.
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    binary += String.fromCharCode(...bytes.subarray(at, at + sliceBytes));
  }
  return `data:${file.type};base64,${btoa(binary)}`;
}

const sliceBytes = 8192;
