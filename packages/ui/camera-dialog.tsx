import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useCamera } from './use-camera.ts';
import { Viewfinder } from './viewfinder.tsx';

export type CameraTexts = {
  title: string;
  close: string;
  /** One instruction, under the frame. */
  hint: string;
  shoot: string;
  retake: string;
  use: string;
  denied: string;
  upload: string;
};

type CameraDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** A face in an oval, looked at by the camera in front; a card in a frame, by the one behind. */
  frame: 'face' | 'card';
  texts: CameraTexts;
  onTaken: (photo: Blob) => void;
  onUploadInstead: () => void;
};

/** Takes one photograph. The picture stays on the device until it is used. */
export function CameraDialog({ isOpen, onClose, frame, texts, onTaken, onUploadInstead }: CameraDialogProps) {
  return (
    <Dialog look="camera" isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      {/* Mounted with the dialog, so that the light beside the lens goes out when it closes. */}
      <Finder frame={frame} texts={texts} onTaken={onTaken} onUploadInstead={onUploadInstead} />
    </Dialog>
  );
}

function Finder({ frame, texts, onTaken, onUploadInstead }: Omit<CameraDialogProps, 'isOpen' | 'onClose'>) {
  const { video, state, onLoadedData, take } = useCamera(frame === 'face' ? 'user' : 'environment');
  const [photo, setPhoto] = useState<{ blob: Blob; url: string }>();

  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ''), [photo]);

  async function shoot() {
    const blob = await take();
    if (blob) setPhoto({ blob, url: URL.createObjectURL(blob) });
  }

  if (state === 'denied') {
    return (
      <div className="m-auto flex flex-col items-start gap-4 rounded-card bg-surface p-5 text-ink">
        <p role="alert" className="flex gap-2 font-medium text-bad">
          <TriangleAlert className="mt-0.5 size-[18px]" />
          {texts.denied}
        </p>
        <Button data-autofocus="" onClick={onUploadInstead}>
          {texts.upload}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Viewfinder {...{ video, onLoadedData, frame }} label={texts.title} photo={photo?.url} />
      {photo ? (
        <div className="relative z-10 mt-4 flex flex-wrap items-center justify-center gap-3">
          <Button look="veil" onClick={() => setPhoto(undefined)}>
            {texts.retake}
          </Button>
          <Button onClick={() => onTaken(photo.blob)}>{texts.use}</Button>
        </div>
      ) : (
        <div className="relative z-10 mt-4 flex flex-none flex-col items-center gap-3">
          <p className="text-center text-small">{texts.hint}</p>
          <button
            type="button"
            aria-label={texts.shoot}
            aria-disabled={state !== 'live' || undefined}
            onClick={() => void (state === 'live' && shoot())}
            className="size-18 rounded-full border-4 border-white bg-brand shadow-[inset_0_0_0_4px_var(--aro-900)] aria-disabled:opacity-50"
          />
          <Button look="veil" onClick={onUploadInstead}>
            {texts.upload}
          </Button>
        </div>
      )}
    </>
  );
}
