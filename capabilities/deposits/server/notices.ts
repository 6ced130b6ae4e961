import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

// Past 300 lines because it is a list: every notice of a deposit, each in seven languages.

interface Facts {
  amount: Money;
  reference: string;
}

export const depositCredited = defineNotice<Facts>({
  name: 'deposit_credited',
  about: 'money_in',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet',
  words: {
    en: ({ amount }, spell) => ({
      title: `${spell(amount)} has arrived`,
      text: `${spell(amount)} is in your naira wallet.`,
    }),
    pcm: ({ amount }, spell) => ({
      title: `${spell(amount)} don enter`,
      text: `${spell(amount)} dey your naira wallet.`,
    }),
    fr: ({ amount }, spell) => ({
      title: `${spell(amount)} reçus`,
      text: `${spell(amount)} sont dans votre portefeuille en nairas.`,
    }),
    es: ({ amount }, spell) => ({
      title: `Han llegado ${spell(amount)}`,
      text: `${spell(amount)} están en su billetera en nairas.`,
    }),
    ha: ({ amount }, spell) => ({
      title: `${spell(amount)} ya iso`,
      text: `${spell(amount)} yana walet ɗinku na naira.`,
    }),
    yo: ({ amount }, spell) => ({
      title: `${spell(amount)} ti dé`,
      text: `${spell(amount)} wà nínú àpamọ́wọ́ náírà rẹ.`,
    }),
    ig: ({ amount }, spell) => ({
      title: `${spell(amount)} abatala`,
      text: `${spell(amount)} dị n’akpa ego naira gị.`,
    }),
  },
});

export const depositInReview = defineNotice<Facts & { caseNumber: string }>({
  name: 'deposit_in_review',
  about: 'money_in',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet?view=deposit',
  words: {
    en: ({ reference, caseNumber }) => ({
      title: 'We are looking at your deposit',
      text: `The payment ${reference} arrived differently from what was asked for, so a person decides. Your case is ${caseNumber}.`,
    }),
    pcm: ({ reference, caseNumber }) => ({
      title: 'We dey check your deposit',
      text: `Di payment ${reference} no come as we ask for am, so person go decide. Your case na ${caseNumber}.`,
    }),
    fr: ({ reference, caseNumber }) => ({
      title: 'Nous examinons votre dépôt',
      text: `Le paiement ${reference} n’est pas arrivé tel qu’il avait été demandé ; une personne va en décider. Votre dossier porte le numéro ${caseNumber}.`,
    }),
    es: ({ reference, caseNumber }) => ({
      title: 'Estamos revisando su depósito',
      text: `El pago ${reference} no llegó tal como se pidió, así que lo decidirá una persona. Su caso es el ${caseNumber}.`,
    }),
    ha: ({ reference, caseNumber }) => ({
      title: 'Muna duba kuɗin da kuka saka',
      text: `Biyan ${reference} ya iso daban da abin da aka nema, don haka mutum zai yanke shawara. Lambar ƙorafinku ita ce ${caseNumber}.`,
    }),
    yo: ({ reference, caseNumber }) => ({
      title: 'A ń yẹ ìfowósí rẹ wò',
      text: `Ìsanwó ${reference} dé lọ́nà tó yàtọ̀ sí ohun tí a béèrè, nítorí náà ènìyàn ni yóò pinnu. Nọ́ńbà ẹ̀sùn rẹ ni ${caseNumber}.`,
    }),
    ig: ({ reference, caseNumber }) => ({
      title: 'Anyị na-elele ego ị tinyere',
      text: `Ịkwụ ụgwọ ${reference} bịara n’ụzọ dị iche na nke a rịọrọ, ya mere mmadụ ga-ekpebi. Nọmba mkpesa gị bụ ${caseNumber}.`,
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
    pcm: ({ amount, reference }, spell) => ({
      title: `Dem collect your deposit of ${spell(amount)} back`,
      text: `Di payment ${reference} don return to di card or account wey e come from.`,
    }),
    fr: ({ amount, reference }, spell) => ({
      title: `Votre dépôt de ${spell(amount)} a été repris`,
      text: `Le paiement ${reference} a été rendu à la carte ou au compte d’origine.`,
    }),
    es: ({ amount, reference }, spell) => ({
      title: `Su depósito de ${spell(amount)} fue devuelto`,
      text: `El pago ${reference} volvió a la tarjeta o a la cuenta de la que salió.`,
    }),
    ha: ({ amount, reference }, spell) => ({
      title: `An janye ${spell(amount)} da kuka saka`,
      text: `An mayar da biyan ${reference} zuwa kati ko asusun da ya fito.`,
    }),
    yo: ({ amount, reference }, spell) => ({
      title: `Wọ́n gba ìfowósí rẹ ${spell(amount)} padà`,
      text: `Ìsanwó ${reference} ti padà sórí káàdì tàbí àkáǹtì tó ti wá.`,
    }),
    ig: ({ amount, reference }, spell) => ({
      title: `Eweghachiri ${spell(amount)} ị tinyere`,
      text: `Eweghachiri ịkwụ ụgwọ ${reference} na kaadị ma ọ bụ akaụntụ o si bịa.`,
    }),
  },
});

export const depositReturning = defineNotice<Facts>({
  name: 'deposit_returning',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet?view=deposit',
  words: {
    en: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} is going back to you`,
      text: `We could not credit the payment ${reference}. It goes back to the card or account it came from, which may take some days.`,
    }),
    pcm: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} dey come back to you`,
      text: `We no fit put di payment ${reference} for your wallet. E dey go back to di card or account wey e come from, and e fit take some days.`,
    }),
    fr: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} vous sont rendus`,
      text: `Nous n’avons pas pu créditer le paiement ${reference}. Il retourne à la carte ou au compte d’origine ; cela peut prendre quelques jours.`,
    }),
    es: ({ amount, reference }, spell) => ({
      title: `Le devolvemos ${spell(amount)}`,
      text: `No hemos podido acreditar el pago ${reference}. Vuelve a la tarjeta o a la cuenta de la que salió; puede tardar unos días.`,
    }),
    ha: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} yana komawa gare ku`,
      text: `Ba mu iya saka biyan ${reference} ba. Zai koma kati ko asusun da ya fito, hakan na iya ɗaukar ’yan kwanaki.`,
    }),
    yo: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} ń padà bọ̀ sọ́dọ̀ rẹ`,
      text: `A kò lè gba ìsanwó ${reference} wọlé. Yóò padà sórí káàdì tàbí àkáǹtì tó ti wá, èyí lè gba ọjọ́ díẹ̀.`,
    }),
    ig: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} na-alaghachikwute gị`,
      text: `Anyị enweghị ike itinye ịkwụ ụgwọ ${reference}. Ọ na-alaghachi na kaadị ma ọ bụ akaụntụ o si bịa, nke nwere ike iwe ụbọchị ole na ole.`,
    }),
  },
});

