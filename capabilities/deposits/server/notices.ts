import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

interface Facts {
  amount: Money;
  reference: string;
}

export const depositCredited = defineNotice<Facts>({
  name: 'deposit_credited',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet',
  words: {
    en: ({ amount }, spell) => ({
      title: `${spell(amount)} has arrived`,
      text: `${spell(amount)} is in your naira wallet.`,
    }),
    fr: ({ amount }, spell) => ({
      title: `${spell(amount)} reçus`,
      text: `${spell(amount)} sont dans votre portefeuille en nairas.`,
    }),
    es: ({ amount }, spell) => ({
      title: `Han llegado ${spell(amount)}`,
      text: `${spell(amount)} están en su billetera en nairas.`,
    }),
  },
});

export const depositInReview = defineNotice<Facts & { caseNumber: string }>({
  name: 'deposit_in_review',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet?view=deposit',
  words: {
    en: ({ reference, caseNumber }) => ({
      title: 'We are looking at your deposit',
      text: `The payment ${reference} arrived differently from what was asked for, so a person decides. Your case is ${caseNumber}.`,
    }),
    fr: ({ reference, caseNumber }) => ({
      title: 'Nous examinons votre dépôt',
      text: `Le paiement ${reference} n’est pas arrivé tel qu’il avait été demandé ; une personne va en décider. Votre dossier porte le numéro ${caseNumber}.`,
    }),
    es: ({ reference, caseNumber }) => ({
      title: 'Estamos revisando su depósito',
      text: `El pago ${reference} no llegó tal como se pidió, así que lo decidirá una persona. Su caso es el ${caseNumber}.`,
    }),
  },
});

export const depositReversed = defineNotice<Facts>({
  name: 'deposit_reversed',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet',
  words: {
    en: ({ amount, reference }, spell) => ({
      title: `Your deposit of ${spell(amount)} was taken back`,
      text: `The payment ${reference} was returned to the card or account it came from.`,
    }),
    fr: ({ amount, reference }, spell) => ({
      title: `Votre dépôt de ${spell(amount)} a été repris`,
      text: `Le paiement ${reference} a été rendu à la carte ou au compte d’origine.`,
    }),
    es: ({ amount, reference }, spell) => ({
      title: `Su depósito de ${spell(amount)} fue devuelto`,
      text: `El pago ${reference} volvió a la tarjeta o a la cuenta de la que salió.`,
    }),
  },
});
