import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Camera {
  /** For the element that shows what the lens sees. */
  video: RefObject<HTMLVideoElement | null>;
  state: 'starting' | 'live' | 'denied';
  onLoadedData: () => void;
  /** What the lens sees this moment, as a JPEG. Nothing while there is no picture yet. */
  take: () => Promise<Blob | null>;
}

/** The quality at which a photograph loses nothing that an examiner would look for. */
const jpegQuality = 0.8;

/** The camera that looks at its holder, or away from them, for as long as what uses it is on the page. */
export function useCamera(facing: 'user' | 'environment'): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'live' | 'denied'>('starting');

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const wish = {
      facingMode: facing,
      width: { ideal: 1280 },
      height: { ideal: 960 },
    };
    // A page that is not served safely has no such thing at all.
    const asking = navigator.mediaDevices?.getUserMedia({ video: wish }) ?? Promise.reject(new Error('no camera'));
    asking.then(
      given => {
        stream = given;
        if (isGone) return stop(given);
        if (video.current) video.current.srcObject = given;
      },
      () => !isGone && setState('denied'),
    );
    return () => {
      isGone = true;
      if (stream) stop(stream);
    };
  }, [facing]);

  return {
    video,
    state,
    // The light beside the lens is on long before there is a picture, and a photograph of nothing is lost.
    onLoadedData: () => setState('live'),
    take: () => (video.current ? pictureOf(video.current) : Promise.resolve(null)),
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  if (canvas.width === 0) return Promise.resolve(null);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
}
