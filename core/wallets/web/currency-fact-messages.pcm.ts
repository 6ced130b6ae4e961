import type { Translations } from '@wura/browser/messages';
import type * as english from './currency-fact-messages.ts';

export default {
  currencyFactMessages: {
    title: 'Wetin dis wallet fit do',
    holdAndSend: 'Keep money, and send am to other customers now now.',
    naira: 'Add money by card or bank transfer, send am to any bank, and pay bills.',
    convert: 'Convert to and from your other wallets.',
    card: 'Pay for virtual cards.',
    chain: 'Receive and send for TRON network.',
    free: 'To open am, keep am and send to customers na free.',
    fee: (amount, fee) => `To convert ${amount} dey cost ${fee}, tax dey inside.`,
    limit: amount => `All wallets together fit send ${amount} for one day, at di rate of dat time.`,
  },
} satisfies Translations<typeof english>;
