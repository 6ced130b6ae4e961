import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { fetchFile } from '@wura/browser/download';
import { IconButton } from '@wura/ui/icon-button';
import { Skeleton } from '@wura/ui/skeleton';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Failed } from './page.tsx';
import { useSelf } from './self.ts';

const zooms = [1, 1.5, 2, 3, 4] as const;

/** A picture that a customer sent, under the name of the operator who looks at it. */
export function CustomerPicture({ name, url }: { name: string; url: string }) {
  const self = useSelf()!;
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const picture = usePicture(url);
  const scale = zooms[zoom]!;
  return (
    <figure>
      <figcaption className="flex items-center justify-between">
        <span className="text-small font-medium">{name}</span>
        <span className="flex">
          <IconButton
            label={`Smaller, ${name}`}
            icon={<ZoomOut />}
            aria-disabled={zoom === 0 || undefined}
            onClick={() => setZoom(Math.max(0, zoom - 1))}
          />
          <IconButton
            label={`Larger, ${name}`}
            icon={<ZoomIn />}
            aria-disabled={zoom === zooms.length - 1 || undefined}
            onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
          />
          <IconButton label={`Turn, ${name}`} icon={<RotateCw />} onClick={() => setTurns(turns + 1)} />
        </span>
      </figcaption>
      {picture.error ? (
        <Failed error={picture.error} again={picture.again} />
      ) : (
        <div
          role="region"
          aria-label={name}
          tabIndex={0}
          className="relative h-[320px] overflow-auto rounded-control bg-sunken md:h-[380px]"
        >
          {picture.url ? (
            <img
              src={picture.url}
              alt={`${name}, as it was sent`}
              draggable={false}
              className="mx-auto block h-full max-w-none object-contain"
              style={{ width: `${scale * 100}%`, height: `${scale * 100}%`, rotate: `${turns * 90}deg` }}
            />
          ) : (
            <Skeleton className="size-full" />
          )}
          <Watermark text={`${self.name} ${self.email}`} />
        </div>
      )}
    </figure>
  );
}

/** Whose screen a photograph of it was taken of. */
function Watermark({ text }: { text: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none sticky inset-0 -mt-[380px] flex h-[380px] flex-col justify-around overflow-hidden select-none"
    >
      {Array.from({ length: 5 }, (_, at) => (
        <span
          key={at}
          className="-rotate-12 text-center text-small font-strong whitespace-nowrap text-white opacity-55 mix-blend-difference"
        >
          {text}
        </span>
      ))}
    </div>
  );
}

const pictureAt = (address: string) =>
  queryOptions({
    queryKey: ['document', address],
    queryFn: () => fetchFile(address),
    // Each look is written down, so that one is taken once and not at every glance at the window.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Whether all of these have come: who decides on pictures has seen them. */
export function useArePicturesShown(addresses: readonly string[]): boolean {
  return useQueries({
    queries: addresses.map(pictureAt),
    combine: pictures => pictures.every(({ data }) => data !== undefined),
  });
}

/** Fetched with the token, and shown from memory; the address of the picture ends with the screen. */
function usePicture(address: string) {
  const [url, setUrl] = useState<string>();
  const file = useQuery(pictureAt(address));
  const { data } = file;
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, error: file.error, again: () => void file.refetch() };
}
