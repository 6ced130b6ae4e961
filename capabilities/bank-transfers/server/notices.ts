import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

interface Facts {
  amount: Money;
  name: string;
  bank: string;
}

const toHistory = () => '/wallet';

export const transferArrived = defineNotice<Facts>({
  name: 'bank_transfer_completed',
  topic: 'money',
  isMailed: true,
  link: toHistory,
  words: {
    en: ({ amount, name, bank }, spell) => ({
      title: `${spell(amount)} sent to ${name}`,
      text: `Your transfer of ${spell(amount)} to ${name} at ${bank} is complete.`,
    }),
    pcm: ({ amount, name, bank }, spell) => ({
      title: `${spell(amount)} don go to ${name}`,
      text: `Your transfer of ${spell(amount)} to ${name} for ${bank} don complete.`,
    }),
    fr: ({ amount, name, bank }, spell) => ({
      title: `${spell(amount)} envoyés à ${name}`,
      text: `Votre virement de ${spell(amount)} à ${name}, chez ${bank}, est effectué.`,
    }),
    es: ({ amount, name, bank }, spell) => ({
      title: `${spell(amount)} enviados a ${name}`,
      text: `Su transferencia de ${spell(amount)} a ${name}, en ${bank}, se ha completado.`,
    }),
  },
});

export const transferReturned = defineNotice<Facts>({
  name: 'bank_transfer_returned',
  topic: 'money',
  isMailed: true,
  link: toHistory,
  words: {
    en: ({ amount, name, bank }, spell) => ({
      title: `Your transfer to ${name} did not go through`,
      text: `Your transfer of ${spell(amount)} to ${name} at ${bank} was not carried out. Everything you paid, fees included, is back in your wallet.`,
    }),
    pcm: ({ amount, name, bank }, spell) => ({
      title: `Your transfer to ${name} no go through`,
      text: `Your transfer of ${spell(amount)} to ${name} for ${bank} no happen. Everything wey you pay, with charges, don dey back for your wallet.`,
    }),
    fr: ({ amount, name, bank }, spell) => ({
      title: `Votre virement à ${name} n’a pas abouti`,
      text: `Votre virement de ${spell(amount)} à ${name}, chez ${bank}, n’a pas été exécuté. Tout ce que vous avez payé, frais compris, est revenu dans votre portefeuille.`,
    }),
    es: ({ amount, name, bank }, spell) => ({
      title: `Su transferencia a ${name} no se realizó`,
      text: `Su transferencia de ${spell(amount)} a ${name}, en ${bank}, no se llevó a cabo. Todo lo que pagó, comisiones incluidas, está de nuevo en su billetera.`,
    }),
  },
});
