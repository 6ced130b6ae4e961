import { useMessages } from '@wura/browser/messages';
import { faultText } from '@wura/browser/phrase-text';
import { announce } from '@wura/ui/announce';
import { CameraDialog } from '@wura/ui/camera-dialog';
import { FileDrop } from '@wura/ui/file-drop';
import { useState } from 'react';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { fileFields, type FileField } from '../rules.ts';
import type { StepProps } from './details-step.tsx';
import { cameraMessages, formMessages } from './messages.ts';
import { fileFault, prepareImage } from './prepare-image.ts';
import type { Files } from './submission.ts';

type DocumentsStepProps = StepProps & { files: Files; onFiles: (change: (now: Files) => Files) => void };

const frames = { id_document_front: 'card', id_document_back: 'card', selfie_image: 'face' } as const;

/** Each picture from the disk or from the camera, made small enough for a slow network before it leaves. */
export function DocumentsStep({ form, reasons = {}, files, onFiles }: DocumentsStepProps) {
  const words = useMessages(formMessages);
  const camera = useMessages(cameraMessages);
  const [shooting, setShooting] = useState<FileField>();
  const [faults, setFaults] = useState<Partial<Record<FileField, Fault>>>({});
  const [busy, setBusy] = useState<FileField>();

  const put = (field: FileField, file: Blob | undefined) => onFiles(now => ({ ...now, [field]: file }));
  const say = (field: FileField, fault: Fault | undefined) => setFaults(now => ({ ...now, [field]: fault }));

  async function choose(field: FileField, file: Blob) {
    const fault = fileFault(file);
    say(field, fault);
    if (fault !== undefined) return;
    // It counts from now on: a customer who sends the form before it is made small sends it as it is.
    put(field, file);
    form.set(field, 'chosen');
    setBusy(field);
    const small = await prepareImage(file);
    setBusy(undefined);
    if (small) {
      announce(words.added(words[field]));
      return put(field, small);
    }
    say(field, commonFaults.not_an_image);
    remove(field);
  }

  function remove(field: FileField) {
    put(field, undefined);
    form.set(field, '');
  }

  /** The camera gives way, and the field's own button takes over, with the focus on it. */
  function uploadInstead(field: FileField) {
    setShooting(undefined);
    requestAnimationFrame(() => document.getElementById(form.idOf(field))?.click());
  }

  return (
    <>
      {fileFields.map(field => {
        const { id, error } = form.field(field);
        const reason = reasons[field];
        return (
          <FileDrop
            key={field}
            id={id}
            label={words[field]}
            helper={field === 'selfie_image' ? `${words.selfieHelper}. ${words.fileHelper}` : words.fileHelper}
            error={
              faultText(faults[field]) ??
              error ??
              (files[field] || reason === undefined ? undefined : words.reason(reason))
            }
            accept="image/jpeg,image/png"
            file={files[field]}
            kept={form.values[field] === 'kept' ? words.kept : undefined}
            detail={files[field] && words.fileSize(String(Math.ceil(files[field].size / 1000)))}
            isBusy={busy === field}
            texts={{
              choose: words.choose,
              takePhoto: words.takePhoto,
              replace: words.replace,
              remove: words.remove,
              previewOf: words[field],
            }}
            onChoose={file => void choose(field, file)}
            onTakePhoto={() => setShooting(field)}
            onRemove={() => remove(field)}
          />
        );
      })}
      {shooting && (
        <CameraDialog
          isOpen
          onClose={() => setShooting(undefined)}
          frame={frames[shooting]}
          texts={{ ...camera, title: camera.titles[frames[shooting]], hint: camera.hints[frames[shooting]] }}
          onTaken={photo => {
            setShooting(undefined);
            void choose(shooting, photo);
          }}
          onUploadInstead={() => uploadInstead(shooting)}
        />
      )}
    </>
  );
}
