import { defineNotice } from '@wura/notices/server/kinds';
import { toCards, type Sum } from './notices.ts';

// What a customer is told of money between their wallet and a card.

export const cardToppedUp = defineNotice<Sum>({
  name: 'card_topped_up',
  topic: 'money',
  isMailed: false,
  link: toCards,
  words: {
    en: ({ amount, last }, spell) => ({
      title: `${spell(amount)} put on card •${last}`,
      text: `Your top-up of ${spell(amount)} has arrived on the card.`,
    }),
    pcm: ({ amount, last }, spell) => ({
      title: `${spell(amount)} don enter card •${last}`,
      text: `Your top-up of ${spell(amount)} don reach di card.`,
    }),
    fr: ({ amount, last }, spell) => ({
      title: `${spell(amount)} sur la carte •${last}`,
      text: `Votre recharge de ${spell(amount)} est arrivée sur la carte.`,
    }),
    es: ({ amount, last }, spell) => ({
      title: `${spell(amount)} en la tarjeta •${last}`,
      text: `Su recarga de ${spell(amount)} ha llegado a la tarjeta.`,
    }),
    ha: ({ amount, last }, spell) => ({
      title: `An saka ${spell(amount)} a kati •${last}`,
      text: `${spell(amount)} da kuka ƙara ya isa katin.`,
    }),
    yo: ({ amount, last }, spell) => ({
      title: `A ti fi ${spell(amount)} sórí káàdì •${last}`,
      text: `${spell(amount)} tí o fi kún un ti dé orí káàdì.`,
    }),
    ig: ({ amount, last }, spell) => ({
      title: `Etinyere ${spell(amount)} na kaadị •${last}`,
      text: `${spell(amount)} ị tinyere eruola na kaadị ahụ.`,
    }),
  },
});

export const cardTopUpReturned = defineNotice<Sum>({
  name: 'card_top_up_returned',
  topic: 'money',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ amount, last }, spell) => ({
      title: `Card •${last} was not topped up`,
      text: `The card issuer did not take the top-up. ${spell(amount)} is back in your wallet, fees included.`,
    }),
    pcm: ({ amount, last }, spell) => ({
      title: `Card •${last} no top up`,
      text: `Di card issuer no take di top-up. ${spell(amount)} don dey back for your wallet, with charges.`,
    }),
    fr: ({ amount, last }, spell) => ({
      title: `La carte •${last} n’a pas été rechargée`,
      text: `L’émetteur n’a pas accepté la recharge. ${spell(amount)}, frais compris, sont revenus dans votre portefeuille.`,
    }),
    es: ({ amount, last }, spell) => ({
      title: `La tarjeta •${last} no se recargó`,
      text: `El emisor no aceptó la recarga. ${spell(amount)}, comisiones incluidas, están de nuevo en su billetera.`,
    }),
    ha: ({ amount, last }, spell) => ({
      title: `Ba a ƙara kuɗi a kati •${last} ba`,
      text: `Mai ba da kati bai karɓi ƙarin kuɗin ba. ${spell(amount)} ya koma walet ɗinku, har da caji.`,
    }),
    yo: ({ amount, last }, spell) => ({
      title: `A kò fi owó kún káàdì •${last}`,
      text: `Ilé-iṣẹ́ káàdì kò gba owó náà. ${spell(amount)} ti padà sínú àpamọ́wọ́ rẹ, pẹ̀lú owó iṣẹ́.`,
    }),
    ig: ({ amount, last }, spell) => ({
      title: `Etinyeghị ego na kaadị •${last}`,
      text: `Onye na-enye kaadị anabataghị ego ị tinyere. ${spell(amount)} alaghachila n’akpa ego gị, tinyere ego ọrụ.`,
    }),
  },
});

