import { useMessages } from '@wura/browser/messages';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageButton } from '../parts/page-link.tsx';
import { tourMessages } from './about-messages.ts';
import { BillScene, ReturnScene, ReviewScene, SendScene, WalletsScene } from './tour-scenes.tsx';

const scenes: readonly { name: keyof (typeof tourMessages)['en']['scenes']; picture: ReactNode }[] = [
  { name: 'wallets', picture: <WalletsScene /> },
  { name: 'send', picture: <SendScene /> },
  { name: 'review', picture: <ReviewScene /> },
  { name: 'failed', picture: <ReturnScene /> },
  { name: 'bills', picture: <BillScene /> },
];

/** What 'Watch Demo' opens: five drawn scenes with captions, which go on by themselves until the visitor takes over. */
export function Tour() {
  const words = useMessages(tourMessages);
  const count = String(scenes.length);
  return (
    <dialog id="tour" data-island="tour" aria-labelledby="tour-title" className="dialog tour">
      <div className="flex flex-none items-center gap-3 px-5 pt-3 md:px-7 md:pt-5">
        <h2 id="tour-title" tabIndex={-1} className="text-t3">
          {words.title}
        </h2>
        <button type="button" data-closes aria-label={words.close} className="icon-btn -mr-2 ml-auto">
          <X />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-5 pt-2 pb-5 md:px-7 md:pb-7">
        <ol data-part="scenes" aria-live="off">
          {scenes.map(({ name, picture }, at) => (
            <li key={name} hidden={at !== 0} className="tour-scene">
              <div aria-hidden="true" className="tour-stage on-cloth cloth-ngn bg-cloth-ngn text-on-cloth">
                {picture}
              </div>
              <p className="mt-5 text-small text-ink-3">{words.step(String(at + 1), count)}</p>
              <h3 className="mt-1 text-t2">{words.scenes[name].title}</h3>
              <p className="mt-2 min-h-[4.5em] text-lead text-ink-2 sm:min-h-[3em]">{words.scenes[name].caption}</p>
            </li>
          ))}
        </ol>
        <div data-part="progress" aria-hidden="true" className="tour-progress">
          {scenes.map(({ name }) => (
            <i key={name} />
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <button type="button" data-part="back" aria-label={words.back} className="icon-btn">
            <ChevronLeft />
          </button>
          <button type="button" data-part="play" aria-pressed={false} className="btn btn-line btn-44">
            <span className="when-playing">
              <Pause />
              {words.pause}
            </span>
            <span className="when-paused">
              <Play />
              {words.play}
            </span>
          </button>
          <button type="button" data-part="next" aria-label={words.next} className="icon-btn">
            <ChevronRight />
          </button>
          <PageButton to="/register" size={44} className="ml-auto">
            {words.start}
          </PageButton>
        </div>
      </div>
    </dialog>
  );
}
