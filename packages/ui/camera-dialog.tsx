import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useCamera } from './use-camera.ts';

export type CameraTexts = {
  title: string;
  close: string;
  /** One instruction, over the picture. */
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
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
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
      <div className="flex flex-col items-start gap-4">
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
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-(--aro-900)">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          onLoadedData={onLoadedData}
          aria-label={texts.title}
          // As in a mirror, which is how people know their own face; the photograph itself is not turned.
          className={`size-full object-cover ${frame === 'face' ? '-scale-x-100' : ''}`}
        />
        {photo && <img src={photo.url} alt={texts.title} className="absolute inset-0 size-full object-cover" />}
        {!photo && (
          <>
            <i
              aria-hidden="true"
              className={`absolute inset-0 m-auto border-2 border-white/90 shadow-[0_0_0_999px_rgb(0_0_0/45%)] ${frame === 'face' ? 'h-[78%] w-[46%] rounded-[50%]' : 'aspect-[1.586] w-[82%] rounded-2xl'}`}
            />
            <p className="absolute inset-x-0 bottom-0 bg-(--aro-900)/80 px-3 py-2 text-center text-small text-on-cloth">
              {texts.hint}
            </p>
          </>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
        {photo ? (
          <>
            <Button look="line" onClick={() => setPhoto(undefined)}>
              {texts.retake}
            </Button>
            <Button onClick={() => onTaken(photo.blob)}>{texts.use}</Button>
          </>
        ) : (
          <>
            <button
              type="button"
              aria-label={texts.shoot}
              aria-disabled={state !== 'live' || undefined}
              onClick={() => void (state === 'live' && shoot())}
              className="size-18 rounded-full border-4 border-(--aro-800) bg-brand shadow-[inset_0_0_0_4px_var(--surface)] aria-disabled:opacity-50 in-data-[theme=dark]:border-(--wura-400)"
            />
            <Button look="quiet" onClick={onUploadInstead}>
              {texts.upload}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
