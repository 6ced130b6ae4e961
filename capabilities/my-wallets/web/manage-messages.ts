import { catalogue, translated } from '@wura/browser/messages';

export const manageMessages = catalogue({
  lead: 'The order, favourites and what is hidden are kept with your account, on every device.',
  hidden: 'Hidden',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
  favourite: (name: string) => `${name} is a favourite`,
  hide: (name: string) => `Hide ${name}`,
  show: (name: string) => `Show ${name}`,
  closeWallet: (name: string) => `Close ${name}`,
  closed: (name: string) => `${name} wallet closed. Add the currency to open it again.`,
  failed: 'This did not work. Nothing has changed. Please try again.',
});

translated(
  { manageMessages },
  {
    fr: () => import('./manage-messages.fr.ts'),
    es: () => import('./manage-messages.es.ts'),
    pcm: () => import('./manage-messages.pcm.ts'),
    ha: () => import('./manage-messages.ha.ts'),
    yo: () => import('./manage-messages.yo.ts'),
    ig: () => import('./manage-messages.ig.ts'),
  },
);
