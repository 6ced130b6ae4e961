import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { readQr, readQrIn } from './read-qr.ts';

export type ScanTexts = {
  title: string;
  close: string;
  hint: string;
  denied: string;
  upload: string;
  /** Of a picture in which no code is seen. */
  none: string;
};

type ScanDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  texts: ScanTexts;
  /** Every text that is read; the dialog stays until it is closed. */
  onRead: (text: string) => void;
};

const lookEveryMs = 250;

/** Reads a square code, by the camera behind or from a picture. Nothing leaves the device. */
export function ScanDialog({ isOpen, onClose, texts, onRead }: ScanDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      {/* Mounted with the dialog, so that the light beside the lens goes out when it closes. */}
      <Reader texts={texts} onRead={onRead} />
    </Dialog>
  );
}

function Reader({ texts, onRead }: Pick<ScanDialogProps, 'texts' | 'onRead'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [isDenied, setDenied] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  });

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const wish = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } };
    // A page that is not served safely has no such thing at all.
    const asking = navigator.mediaDevices?.getUserMedia({ video: wish }) ?? Promise.reject(new Error('no camera'));
    async function look(): Promise<void> {
      const element = video.current;
      if (isGone || !element) return;
      const text = await readQr(element, { width: element.videoWidth, height: element.videoHeight });
      if (isGone) return;
      if (text !== undefined) tell.current(text);
      timer = setTimeout(() => void look(), lookEveryMs);
    }
    asking.then(
      given => {
        stream = given;
        if (isGone) return stop(given);
        if (video.current) video.current.srcObject = given;
        void look();
      },
      () => !isGone && setDenied(true),
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, []);

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const text = await readQrIn(file);
    setEmpty(text === undefined);
    if (text !== undefined) onRead(text);
  }

  return (
    <div className="flex flex-col gap-4">
      {isDenied ? (
        <p role="alert" className="flex gap-2 font-medium text-bad">
          <TriangleAlert className="mt-0.5 size-[18px]" />
          {texts.denied}
        </p>
      ) : (
        <div className="relative aspect-square overflow-hidden rounded-card bg-(--aro-900)">
          <video ref={video} autoPlay muted playsInline aria-label={texts.title} className="size-full object-cover" />
          <i
            aria-hidden="true"
            className="absolute inset-0 m-auto aspect-square w-[64%] rounded-2xl border-2 border-white/90 shadow-[0_0_0_999px_rgb(0_0_0/45%)]"
          />
          <p className="absolute inset-x-0 bottom-0 bg-(--aro-900)/80 px-3 py-2 text-center text-small text-on-cloth">
            {texts.hint}
          </p>
        </div>
      )}
      {isEmpty && (
        <p role="alert" className="text-center font-medium text-bad">
          {texts.none}
        </p>
      )}
      <UploadButton label={texts.upload} onChange={event => void readFile(event)} />
    </div>
  );
}

function UploadButton({
  label,
  onChange,
}: {
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="line" isWide onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={onChange}
      />
    </>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
