import { isStillWanted } from './motion.ts';
import { part } from './read.ts';

/** A dialog of scenes. It goes on by itself until the reader takes over; where motion is unwelcome it waits for them. */
export function tour(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const scenes = [...part(dialog, 'scenes').children] as HTMLElement[];
  const times = [...dialog.querySelectorAll<HTMLElement>('.tour-progress i')];
  const play = part(dialog, 'play') as HTMLButtonElement;
  let now = 0;

  function show(at: number): void {
    now = Math.max(0, Math.min(at, scenes.length - 1));
    scenes.forEach((scene, index) => (scene.hidden = index !== now));
    times.forEach((time, index) => {
      time.toggleAttribute('data-done', index < now);
      time.toggleAttribute('data-now', index === now);
    });
    part(dialog, 'back').ariaDisabled = String(now === 0);
    part(dialog, 'next').ariaDisabled = String(now === scenes.length - 1);
  }

  function setPaused(isPaused: boolean): void {
    dialog.toggleAttribute('data-paused', isPaused);
    play.ariaPressed = String(isPaused);
    // Captions that change by themselves are not read out over the reader's own doings; chosen ones are.
    part(dialog, 'scenes').ariaLive = isPaused ? 'polite' : 'off';
  }

  function turn(to: number): void {
    setPaused(true);
    show(to);
  }

  for (const opener of document.querySelectorAll(`[data-opens="${dialog.id}"]`)) {
    opener.addEventListener('click', () => {
      show(0);
      setPaused(isStillWanted());
      dialog.showModal();
      dialog.querySelector('h2')?.focus();
    });
  }
  dialog.querySelector('[data-closes]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('mousedown', event => event.target === dialog && dialog.close());
  part(dialog, 'back').addEventListener('click', () => turn(now - 1));
  part(dialog, 'next').addEventListener('click', () => turn(now + 1));
  play.addEventListener('click', () => {
    const isPaused = dialog.hasAttribute('data-paused');
    // Played to its end, it begins again.
    if (isPaused && times[now]?.hasAttribute('data-done')) show(0);
    setPaused(!isPaused);
  });
  // The bar under the picture is the clock: when it is full, the next scene comes.
  part(dialog, 'progress').addEventListener('animationend', () => {
    if (now < scenes.length - 1) return show(now + 1);
    times[now]?.toggleAttribute('data-done', true);
    setPaused(true);
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') turn(now + 1);
    if (key === 'ArrowLeft') turn(now - 1);
  });
}
