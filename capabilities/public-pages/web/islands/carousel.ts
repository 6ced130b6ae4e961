/** CSS lets it pass by and holds it under a pointer or a focus; this adds what CSS cannot know. */
export function carousel(team: HTMLElement): void {
  addSecondRound(team.firstElementChild!);
  team.dataset.running = '';

  const button = document.querySelector<HTMLButtonElement>(`[data-pauses="${team.id}"]`);
  button?.addEventListener('click', () => {
    button.ariaPressed = String(team.toggleAttribute('data-paused'));
  });

  // Nothing moves in a hidden page. What came and went between two frames is told at once, and the last of it is now.
  new IntersectionObserver(told => team.toggleAttribute('data-unseen', !told.at(-1)!.isIntersecting)).observe(team);

  // A card that the keyboard reaches may have passed by, or not be there yet. The round is turned to where it is seen.
  // One that was pressed is where the pointer is, and must not jump away from under it.
  team.addEventListener('focusin', ({ target }) => {
    if (!(target as Element).matches(':focus-visible')) return;
    const [round] = team.firstElementChild!.getAnimations();
    const item = (target as Element).closest('li');
    if (!round || !item) return;
    const roundPx = team.firstElementChild!.scrollWidth / 2;
    const roundMs = Number(round.effect!.getComputedTiming().duration);
    // A little to the right of the edge, unless it is the first.
    const startPx = Math.max(0, item.offsetLeft - 40);
    round.currentTime = (startPx / roundPx) * roundMs;
  });
}

/** The same cards again, so that the end meets the beginning. Reading order and keyboard know only the first ones. */
function addSecondRound(track: Element): void {
  const copies = Array.from(track.children, item => {
    const copy = item.cloneNode(true) as HTMLElement;
    copy.ariaHidden = 'true';
    copy.querySelector('[tabindex]')!.removeAttribute('tabindex');
    return copy;
  });
  track.append(...copies);
}
