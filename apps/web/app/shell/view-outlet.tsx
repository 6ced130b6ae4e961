import { loadTexts, useMessages } from '@wura/browser/messages';
import type { View } from '@wura/browser/views';
import { Later } from '@wura/ui/later';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { shellMessages } from '../messages.ts';
import { views } from '../views.ts';

const screens = new Map(views.map(view => [view.id, screenOf(view)]));

interface Fetched {
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly element: ReactNode;
}

/** One that has been fetched is drawn at once; to wait for it, were it for a moment, would have its place drawn first. */
function screenOf(view: View): Fetched {
  let fetched: ComponentType | undefined;
  const load = async () => {
    const loaded = await withTexts(view.load());
    fetched = loaded.default;
    return loaded;
  };
  const Awaited = lazy(load);
  function Screen() {
    const [Shown] = useState(() => fetched ?? Awaited);
    return <Shown />;
  }
  return { load, element: <Screen key={view.id} /> };
}

/** What a screen says arrives with it: no customer sees it in English first. */
async function withTexts<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading;
  await loadTexts();
  return loaded;
}

/** Brings what draws a view, so that it is there when it is opened. */
export async function fetchView(view: View): Promise<void> {
  await screens.get(view.id)?.load();
}

export function ViewOutlet({ view }: { view: View }) {
  const [search] = useSearchParams();
  const isOpened = useNavigationType() === NavigationType.Pop;
  const shape = <ViewSkeleton FirstSight={view.FirstSight} />;
  return (
    <Suspense fallback={shape}>
      {/* Who arrives from the sign-in sees the frame of the application first; a page that was opened has it from its file. */}
      <Later instead={shape} isNow={isOpened || hasArrived} onDrawn={arrive}>
        {screens.get(view.id)?.element}
        <HeadingFocus
          key={`heading of ${view.id}`}
          place={`${view.id} ${search.get('step') ?? ''}`}
          isOpened={isOpened}
        />
      </Later>
    </Suspense>
  );
}

let hasArrived = false;

function arrive(): void {
  hasArrived = true;
}

/** What the last heading said; nothing before the first. */
let lastHeading: string | undefined;

/**
 * After each change of view or step, once the screen is really there, focus goes to its heading. A step that keeps the
 * heading, such as a dialog over the form, looks after focus itself: only what took focus with it as it went leaves it to the
 * heading. In a page that was opened the browser's own focus is left where it is.
 */
function HeadingFocus({ place, isOpened }: { place: string; isOpened: boolean }) {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1, header h1');
    const text = heading?.textContent ?? '';
    const isNew = lastHeading === undefined ? !isOpened : lastHeading !== text;
    const isLost = lastHeading !== undefined && document.activeElement === document.body;
    if (heading && (isNew || isLost)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      if (isNew) scrollTo(0, 0);
    }
    lastHeading = text;
    // eslint-disable-next-line react/exhaustive-deps -- how the first was come by does not change
  }, [place]);
  return null;
}

function ViewSkeleton({ FirstSight }: Pick<View, 'FirstSight'>) {
  const words = useMessages(shellMessages);
  if (useNarrow() && FirstSight) {
    return (
      <Loading text={words.loadingView} className="flex grow flex-col">
        <FirstSight />
      </Loading>
    );
  }
  return (
    <Loading text={words.loadingView} className="px-5 pt-6 md:px-0 md:pt-0">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-6 h-44 rounded-card!" />
    </Loading>
  );
}
