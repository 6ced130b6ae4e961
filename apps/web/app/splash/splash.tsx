import { useMessages } from '@wura/browser/messages';
import { Cloth } from '@wura/ui/cloth';
import { headerMotifs } from '@wura/ui/cloth-of';
import { Mark } from '@wura/ui/mark';
import { useEffect, useState } from 'react';
import { splashMessages } from './messages.ts';

const stepMs = 800;
const holdMs = 1000;
const exitMs = 500;

/**
 * The mark on cloth, and four lines one after the other. It only lies over the page, which is in use underneath: a
 * customer who listens to a page rather than looking at it is not kept waiting, and a press of any key is for the page
 * again.
 */
export function Splash({ onGone }: { onGone: () => void }) {
  const words = useMessages(splashMessages);
  const lines = [words.hold, words.send, words.cost, words.know];
  const { step, isLeaving, leave } = useSteps({ count: lines.length, onGone });

  // The lines are smaller than the heading of any page, whose words are what a visit is measured by.
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- any
    // key does the same
    <div
      aria-hidden="true"
      data-splash={step}
      // A click and not its beginning: its end would reach what lies underneath.
      onClick={leave}
      className={`on-cloth cloth-ngn fixed inset-0 z-(--z-splash) flex touch-none flex-col justify-end overflow-hidden pb-[24dvh] bg-cloth-ngn px-8 text-on-cloth transition-opacity duration-500 md:hidden ${isLeaving ? 'pointer-events-none opacity-0' : ''}`}
    >
      <Cloth
        cellPx={112}
        marginPx={18}
        columns={4}
        motifs={headerMotifs}
        className="cloth top-0 -right-7 opacity-40! [mask-image:linear-gradient(180deg,#000_12%,transparent_78%)]!"
      />
      <Mark sizePx={72} className="relative mb-8" />
      {lines.map((line, at) => (
        <p
          key={line}
          className={`relative text-t2 leading-[1.4] font-display transition duration-(--d-slow) ease-out [font-stretch:112%] ${at < step ? '' : 'translate-y-3 opacity-0'}`}
        >
          {line}
        </p>
      ))}
      <p className="absolute inset-x-0 bottom-[calc(24px+env(safe-area-inset-bottom))] text-center text-small text-on-cloth-2">
        {words.skip}
      </p>
    </div>
  );
}

/** One line more every 800 ms, then all of them for a second, and away. Where motion is unwelcome all of them at once. */
function useSteps({ count, onGone }: { count: number; onGone: () => void }) {
  const [isStatic] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [step, setStep] = useState(isStatic ? count : 1);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);

  useEffect(() => {
    const isLast = step === count;
    const timer = setTimeout(isLast ? leave : () => setStep(step + 1), stepMs + (isLast ? holdMs : 0));
    return () => clearTimeout(timer);
  }, [step, count]);

  useEffect(() => {
    // A key that presses or closes something is not meant for what cannot be seen, unless it is pressed in a field: only a
    // customer who listens to the page has come to stand in one. Any other key goes on to the page.
    const press = (event: KeyboardEvent) => {
      const isForPage = (event.target as Element).matches('input, textarea');
      if (!isForPage && ['Enter', ' ', 'Escape'].includes(event.key)) event.preventDefault();
      leave();
    };
    if (!isLeaving) {
      addEventListener('keydown', press, true);
      return () => removeEventListener('keydown', press, true);
    }
    const timer = setTimeout(onGone, exitMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react/exhaustive-deps -- who is told does not begin the exit anew
  }, [isLeaving]);

  return { step, isLeaving, leave };
}
