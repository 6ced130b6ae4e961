/** The reader has asked for as little motion as there can be. */
export function isStillWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Once, when some of it is in sight. */
export const whenSeen = (element: Element, then: () => void) => whenWithin(element, 0, then);

/** Once, when it is about to come into sight. */
export const whenNear = (element: Element, then: () => void) => whenWithin(element, 400, then);

function whenWithin(element: Element, marginPx: number, then: () => void): void {
  const eye = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      eye.disconnect();
      then();
    },
    { rootMargin: `${marginPx}px` },
  );
  eye.observe(element);
}
