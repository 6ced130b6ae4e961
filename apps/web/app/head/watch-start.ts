import { preferredLanguage } from '@wura/browser/language';
import { reloadOnce } from '../reload-once.ts';
import { isMissingPart } from '../shell/missing-part.ts';
import { notStarted } from './hold-early-presses.ts';
import { startWords } from './start-words.ts';

const patienceMs = 10_000;

/**
 * A file that the application starts with can be lost on a bad network, or be gone with its build, and the browser asks for
 * none of them again: the page would stay empty, or hold back every press for good. So it is loaded anew, once; and a
 * customer who waits for longer than ten seconds, or in vain, is told so in words.
 */
export function watchStart(): void {
  // What an inline script imports fails in its name, and what that asks for later fails in nobody's.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && startAgain(), true);
  addEventListener('unhandledrejection', ({ reason }) => isMissingPart(reason) && startAgain());
  setTimeout(explain, patienceMs);
}

/** A page for everybody is whole without its scripts. */
const isStarting = () => '__reactRouterContext' in window && !window.wuraHasStarted;

function startAgain(): void {
  if (isStarting() && !(navigator.onLine && reloadOnce(Date.now()))) explain();
}

function explain(): void {
  if (!isStarting() || document.getElementById(notStarted)) return;
  const { text, tryAgain } = startWords[preferredLanguage()];
  const line = document.createElement('div');
  line.id = notStarted;
  line.role = 'alert';
  line.className =
    'fixed inset-x-4 bottom-4 z-70 mx-auto flex max-w-[480px] flex-wrap items-center gap-x-4 rounded-control bg-(--toast) px-4 py-2 text-note font-medium text-(--on-toast) shadow-3';
  const button = document.createElement('button');
  button.textContent = tryAgain;
  button.className = 'min-h-11 underline';
  button.addEventListener('click', () => location.reload());
  line.append(text, button);
  document.body.append(line);
  addEventListener('online', () => isStarting() && location.reload());
}
