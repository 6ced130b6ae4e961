import type { InEveryLanguage } from '@wura/notices/server/kinds';
import { defineNotice } from '@wura/notices/server/kinds';

interface Answer {
  reference: string;
  text: string;
}

/**
 * In answer to the contact form. It repeats nothing that was written, or it could be made to say anything to a
 * stranger.
 */
export const received: InEveryLanguage<{ reference: string }> = {
  en: ({ reference }) => ({
    title: `We have your message, ${reference}`,
    text: `We have received your message. Its number is ${reference}.\n\nA person reads it and answers to this address. If you did not write to us, there is nothing you need to do.`,
  }),
  pcm: ({ reference }) => ({
    title: `We don get your message, ${reference}`,
    text: `We don receive your message. Di number na ${reference}.\n\nPerson go read am and answer for dis address. If no be you write us, you no need do anything.`,
  }),
  fr: ({ reference }) => ({
    title: `Nous avons bien reçu votre message, ${reference}`,
    text: `Nous avons bien reçu votre message. Son numéro est ${reference}.\n\nUne personne le lit et répond à cette adresse. Si vous ne nous avez pas écrit, vous n’avez rien à faire.`,
  }),
  es: ({ reference }) => ({
    title: `Hemos recibido su mensaje, ${reference}`,
    text: `Hemos recibido su mensaje. Su número es ${reference}.\n\nUna persona lo lee y responde a esta dirección. Si usted no nos escribió, no tiene que hacer nada.`,
  }),
  ha: ({ reference }) => ({
    title: `Mun karɓi saƙonku, ${reference}`,
    text: `Mun karɓi saƙonku. Lambarsa ita ce ${reference}.\n\nMutum zai karanta ya amsa zuwa wannan adireshi. Idan ba ku rubuto mana ba, ba sai kun yi komai ba.`,
  }),
  yo: ({ reference }) => ({
    title: `A ti gba ọ̀rọ̀ rẹ, ${reference}`,
    text: `A ti gba ọ̀rọ̀ rẹ. Nọ́ńbà rẹ̀ ni ${reference}.\n\nÈnìyàn yóò kà á, yóò sì dáhùn sí àdírẹ́sì yìí. Bí ìwọ kò bá kọ̀wé sí wa, o kò ní láti ṣe ohunkóhun.`,
  }),
  ig: ({ reference }) => ({
    title: `Anyị natara ozi gị, ${reference}`,
    text: `Anyị natara ozi gị. Nọmba ya bụ ${reference}.\n\nMmadụ na-agụ ya ma zaa n’adreesị a. Ọ bụrụ na ị degaghị anyị akwụkwọ, ọ dịghị ihe ị ga-eme.`,
  }),
};

/** An answer to a person who has no account, or wrote without it. */
export const answered: InEveryLanguage<Answer> = {
  en: ({ reference, text }) => ({
    title: `Our answer to your message, ${reference}`,
    text: `${text}\n\nThis is about your message ${reference}.`,
  }),
  pcm: ({ reference, text }) => ({
    title: `Our answer to your message, number ${reference}`,
    text: `${text}\n\nDis one na about your message ${reference}.`,
  }),
  fr: ({ reference, text }) => ({
    title: `Notre réponse à votre message, ${reference}`,
    text: `${text}\n\nCeci concerne votre message ${reference}.`,
  }),
  es: ({ reference, text }) => ({
    title: `Nuestra respuesta a su mensaje, ${reference}`,
    text: `${text}\n\nSe refiere a su mensaje ${reference}.`,
  }),
  ha: ({ reference, text }) => ({
    title: `Amsarmu ga saƙonku, ${reference}`,
    text: `${text}\n\nWannan game da saƙonku ${reference} ne.`,
  }),
  yo: ({ reference, text }) => ({
    title: `Ìdáhùn wa sí ọ̀rọ̀ rẹ, ${reference}`,
    text: `${text}\n\nÈyí jẹ́ nípa ọ̀rọ̀ rẹ ${reference}.`,
  }),
  ig: ({ reference, text }) => ({
    title: `Azịza anyị nye ozi gị, ${reference}`,
    text: `${text}\n\nNke a bụ maka ozi gị ${reference}.`,
  }),
};

/** An answer in the conversation of a customer. */
export const supportAnswered = defineNotice<Answer>({
  name: 'support_answered',
  topic: 'account',
  isMailed: true,
  link: () => '/wallet?help=chat',
  words: {
    en: ({ text }) => ({ title: 'Support has answered', text }),
    pcm: ({ text }) => ({ title: 'Support don answer', text }),
    fr: ({ text }) => ({ title: 'L’assistance a répondu', text }),
    es: ({ text }) => ({ title: 'Soporte ha respondido', text }),
    ha: ({ text }) => ({ title: 'Tallafi sun amsa', text }),
    yo: ({ text }) => ({ title: 'Àwọn olùrànlọ́wọ́ ti dáhùn', text }),
    ig: ({ text }) => ({ title: 'Nkwado azala', text }),
  },
});
