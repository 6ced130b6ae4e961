import { defineNotice } from '@wura/notices/server/kinds';

interface Facts {
  /** As people read it: "₦5,000.00". */
  amount: string;
  reference: string;
}

export const depositCredited = defineNotice<Facts>({
  name: 'deposit_credited',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet',
  words: {
    en: ({ amount }) => ({ title: `${amount} has arrived`, text: `${amount} is in your naira wallet.` }),
    fr: ({ amount }) => ({ title: `${amount} reçus`, text: `${amount} sont dans votre portefeuille en nairas.` }),
    es: ({ amount }) => ({ title: `Han llegado ${amount}`, text: `${amount} están en su billetera en nairas.` }),
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
    en: ({ amount, reference }) => ({
      title: `Your deposit of ${amount} was taken back`,
      text: `The payment ${reference} was returned to the card or account it came from.`,
    }),
    fr: ({ amount, reference }) => ({
      title: `Votre dépôt de ${amount} a été repris`,
      text: `Le paiement ${reference} a été rendu à la carte ou au compte d’origine.`,
    }),
    es: ({ amount, reference }) => ({
      title: `Su depósito de ${amount} fue devuelto`,
      text: `El pago ${reference} volvió a la tarjeta o a la cuenta de la que salió.`,
    }),
  },
});
