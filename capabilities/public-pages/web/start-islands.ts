import { carousel } from './islands/carousel.ts';
import { countUp } from './islands/count-up.ts';
import { exchangeCard } from './islands/exchange.ts';
import { fees } from './islands/fees.ts';
import { figures } from './islands/figures.ts';
import { priceForm } from './islands/price.ts';
import { questions } from './islands/questions.ts';
import { ratesBoard } from './islands/rates.ts';
import { service } from './islands/service.ts';
import { showCountry } from './islands/show-country.ts';
import { whenNear } from './islands/motion.ts';
import { tour } from './islands/tour.ts';

type Start = (element: HTMLElement) => void | Promise<void>;

/** What `data-island` may name. */
const islands: Readonly<Record<string, Start>> = {
  'count-up': countUp,
  'show-country': showCountry,
  carousel,
  exchange: exchangeCard,
  fees,
  price: priceForm,
  // Of one page alone, so that no other loads it.
  proof: async page => (await import('./islands/proof.ts')).proof(page),
  questions,
  rates: ratesBoard,
  service,
  tour,
};

/** What is far down a long page and has work to do has time until the visitor comes near it. */
const laterOnes = new Set(['carousel', 'rates', 'service']);

/** What is done once a static page has been read: starts whatever moves on it. */
export function startIslands({ isNotFound }: { isNotFound: boolean }): void {
  void startInTurn([...document.querySelectorAll<HTMLElement>('[data-island]')]);
  if (isNotFound) sayNotFound();

  // The customer signed in or out in another tab: the page is another one now.
  addEventListener('storage', event => {
    if (event.key === 'token' || event.key === null) location.reload();
  });
}

/** One task for each, so that together they do not keep a slow phone from drawing or from answering a touch. */
async function startInTurn(elements: readonly HTMLElement[]): Promise<void> {
  for (const element of elements) {
    await nextTask();
    const start = () => void islands[element.dataset.island!]?.(element);
    if (laterOnes.has(element.dataset.island!)) whenNear(element, start);
    else start();
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