export const cardMoneyBack = defineNotice<Sum>({
  name: 'card_money_back',
  topic: 'money',
  isMailed: false,
  link: () => '/wallet',
  words: {
    en: ({ amount, last }, spell) => ({
      title: `${spell(amount)} back from card •${last}`,
      text: `${spell(amount)} from card •${last} is in your wallet again.`,
    }),
    pcm: ({ amount, last }, spell) => ({
      title: `${spell(amount)} don come back from card •${last}`,
      text: `${spell(amount)} from card •${last} don dey your wallet again.`,
    }),
    fr: ({ amount, last }, spell) => ({
      title: `${spell(amount)} revenus de la carte •${last}`,
      text: `${spell(amount)} de la carte •${last} sont de nouveau dans votre portefeuille.`,
    }),
    es: ({ amount, last }, spell) => ({
      title: `${spell(amount)} devueltos de la tarjeta •${last}`,
      text: `${spell(amount)} de la tarjeta •${last} están de nuevo en su billetera.`,
    }),
    ha: ({ amount, last }, spell) => ({
      title: `${spell(amount)} ya dawo daga kati •${last}`,
      text: `${spell(amount)} daga kati •${last} ya sake shigowa walet ɗinku.`,
    }),
    yo: ({ amount, last }, spell) => ({
      title: `${spell(amount)} padà láti káàdì •${last}`,
      text: `${spell(amount)} láti káàdì •${last} ti padà sínú àpamọ́wọ́ rẹ.`,
    }),
    ig: ({ amount, last }, spell) => ({
      title: `${spell(amount)} si na kaadị •${last} lọghachi`,
      text: `${spell(amount)} si na kaadị •${last} dịzi n’akpa ego gị.`,
    }),
  },
});

export const cardNotToppedUp = defineNotice<Sum & { isCeiling: boolean }>({
  name: 'card_not_topped_up',
  topic: 'money',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ amount, last, isCeiling }, spell) => ({
      title: `Card •${last} was not topped up by itself`,
      text: isCeiling
        ? `It would have passed your ceiling for the month. Raise it, or top up ${spell(amount)} yourself.`
        : `${spell(amount)} could not be taken from your wallet. Add money, and we try again tomorrow.`,
    }),
    pcm: ({ amount, last, isCeiling }, spell) => ({
      title: `Card •${last} no top up by itself`,
      text: isCeiling
        ? `E for pass your ceiling for di month. Increase am, or top up ${spell(amount)} yourself.`
        : `We no fit take ${spell(amount)} from your wallet. Add money, and we go try again tomorrow.`,
    }),
    fr: ({ amount, last, isCeiling }, spell) => ({
      title: `La carte •${last} n’a pas été rechargée automatiquement`,
      text: isCeiling
        ? `Votre plafond du mois aurait été dépassé. Relevez-le, ou rechargez ${spell(amount)} vous-même.`
        : `${spell(amount)} n’ont pas pu être prélevés sur votre portefeuille. Ajoutez de l’argent : nous réessaierons demain.`,
    }),
    es: ({ amount, last, isCeiling }, spell) => ({
      title: `La tarjeta •${last} no se recargó sola`,
      text: isCeiling
        ? `Habría superado su tope del mes. Súbalo o recargue ${spell(amount)} usted.`
        : `No se pudieron tomar ${spell(amount)} de su billetera. Agregue dinero y lo intentamos mañana.`,
    }),
    ha: ({ amount, last, isCeiling }, spell) => ({
      title: `Kati •${last} bai ƙara kuɗi da kansa ba`,
      text: isCeiling
        ? `Da ya wuce mafi yawan da kuka saita na wata. Ku ƙara shi, ko ku ƙara ${spell(amount)} da kanku.`
        : `Ba a iya cire ${spell(amount)} daga walet ɗinku ba. Ku ƙara kuɗi, za mu sake gwadawa gobe.`,
    }),
    yo: ({ amount, last, isCeiling }, spell) => ({
      title: `Owó kò kún káàdì •${last} fúnra rẹ̀`,
      text: isCeiling
        ? `Ì bá ti ju iye tó pọ̀ jù tí o yàn fún oṣù lọ. Gbé e ga, tàbí fi ${spell(amount)} kún un fúnra rẹ.`
        : `A kò lè yọ ${spell(amount)} nínú àpamọ́wọ́ rẹ. Fi owó sí i, a óò tún gbìyànjú lọ́la.`,
    }),
    ig: ({ amount, last, isCeiling }, spell) => ({
      title: `Kaadị •${last} etinyeghị ego n’onwe ya`,
      text: isCeiling
        ? `Ọ gaara akarị oke ọnwa i setịrị. Bulie ya, ma ọ bụ tinye ${spell(amount)} n’onwe gị.`
        : `Enweghị ike iwepụ ${spell(amount)} n’akpa ego gị. Tinye ego, anyị ga-anwa ọzọ echi.`,
    }),
  },
});
