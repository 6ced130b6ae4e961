import { carousel } from './wakes/carousel.ts';
import { countUp } from './wakes/count-up.ts';
import { exchangeCard } from './wakes/exchange.ts';
import { fees } from './wakes/fees.ts';
import { figures } from './wakes/figures.ts';
import { priceForm } from './wakes/price.ts';
import { questions } from './wakes/questions.ts';
import { ratesBoard } from './wakes/rates.ts';
import { service } from './wakes/service.ts';
import { showCountry } from './wakes/show-country.ts';
import { whenNear } from './wakes/motion.ts';
import { tour } from './wakes/tour.ts';

type Wake = (element: HTMLElement) => void | Promise<void>;

/** What `data-wake` may name. */
const wakes: Readonly<Record<string, Wake>> = {
  'count-up': countUp,
  'show-country': showCountry,
  carousel,
  exchange: exchangeCard,
  fees,
  price: priceForm,
  questions,
  rates: ratesBoard,
  service,
  tour,
};

/** What is far down a long page and has work to do has time until somebody comes near it. */
const laterOnes = new Set(['carousel', 'rates', 'service']);

/** What is done once a still page has been read: wakes whatever moves on it. */
export function wakePage({ isNotFound }: { isNotFound: boolean }): void {
  void wakeInTurn([...document.querySelectorAll<HTMLElement>('[data-wake]')]);
  if (isNotFound) sayNotFound();

  // Somebody signed in or out in another tab: the page is another one now.
  addEventListener('storage', event => {
    if (event.key === 'token' || event.key === null) location.reload();
  });
}

/** One task for each, so that together they do not keep a slow phone from drawing or from answering a touch. */
async function wakeInTurn(elements: readonly HTMLElement[]): Promise<void> {
  for (const element of elements) {
    await nextTask();
    const wake = () => void wakes[element.dataset.wake!]?.(element);
    if (laterOnes.has(element.dataset.wake!)) whenNear(element, wake);
    else wake();
  }
  await nextTask();
  await figures();
}

function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

function sayNotFound(): void {
  const notice = document.querySelector<HTMLElement>('[data-not-found]');
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('[data-dismiss]')?.addEventListener('click', () => (notice.hidden = true));
}
