import { inEachLanguage, type InLanguages } from '@wura/wire/languages';
import type { Money } from '@wura/money';
import { defineNotice, type Language, type NoticeKind, type Spell } from '@wura/notices/server/kinds';

interface Facts {
  id: string;
  amount: Money;
  /** What staff said with it. */
  note: string | undefined;
}

type Said = (facts: Facts, spell: Spell) => { title: string; text: string };

/** What staff said comes after what happened. */
const withNote = ({ note }: Facts, text: string) => (note === undefined ? text : `${text}\n\n${note}`);

function tell(name: string, said: InLanguages<(spelled: string) => { title: string; text: string }>) {
  const wordsIn =
    (language: Language): Said =>
    (facts, spell) => {
      const { title, text } = said[language](spell(facts.amount));
      return { title, text: withNote(facts, text) };
    };
  return defineNotice<Facts>({
    name,
    topic: 'money',
    isMailed: true,
    link: ({ id }) => `/wallet?view=water-payment&order=${id}`,
    words: inEachLanguage(wordsIn),
  });
}

const notices: Readonly<Record<string, NoticeKind<Facts>>> = {
  confirmed: tell('water_confirmed', {
    en: () => ({ title: 'Your water order is confirmed', text: 'It is being made ready for delivery.' }),
    pcm: () => ({ title: 'Your water order don confirm', text: 'We dey prepare am for delivery.' }),
    fr: () => ({ title: 'Votre commande d’eau est confirmée', text: 'Nous préparons sa livraison.' }),
    es: () => ({ title: 'Su pedido de agua está confirmado', text: 'Estamos preparando la entrega.' }),
    ha: () => ({ title: 'An tabbatar da odar ruwanku', text: 'Ana shirya shi don kaiwa.' }),
    yo: () => ({ title: 'A ti fọwọ́ sí omi tí o béèrè', text: 'A ń múra láti gbé e wá.' }),
    ig: () => ({ title: 'Akwadola iwu mmiri gị', text: 'A na-akwado ya maka mbuga.' }),
  }),
  on_its_way: tell('water_on_its_way', {
    en: () => ({ title: 'Your water is on its way', text: 'Please have somebody at the address to receive it.' }),
    pcm: () => ({ title: 'Your water dey road', text: 'Abeg make person dey di address to collect am.' }),
    fr: () => ({ title: 'Votre eau est en route', text: 'Merci de prévoir quelqu’un à l’adresse pour la recevoir.' }),
    es: () => ({ title: 'Su agua está en camino', text: 'Procure que haya alguien en la dirección para recibirla.' }),
    ha: () => ({ title: 'Ruwanku yana kan hanya', text: 'Ku sa wani ya kasance a adireshin don ya karɓa.' }),
    yo: () => ({ title: 'Omi rẹ wà lójú ọ̀nà', text: 'Jọ̀wọ́ jẹ́ kí ẹnì kan wà ní àdírẹ́sì náà láti gbà á.' }),
    ig: () => ({ title: 'Mmiri gị nọ n’ụzọ', text: 'Biko ka onye nọrọ n’adreesị ahụ iji nata ya.' }),
  }),
  delivered: tell('water_delivered', {
    en: () => ({
      title: 'Your water was delivered',
      text: 'If something is missing or wrong, report a problem from the order.',
    }),
    pcm: () => ({
      title: 'Your water don reach',
      text: 'If something no dey or no correct, report problem from di order.',
    }),
    fr: () => ({
      title: 'Votre eau a été livrée',
      text: 'S’il manque quelque chose, signalez un problème depuis la commande.',
    }),
    es: () => ({ title: 'Su agua fue entregada', text: 'Si falta algo, informe de un problema desde el pedido.' }),
    ha: () => ({
      title: 'An kai ruwanku',
      text: 'Idan wani abu ya rage ko ba daidai ba, ku kai rahoton matsala daga odar.',
    }),
    yo: () => ({
      title: 'A ti gbé omi rẹ dé',
      text: 'Bí nǹkan kan bá kù tàbí tí kò tọ́, sọ ìṣòro náà láti ibi omi tí o rà.',
    }),
    ig: () => ({
      title: 'Ebutela mmiri gị',
      text: 'Ọ bụrụ na ihe kọrọ ma ọ bụ ezighi ezi, kọọ nsogbu site n’iwu ahụ.',
    }),
  }),
  cancelled: tell('water_cancelled', {
    en: amount => ({ title: 'Your water order is cancelled', text: `${amount} is back in your naira wallet.` }),
    pcm: amount => ({ title: 'Your water order don cancel', text: `${amount} don dey back for your naira wallet.` }),
    fr: amount => ({
      title: 'Votre commande d’eau est annulée',
      text: `${amount} sont de retour dans votre portefeuille en nairas.`,
    }),
    es: amount => ({
      title: 'Su pedido de agua está cancelado',
      text: `${amount} están de vuelta en su billetera en nairas.`,
    }),
    ha: amount => ({ title: 'An soke odar ruwanku', text: `${amount} ya koma walet ɗinku na naira.` }),
    yo: amount => ({ title: 'A ti fagilé omi tí o béèrè', text: `${amount} ti padà sínú àpamọ́wọ́ náírà rẹ.` }),
    ig: amount => ({ title: 'Akagbuola iwu mmiri gị', text: `${amount} alaghachila n’akpa ego naira gị.` }),
  }),
};

/** Something was said about an order that stands where it stood. */
const noted = defineNotice<Facts>({
  name: 'water_noted',
  about: 'bills',
  topic: 'account',
  isMailed: true,
  link: ({ id }) => `/wallet?view=water-payment&order=${id}`,
  words: {
    en: ({ note = '' }) => ({ title: 'News about your water order', text: note }),
    pcm: ({ note = '' }) => ({ title: 'News about your own water order', text: note }),
    fr: ({ note = '' }) => ({ title: 'Des nouvelles de votre commande d’eau', text: note }),
    es: ({ note = '' }) => ({ title: 'Noticias de su pedido de agua', text: note }),
    ha: ({ note = '' }) => ({ title: 'Labari game da odar ruwanku', text: note }),
    yo: ({ note = '' }) => ({ title: 'Ìròyìn nípa omi tí o béèrè', text: note }),
    ig: ({ note = '' }) => ({ title: 'Ozi banyere iwu mmiri gị', text: note }),
  },
});

export function stepNotice(to: string | undefined): NoticeKind<Facts> {
  return (to !== undefined && notices[to]) || noted;
}
