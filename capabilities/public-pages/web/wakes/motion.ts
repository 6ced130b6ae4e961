/** The reader has asked for as little motion as there can be. */
export function isStillWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Once, when some of it is in sight. */
export function whenSeen(element: Element, then: () => void): void {
  const eye = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    eye.disconnect();
    then();
  });
  eye.observe(element);
}
