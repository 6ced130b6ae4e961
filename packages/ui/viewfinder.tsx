import type { RefObject } from 'react';

type ViewfinderProps = {
  video: RefObject<HTMLVideoElement | null>;
  onLoadedData: () => void;
  /** A face in an oval, seen as in a mirror; a card in a frame. */
  frame: 'face' | 'card';
  label: string;
  /** What was taken, in the place of what the lens sees. */
  photo?: string | undefined;
};

/**
 * What the lens sees: on a phone the whole dialog, behind its title and its buttons; on a desk a window of the lens's own
 * shape. What is outside the frame is dimmed, so that what stands on it can be read before a white wall.
 */
export function Viewfinder({ video, onLoadedData, frame, label, photo }: ViewfinderProps) {
  return (
    <div className="relative flex-none overflow-hidden rounded-card max-md:static max-md:min-h-32 max-md:flex-1 max-md:overflow-visible max-md:rounded-none md:aspect-4/3">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        onLoadedData={onLoadedData}
        aria-label={label}
        // As in a mirror, which is how people know their own face; the photograph itself is not turned.
        className={`absolute inset-0 size-full object-cover ${frame === 'face' ? '-scale-x-100' : ''}`}
      />
      {photo !== undefined && (
        <img src={photo} alt={label} className="absolute inset-0 size-full bg-(--aro-900) object-contain" />
      )}
      {photo === undefined && (
        <div aria-hidden="true" className="absolute inset-0 grid place-items-center max-md:relative max-md:h-full">
          <i
            className={`border-2 border-white/90 shadow-[0_0_0_1999px_rgb(7_16_35/62%)] ${frame === 'face' ? 'aspect-3/4 h-[min(92%,108vw)] rounded-[50%]' : 'aspect-[1.586] w-full rounded-2xl md:w-[82%]'}`}
          />
        </div>
      )}
    </div>
  );
}
