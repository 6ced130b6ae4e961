import { defineNotice } from '@wura/notices/server/kinds';

interface Facts {
  /** As people read it: "₦5,000.00". */
  amount: string;
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
    en: ({ amount, name }) => ({
      title: `${amount} from ${name}`,
      text: `${name} sent you ${amount}. It is in your wallet.`,
    }),
    fr: ({ amount, name }) => ({
      title: `${amount} de ${name}`,
      text: `${name} vous a envoyé ${amount}. L’argent est dans votre portefeuille.`,
    }),
    es: ({ amount, name }) => ({
      title: `${amount} de ${name}`,
      text: `${name} le envió ${amount}. El dinero está en su billetera.`,
    }),
  },
});

export const transferSent = defineNotice<Facts>({
  name: 'transfer_sent',
  topic: 'money',
  isMailed: true,
  link: toHistory,
  words: {
    en: ({ amount, name }) => ({
      title: `${amount} sent to ${name}`,
      text: `Your transfer of ${amount} to ${name} is complete.`,
    }),
    fr: ({ amount, name }) => ({
      title: `${amount} envoyés à ${name}`,
      text: `Votre transfert de ${amount} à ${name} est effectué.`,
    }),
    es: ({ amount, name }) => ({
      title: `${amount} enviados a ${name}`,
      text: `Su transferencia de ${amount} a ${name} se ha completado.`,
    }),
  },
});