export const depositReturned = defineNotice<Facts>({
  name: 'deposit_returned',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet?view=deposit',
  words: {
    en: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} has been returned`,
      text: `The payment ${reference} is back on the card or account it came from.`,
    }),
    pcm: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} don return`,
      text: `Di payment ${reference} don dey back for di card or account wey e come from.`,
    }),
    fr: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} ont été rendus`,
      text: `Le paiement ${reference} est revenu sur la carte ou le compte d’origine.`,
    }),
    es: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} se han devuelto`,
      text: `El pago ${reference} ha vuelto a la tarjeta o a la cuenta de la que salió.`,
    }),
    ha: ({ amount, reference }, spell) => ({
      title: `An mayar da ${spell(amount)}`,
      text: `Biyan ${reference} ya koma kati ko asusun da ya fito.`,
    }),
    yo: ({ amount, reference }, spell) => ({
      title: `A ti dá ${spell(amount)} padà`,
      text: `Ìsanwó ${reference} ti padà sórí káàdì tàbí àkáǹtì tó ti wá.`,
    }),
    ig: ({ amount, reference }, spell) => ({
      title: `Eweghachila ${spell(amount)}`,
      text: `Ịkwụ ụgwọ ${reference} alaghachila na kaadị ma ọ bụ akaụntụ o si bịa.`,
    }),
  },
});

