import { catalogue, translated } from '@wura/browser/messages';

export const currencyFactMessages = catalogue({
  title: 'What this wallet can do',
  holdAndSend: 'Hold money, and send it to other customers at once.',
  naira: 'Add money by card or bank transfer, send it to any bank, and pay bills.',
  convert: 'Convert to and from your other wallets.',
  card: 'Pay for virtual cards.',
  chain: 'Receive and send on the TRON network.',
  free: 'Opening it, keeping it and transfers to customers are free.',
  fee: (amount: string, fee: string) => `Converting ${amount} costs ${fee}, tax included.`,
  limit: (amount: string) => `All wallets together may send ${amount} a day, at the rate of the moment.`,
});

translated(
  { currencyFactMessages },
  {
    fr: () => import('./currency-fact-messages.fr.ts'),
    es: () => import('./currency-fact-messages.es.ts'),
    pcm: () => import('./currency-fact-messages.pcm.ts'),
    ha: () => import('./currency-fact-messages.ha.ts'),
    yo: () => import('./currency-fact-messages.yo.ts'),
    ig: () => import('./currency-fact-messages.ig.ts'),
  },
);
