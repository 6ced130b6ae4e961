import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

// What a customer is told of a card itself; what is told of its money stands beside it.

export const toCards = () => '/wallet?view=cards';

export interface OfCard {
  last: string;
}
export interface Sum extends OfCard {
  amount: Money;
}

export const cardReady = defineNotice<Sum>({
  name: 'card_ready',
  topic: 'money',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ amount }, spell) => ({
      title: 'Your card is ready',
      text: `Your new virtual card has ${spell(amount)} on it.`,
    }),
    pcm: ({ amount }, spell) => ({
      title: 'Your card don ready',
      text: `Your new virtual card get ${spell(amount)} inside.`,
    }),
    fr: ({ amount }, spell) => ({
      title: 'Votre carte est prête',
      text: `Votre nouvelle carte virtuelle est créditée de ${spell(amount)}.`,
    }),
    es: ({ amount }, spell) => ({
      title: 'Su tarjeta está lista',
      text: `Su nueva tarjeta virtual tiene ${spell(amount)}.`,
    }),
    ha: ({ amount }, spell) => ({
      title: 'Katinku ya shirya',
      text: `Sabon katin intanet ɗinku yana da ${spell(amount)} a ciki.`,
    }),
    yo: ({ amount }, spell) => ({
      title: 'Káàdì rẹ ti ṣetán',
      text: `Káàdì orí ayélujára rẹ tuntun ní ${spell(amount)} lórí rẹ̀.`,
    }),
    ig: ({ amount }, spell) => ({
      title: 'Kaadị gị adịla njikere',
      text: `Kaadị ịntanetị ọhụrụ gị nwere ${spell(amount)} na ya.`,
    }),
  },
});

export const cardNotMade = defineNotice<Sum>({
  name: 'card_not_made',
  topic: 'money',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ amount }, spell) => ({
      title: 'Your card was not made',
      text: `The card issuer did not make your card. ${spell(amount)} is back in your wallet, fees included.`,
    }),
    pcm: ({ amount }, spell) => ({
      title: 'Your card no make',
      text: `Di card issuer no make your card. ${spell(amount)} don dey back for your wallet, with charges.`,
    }),
    fr: ({ amount }, spell) => ({
      title: 'Votre carte n’a pas été créée',
      text: `L’émetteur n’a pas créé votre carte. ${spell(amount)}, frais compris, sont revenus dans votre portefeuille.`,
    }),
    es: ({ amount }, spell) => ({
      title: 'Su tarjeta no se creó',
      text: `El emisor no creó su tarjeta. ${spell(amount)}, comisiones incluidas, están de nuevo en su billetera.`,
    }),
    ha: ({ amount }, spell) => ({
      title: 'Ba a yi katinku ba',
      text: `Mai ba da kati bai yi katinku ba. ${spell(amount)} ya koma walet ɗinku, har da caji.`,
    }),
    yo: ({ amount }, spell) => ({
      title: 'A kò dá káàdì rẹ',
      text: `Ilé-iṣẹ́ káàdì kò dá káàdì rẹ. ${spell(amount)} ti padà sínú àpamọ́wọ́ rẹ, pẹ̀lú owó iṣẹ́.`,
    }),
    ig: ({ amount }, spell) => ({
      title: 'Emeghị kaadị gị',
      text: `Onye na-enye kaadị emeghị kaadị gị. ${spell(amount)} alaghachila n’akpa ego gị, tinyere ego ọrụ.`,
    }),
  },
});

export const cardClosedByIssuer = defineNotice<OfCard>({
  name: 'card_closed_by_issuer',
  topic: 'security',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ last }) => ({
      title: `Card •${last} was closed by its issuer`,
      text: 'What was on it is back in your wallet. You can make a new card.',
    }),
    pcm: ({ last }) => ({
      title: `Di issuer don close card •${last}`,
      text: 'Wetin dey inside don dey back for your wallet. You fit make new card.',
    }),
    fr: ({ last }) => ({
      title: `La carte •${last} a été fermée par son émetteur`,
      text: 'Son solde est revenu dans votre portefeuille. Vous pouvez créer une nouvelle carte.',
    }),
    es: ({ last }) => ({
      title: `El emisor cerró la tarjeta •${last}`,
      text: 'Su saldo está de nuevo en su billetera. Puede crear una tarjeta nueva.',
    }),
    ha: ({ last }) => ({
      title: `Mai ba da kati ya rufe kati •${last}`,
      text: 'Abin da ke ciki ya koma walet ɗinku. Kuna iya yin sabon kati.',
    }),
    yo: ({ last }) => ({
      title: `Ilé-iṣẹ́ káàdì ti pa káàdì •${last}`,
      text: 'Owó orí rẹ̀ ti padà sínú àpamọ́wọ́ rẹ. O lè dá káàdì tuntun.',
    }),
    ig: ({ last }) => ({
      title: `Onye na-enye kaadị emechiela kaadị •${last}`,
      text: 'Ego dị na ya alaghachila n’akpa ego gị. Ị nwere ike ime kaadị ọhụrụ.',
    }),
  },
});

export const cardRevealed = defineNotice<OfCard>({
  name: 'card_revealed',
  topic: 'security',
  isMailed: false,
  link: toCards,
  words: {
    en: ({ last }) => ({
      title: `The details of card •${last} were shown`,
      text: 'With your PIN. Not you? Freeze the card and change your PIN.',
    }),
    pcm: ({ last }) => ({
      title: `Di details of card •${last} don show`,
      text: 'With your PIN. No be you? Freeze di card and change your PIN.',
    }),
    fr: ({ last }) => ({
      title: `Les données de la carte •${last} ont été affichées`,
      text: 'Avec votre PIN. Ce n’était pas vous ? Gelez la carte et changez votre PIN.',
    }),
    es: ({ last }) => ({
      title: `Se mostraron los datos de la tarjeta •${last}`,
      text: 'Con su PIN. ¿No fue usted? Congele la tarjeta y cambie su PIN.',
    }),
    ha: ({ last }) => ({
      title: `An nuna bayanan kati •${last}`,
      text: 'Da PIN ɗinku. Ba ku ba ne? Ku dakatar da katin ku canza PIN ɗinku.',
    }),
    yo: ({ last }) => ({
      title: `A fi ìsọfúnni káàdì •${last} hàn`,
      text: 'Pẹ̀lú PIN rẹ. Ṣé ìwọ kọ́ ni? Dá káàdì náà dúró kí o sì yí PIN rẹ padà.',
    }),
    ig: ({ last }) => ({
      title: `Egosiri nkọwa kaadị •${last}`,
      text: 'E ji PIN gị. Ọ bụghị gị? Kwụsịtụ kaadị ahụ ma gbanwee PIN gị.',
    }),
  },
});