export const depositPartlyReversed = defineNotice<Facts>({
  name: 'deposit_partly_reversed',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet',
  words: {
    en: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} of your deposit was taken back`,
      text: `A part of the payment ${reference} was returned to the card or account it came from.`,
    }),
    pcm: ({ amount, reference }, spell) => ({
      title: `Dem collect ${spell(amount)} of your deposit back`,
      text: `Part of di payment ${reference} don return to di card or account wey e come from.`,
    }),
    fr: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} de votre dépôt ont été repris`,
      text: `Une partie du paiement ${reference} a été rendue à la carte ou au compte d’origine.`,
    }),
    es: ({ amount, reference }, spell) => ({
      title: `Se devolvieron ${spell(amount)} de su depósito`,
      text: `Una parte del pago ${reference} volvió a la tarjeta o a la cuenta de la que salió.`,
    }),
    ha: ({ amount, reference }, spell) => ({
      title: `An janye ${spell(amount)} daga kuɗin da kuka saka`,
      text: `An mayar da wani ɓangare na biyan ${reference} zuwa kati ko asusun da ya fito.`,
    }),
    yo: ({ amount, reference }, spell) => ({
      title: `Wọ́n gba ${spell(amount)} padà nínú ìfowósí rẹ`,
      text: `Apá kan ìsanwó ${reference} ti padà sórí káàdì tàbí àkáǹtì tó ti wá.`,
    }),
    ig: ({ amount, reference }, spell) => ({
      title: `Eweghachiri ${spell(amount)} n’ego ị tinyere`,
      text: `Eweghachiri akụkụ nke ịkwụ ụgwọ ${reference} na kaadị ma ọ bụ akaụntụ o si bịa.`,
    }),
  },
});

export const depositReturnBegun = defineNotice<Facts>({
  name: 'deposit_return_begun',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet?view=deposit',
  words: {
    en: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} of yours goes back to its sender`,
      text: `Our staff send the payment ${reference} back to the card or account it came from. It has left your wallet. Write to support if you have questions.`,
    }),
    pcm: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} of your money dey go back to di person wey send am`,
      text: `Our people dey send di payment ${reference} back to di card or account wey e come from. E don comot for your wallet. Write to support if you get question.`,
    }),
    fr: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} retournent à l’expéditeur`,
      text: `Notre équipe renvoie le paiement ${reference} à la carte ou au compte d’origine. La somme a quitté votre portefeuille. Écrivez au support si vous avez des questions.`,
    }),
    es: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} vuelven a quien los envió`,
      text: `Nuestro equipo envía el pago ${reference} de vuelta a la tarjeta o a la cuenta de la que salió. El dinero ha salido de su billetera. Escriba a soporte si tiene preguntas.`,
    }),
    ha: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} na kuɗinku yana komawa ga wanda ya tura`,
      text: `Ma’aikatanmu suna mayar da biyan ${reference} zuwa kati ko asusun da ya fito. Ya fita daga walet ɗinku. Ku rubuta wa tallafi idan kuna da tambaya.`,
    }),
    yo: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} nínú owó rẹ ń padà sọ́dọ̀ ẹni tó fi ránṣẹ́`,
      text: `Àwọn òṣìṣẹ́ wa ń dá ìsanwó ${reference} padà sórí káàdì tàbí àkáǹtì tó ti wá. Ó ti kúrò nínú àpamọ́wọ́ rẹ. Kọ̀wé sí àwọn olùrànlọ́wọ́ bí o bá ní ìbéèrè.`,
    }),
    ig: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} nke gị na-alaghachikwuru onye zitere ya`,
      text: `Ndị ọrụ anyị na-ezighachi ịkwụ ụgwọ ${reference} na kaadị ma ọ bụ akaụntụ o si bịa. Ọ pụọla n’akpa ego gị. Degara nkwado akwụkwọ ma i nwere ajụjụ.`,
    }),
  },
});

export const depositReturnDeclined = defineNotice<Facts>({
  name: 'deposit_return_declined',
  topic: 'money',
  isMailed: true,
  link: () => '/wallet',
  words: {
    en: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} is back in your wallet`,
      text: `The payment ${reference} could not be sent back to where it came from.`,
    }),
    pcm: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} don dey your wallet again`,
      text: `Di payment ${reference} no fit go back to where e come from.`,
    }),
    fr: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} sont de nouveau dans votre portefeuille`,
      text: `Le paiement ${reference} n’a pas pu être renvoyé là d’où il venait.`,
    }),
    es: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} vuelven a estar en su billetera`,
      text: `El pago ${reference} no se pudo enviar de vuelta a su origen.`,
    }),
    ha: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} ya koma walet ɗinku`,
      text: `Ba a iya mayar da biyan ${reference} inda ya fito ba.`,
    }),
    yo: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} ti padà sínú àpamọ́wọ́ rẹ`,
      text: `A kò lè dá ìsanwó ${reference} padà síbi tó ti wá.`,
    }),
    ig: ({ amount, reference }, spell) => ({
      title: `${spell(amount)} alaghachila n’akpa ego gị`,
      text: `Enweghị ike izighachi ịkwụ ụgwọ ${reference} ebe o si bịa.`,
    }),
  },
});
