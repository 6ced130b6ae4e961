import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import type { ReplyOf } from '@wura/wire';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Skeleton } from '@wura/ui/skeleton';
import { useCamera } from '@wura/ui/use-camera';
import { Viewfinder } from '@wura/ui/viewfinder';
import { useEffect, useRef, useState } from 'react';
import type { routes } from '../contract.ts';
import { frameBytesMax, frameFields } from '../rules.ts';
import { beginFaceCheck, finishFaceCheck } from './calls.ts';
import { faceMessages } from './face-messages.ts';
import { prepareImage } from './prepare-image.ts';

type Begun = ReplyOf<typeof routes.beginFaceCheck>;
type Ended = ReplyOf<typeof routes.finishFaceCheck>['status'];

/** Pictures over a slow network, and a provider that looks at each of them. */
const sendTimeoutMs = 45_000;

type FaceDialogProps = { onClose: () => void; onEnd: (status: Ended) => void };

/** One request after the other, and one picture of each: nothing is on the clock, because not every customer is quick. */
export default function FaceDialog({ onClose, onEnd }: FaceDialogProps) {
  const words = useMessages(faceMessages);
  return (
    <Dialog look="camera" isOpen onClose={onClose} title={words.title} closeLabel={words.close}>
      <Finder onClose={onClose} onEnd={onEnd} />
    </Dialog>
  );
}

function Finder({ onClose, onEnd }: FaceDialogProps) {
  const words = useMessages(faceMessages);
  const { video, state, onLoadedData, take } = useCamera('user');
  const [begun, setBegun] = useState<Begun>();
  const [failure, setFailure] = useState<unknown>();
  const [frames, setFrames] = useState<readonly Blob[]>([]);
  const [isBusy, setBusy] = useState(false);
  const hasAsked = useRef(false);
  const challenge = begun?.challenges[frames.length];
  const count = begun?.challenges.length ?? 0;

  useEffect(() => {
    // The provider is asked once there is a picture: without a camera its session would be paid for in vain.
    if (state !== 'live' || hasAsked.current) return;
    hasAsked.current = true;
    call(beginFaceCheck, {}).then(setBegun, setFailure);
  }, [state]);
  useEffect(() => {
    if (challenge) announce(words.challenges[challenge]);
  }, [challenge, words]);

  async function shoot() {
    if (isBusy || !begun || state !== 'live') return;
    setBusy(true);
    try {
      const taken = await take();
      const frame = taken && taken.size > frameBytesMax ? await prepareImage(taken) : taken;
      if (!frame) return;
      const all = [...frames, frame];
      setFrames(all);
      if (all.length === begun.challenges.length) await send(begun.id, all);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  async function send(id: string, all: readonly Blob[]) {
    const files = Object.fromEntries(all.map((blob, at) => [frameFields[at]!, blob]));
    const { status } = await call(finishFaceCheck, { params: { id }, body: {}, files, timeoutMs: sendTimeoutMs });
    onEnd(status);
  }

  if (state === 'denied' || failure !== undefined) {
    return (
      <>
        <Banner tone="bad" title={state === 'denied' ? words.denied : refusalText(failure, { fallback: words.failed })}>
          <p>{words.otherWay}</p>
        </Banner>
        <Button className="mt-4" data-autofocus="" onClick={onClose}>
          {words.close}
        </Button>
      </>
    );
  }
  return (
    <>
      <Viewfinder {...{ video, onLoadedData }} frame="face" label={words.title} />
      <div className="relative z-10 flex-none">
        {challenge ? (
          <p className="mt-4 text-center text-t3">{words.challenges[challenge]}</p>
        ) : (
          <Skeleton className="mx-auto mt-4 h-7 w-48" />
        )}
        <p className="mt-1 text-center text-small text-on-cloth-2">
          {count === 0 ? words.waiting : words.step(Math.min(frames.length + 1, count), count)}
        </p>
        <Button
          className="mt-4"
          isWide
          isDisabled={state !== 'live' || !begun}
          isLoading={isBusy}
          loadingLabel={words.sending}
          onClick={() => void shoot()}
        >
          {words.shoot}
        </Button>
        <p className="mt-3 text-small text-on-cloth-2">{words.kept}</p>
      </div>
    </>
  );
}
