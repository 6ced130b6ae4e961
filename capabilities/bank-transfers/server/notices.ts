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
    ha: ({ amount, name, bank }, spell) => ({
      title: `An tura ${spell(amount)} zuwa ga ${name}`,
      text: `An kammala tura ${spell(amount)} zuwa ga ${name} a ${bank}.`,
    }),
    yo: ({ amount, name, bank }, spell) => ({
      title: `A ti fi ${spell(amount)} ránṣẹ́ sí ${name}`,
      text: `Ìfiránṣẹ́ ${spell(amount)} sí ${name} ní ${bank} ti parí.`,
    }),
    ig: ({ amount, name, bank }, spell) => ({
      title: `Ezigarala ${name} ${spell(amount)}`,
      text: `Mbufe ${spell(amount)} gị nye ${name} na ${bank} emezuola.`,
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
    ha: ({ amount, name, bank }, spell) => ({
      title: `Turawar ku zuwa ga ${name} ba ta yi ba`,
      text: `Ba a aiwatar da tura ${spell(amount)} zuwa ga ${name} a ${bank} ba. Duk abin da kuka biya, har da caji, ya koma walet ɗinku.`,
    }),
    yo: ({ amount, name, bank }, spell) => ({
      title: `Ìfiránṣẹ́ rẹ sí ${name} kò lọ`,
      text: `Ìfiránṣẹ́ ${spell(amount)} sí ${name} ní ${bank} kò wáyé. Gbogbo ohun tí o san, pẹ̀lú owó iṣẹ́, ti padà sínú àpamọ́wọ́ rẹ.`,
    }),
    ig: ({ amount, name, bank }, spell) => ({
      title: `Mbufe gị nye ${name} emeghị`,
      text: `Emezughị mbufe ${spell(amount)} gị nye ${name} na ${bank}. Ihe niile ị kwụrụ, tinyere ego ọrụ, alaghachila n’akpa ego gị.`,
    }),
  },
});
