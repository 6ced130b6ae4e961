import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

interface Facts {
  amount: Money;
  /** The other side. */
  name: string;
}

const toHistory = () => '/wallet';

export const transferReceived = defineNotice<Facts>({
  name: 'transfer_received',
  topic: 'money',
  isMailed: true,
  link: toHistory,
  words: {
    en: ({ amount, name }, spell) => ({
      title: `${spell(amount)} from ${name}`,
      text: `${name} sent you ${spell(amount)}. It is in your wallet.`,
    }),
    fr: ({ amount, name }, spell) => ({
      title: `${spell(amount)} de ${name}`,
      text: `${name} vous a envoyé ${spell(amount)}. L’argent est dans votre portefeuille.`,
    }),
    es: ({ amount, name }, spell) => ({
      title: `${spell(amount)} de ${name}`,
      text: `${name} le envió ${spell(amount)}. El dinero está en su billetera.`,
    }),
  },
});

export const transferSent = defineNotice<Facts>({
  name: 'transfer_sent',
  topic: 'money',
  isMailed: true,
  link: toHistory,
  words: {
    en: ({ amount, name }, spell) => ({
      title: `${spell(amount)} sent to ${name}`,
      text: `Your transfer of ${spell(amount)} to ${name} is complete.`,
    }),
    fr: ({ amount, name }, spell) => ({
      title: `${spell(amount)} envoyés à ${name}`,
      text: `Votre transfert de ${spell(amount)} à ${name} est effectué.`,
    }),
    es: ({ amount, name }, spell) => ({
      title: `${spell(amount)} enviados a ${name}`,
      text: `Su transferencia de ${spell(amount)} a ${name} se ha completado.`,
    }),
  },
});
