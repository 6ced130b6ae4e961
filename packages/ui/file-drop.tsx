import { Camera, FileCheck2, ImageUp, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';

export type FileDropTexts = {
  choose: string;
  /** Where there is a camera to open. */
  takePhoto?: string;
  replace: string;
  remove: string;
  /** What stands beside the picture of what was chosen: "Front of ID". */
  previewOf: string;
};

type FileDropProps = {
  label: ReactNode;
  /** What may be chosen, said before the customer chooses. */
  helper: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
  accept: string;
  file: Blob | undefined;
  /** Stands in the file's place when the other side has one already: "Kept from last time". */
  kept?: ReactNode;
  /** Size and the like, beside the picture. */
  detail?: ReactNode;
  isBusy?: boolean | undefined;
  texts: FileDropTexts;
  onChoose: (file: File) => void;
  /** Only for a picture. */
  onTakePhoto?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** A place for one file: from the disk, dropped, or, where it is a picture, from the camera. */
export function FileDrop(props: FileDropProps) {
  const { label, helper, error, id, accept, file, kept, detail, isBusy, texts, onChoose, onTakePhoto, onRemove } =
    props;
  const ownId = useId();
  const baseId = id ?? ownId;
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hasSomething = file !== undefined || kept !== undefined;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChoose(dropped);
  }

  return (
    <fieldset aria-describedby={`${baseId}-note`}>
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      <div
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-24 flex-wrap items-center gap-3 rounded-control border border-dashed p-3.5 ${error ? 'border-bad' : 'border-control'} ${isOver ? 'bg-selected' : 'bg-surface'}`}
      >
        {file?.type.startsWith('image/') ? (
          <Thumb file={file} alt={texts.previewOf} />
        ) : (
          hasSomething && <FileCheck2 className="text-ok" />
        )}
        {hasSomething && <p className="min-w-0 grow basis-24 text-small text-ink-2">{file ? detail : kept}</p>}
        <div className={`flex flex-wrap gap-2 ${hasSomething ? '' : 'grow justify-center'}`}>
          <Button
            id={baseId}
            look="line"
            size={40}
            icon={<ImageUp />}
            isLoading={isBusy}
            onClick={() => picker.current?.click()}
          >
            {hasSomething ? texts.replace : texts.choose}
            <span className="sr-only"> {texts.previewOf}</span>
          </Button>
          {onTakePhoto && (
            <Button look="line" size={40} icon={<Camera />} onClick={onTakePhoto}>
              {texts.takePhoto}
              <span className="sr-only"> {texts.previewOf}</span>
            </Button>
          )}
          {file && onRemove && (
            <Button
              look="quiet"
              size={40}
              onClick={() => {
                // It goes with the file, and would take the focus with it.
                document.getElementById(baseId)?.focus();
                onRemove();
              }}
            >
              {texts.remove}
              <span className="sr-only"> {texts.previewOf}</span>
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          accept={accept}
          hidden
          aria-label={texts.previewOf}
          onChange={event => {
            const chosen = event.target.files?.[0];
            // The same file may be chosen again after a refusal.
            event.target.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
      </div>
      <p
        id={`${baseId}-note`}
        role={error ? 'alert' : undefined}
        className={`mt-1.5 flex gap-1.5 text-small ${error ? 'font-medium text-bad' : 'text-ink-2'}`}
      >
        {error && <TriangleAlert className="mt-[2px] size-[15px]" />}
        <span>{error ?? helper}</span>
      </p>
    </fieldset>
  );
}

function Thumb({ file, alt }: { file: Blob; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={url} alt={alt} className="size-16 flex-none rounded-tag bg-sunken object-cover" />;
}
