import { isFirstLaunch, noteLaunch } from '@wura/browser/first-launch';
import { loadTexts } from '@wura/browser/messages';
import { useNarrow } from '@wura/ui/use-narrow';
import { useEffect, useState, type ComponentType } from 'react';

type Splash = ComponentType<{ onGone: () => void }>;

/**
 * The intro of the first launch on a phone. The page is drawn first and stands ready underneath; the intro is loaded
 * after that, and by no customer who has seen it.
 */
export function SplashOnce() {
  const isNarrow = useNarrow();
  const [Splash, setSplash] = useState<Splash>();

  useEffect(() => {
    if (!isNarrow || !isFirstLaunch()) return;
    // Not drawn with Suspense, which may hold back what arrives soon after something else did.
    void loadSplash().then(
      loaded => {
        noteLaunch();
        if (!isInUse()) setSplash(() => loaded);
      },
      // Without it nothing is missing.
      () => undefined,
    );
  }, [isNarrow]);

  return Splash && isNarrow && <Splash onGone={() => setSplash(undefined)} />;
}

/** A customer who has begun to type or press while the intro was loading is past needing one, and would lose the page. */
const isInUse = () => document.activeElement?.matches('a, button, input, select, textarea') === true;

/** Its words come with it: no customer sees them in English first. */
async function loadSplash(): Promise<Splash> {
  const { Splash } = await import('./splash.tsx');
  await loadTexts();
  return Splash;
}
