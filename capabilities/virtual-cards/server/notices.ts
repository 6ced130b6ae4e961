import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';
import type { DeclineReason } from './ports.ts';

// Past 300 lines because it is a list: every notice of a card, each in seven languages.

const toCards = () => '/wallet?view=cards';

interface OfCard {
  last: string;
}
interface Sum extends OfCard {
  amount: Money;
}
interface AtShop extends Sum {
  merchant: string;
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

export const cardCharged = defineNotice<AtShop>({
  name: 'card_charged',
  topic: 'money',
  isMailed: false,
  link: toCards,
  words: {
    en: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} at ${merchant}`,
      text: `Paid with card •${last}. Not you? Freeze the card at once.`,
    }),
    pcm: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} for ${merchant}`,
      text: `You pay with card •${last}. No be you? Freeze di card now now.`,
    }),
    fr: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} chez ${merchant}`,
      text: `Payés avec la carte •${last}. Ce n’était pas vous ? Gelez la carte tout de suite.`,
    }),
    es: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} en ${merchant}`,
      text: `Pagados con la tarjeta •${last}. ¿No fue usted? Congele la tarjeta de inmediato.`,
    }),
    ha: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} a ${merchant}`,
      text: `An biya da kati •${last}. Ba ku ba ne? Ku dakatar da katin nan take.`,
    }),
    yo: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} ní ${merchant}`,
      text: `Káàdì •${last} ni a fi san án. Ṣé ìwọ kọ́ ni? Dá káàdì náà dúró lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} na ${merchant}`,
      text: `E ji kaadị •${last} kwụọ ya. Ọ bụghị gị? Kwụsịtụ kaadị ahụ ozugbo.`,
    }),
  },
});

export const cardRefunded = defineNotice<AtShop>({
  name: 'card_refunded',
  topic: 'money',
  isMailed: false,
  link: toCards,
  words: {
    en: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} back from ${merchant}`,
      text: `The money is on card •${last} again.`,
    }),
    pcm: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} don come back from ${merchant}`,
      text: `Di money don dey card •${last} again.`,
    }),
    fr: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} remboursés par ${merchant}`,
      text: `L’argent est de nouveau sur la carte •${last}.`,
    }),
    es: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} devueltos por ${merchant}`,
      text: `El dinero está de nuevo en la tarjeta •${last}.`,
    }),
    ha: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} ya dawo daga ${merchant}`,
      text: `Kuɗin ya koma kati •${last}.`,
    }),
    yo: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} padà láti ${merchant}`,
      text: `Owó náà ti padà sórí káàdì •${last}.`,
    }),
    ig: ({ amount, merchant, last }, spell) => ({
      title: `${spell(amount)} si na ${merchant} lọghachi`,
      text: `Ego ahụ dịzi na kaadị •${last}.`,
    }),
  },
});

interface Declined extends AtShop {
  reason: DeclineReason;
  /** Declines that the issuer still bears. */
  left: number;
}

const why = {
  en: {
    insufficient_funds: 'there was not enough money on the card',
    frozen: 'the card is frozen',
    closed: 'the card is closed',
    limit: 'it was more than the card may spend',
    not_allowed: 'the card may not be used there',
    issuer: 'the card issuer gave no reason',
  },
  pcm: {
    insufficient_funds: 'money no reach for di card',
    frozen: 'di card don freeze',
    closed: 'di card don close',
    limit: 'e pass wetin di card fit spend',
    not_allowed: 'di card no fit work there',
    issuer: 'di card issuer no give reason',
  },
  fr: {
    insufficient_funds: 'il n’y avait pas assez d’argent sur la carte',
    frozen: 'la carte est gelée',
    closed: 'la carte est fermée',
    limit: 'c’était plus que la carte ne peut dépenser',
    not_allowed: 'la carte ne peut pas y être utilisée',
    issuer: 'l’émetteur n’a donné aucune raison',
  },
  es: {
    insufficient_funds: 'no había suficiente dinero en la tarjeta',
    frozen: 'la tarjeta está congelada',
    closed: 'la tarjeta está cerrada',
    limit: 'era más de lo que la tarjeta puede gastar',
    not_allowed: 'la tarjeta no se puede usar allí',
    issuer: 'el emisor no dio ningún motivo',
  },
  ha: {
    insufficient_funds: 'kuɗin da ke kati bai isa ba',
    frozen: 'an dakatar da katin',
    closed: 'an rufe katin',
    limit: 'ya fi abin da katin zai iya kashewa',
    not_allowed: 'ba a yarda a yi amfani da katin a can ba',
    issuer: 'mai ba da kati bai faɗi dalili ba',
  },
  yo: {
    insufficient_funds: 'owó orí káàdì kò tó',
    frozen: 'a ti dá káàdì dúró',
    closed: 'a ti pa káàdì náà',
    limit: 'ó ju ohun tí káàdì lè ná lọ',
    not_allowed: 'a kò lè lo káàdì náà níbẹ̀',
    issuer: 'ilé-iṣẹ́ káàdì kò sọ ìdí',
  },
  ig: {
    insufficient_funds: 'ego dị na kaadị ezughị',
    frozen: 'akwụsịtụrụ kaadị ahụ',
    closed: 'emechiri kaadị ahụ',
    limit: 'ọ karịrị ihe kaadị ahụ nwere ike imefu',
    not_allowed: 'ekweghị ka eji kaadị ahụ ebe ahụ',
    issuer: 'onye na-enye kaadị ekwughị ihe kpatara ya',
  },
} as const satisfies Record<string, Record<DeclineReason, string>>;

export const cardDeclined = defineNotice<Declined>({
  name: 'card_declined',
  topic: 'money',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ amount, merchant, last, reason, left }, spell) => ({
      title: `${spell(amount)} at ${merchant} was declined`,
      text: `Card •${last}: ${why.en[reason]}. It costs you nothing.${reason === 'insufficient_funds' ? ` After ${left} more such declines the issuer closes the card.` : ''}`,
    }),
    pcm: ({ amount, merchant, last, reason, left }, spell) => ({
      title: `${spell(amount)} for ${merchant} no go through`,
      text: `Card •${last}: ${why.pcm[reason]}. E no cost you anything.${reason === 'insufficient_funds' ? ` After ${left} more like dis, di issuer go close di card.` : ''}`,
    }),
    fr: ({ amount, merchant, last, reason, left }, spell) => ({
      title: `${spell(amount)} chez ${merchant} : refusé`,
      text: `Carte •${last} : ${why.fr[reason]}. Cela ne vous coûte rien.${reason === 'insufficient_funds' ? ` Après ${left} autres refus de ce genre, l’émetteur ferme la carte.` : ''}`,
    }),
    es: ({ amount, merchant, last, reason, left }, spell) => ({
      title: `${spell(amount)} en ${merchant}: rechazado`,
      text: `Tarjeta •${last}: ${why.es[reason]}. No le cuesta nada.${reason === 'insufficient_funds' ? ` Tras ${left} rechazos más de este tipo, el emisor cierra la tarjeta.` : ''}`,
    }),
    ha: ({ amount, merchant, last, reason, left }, spell) => ({
      title: `An ƙi ${spell(amount)} a ${merchant}`,
      text: `Kati •${last}: ${why.ha[reason]}. Ba ya cin ku komai.${reason === 'insufficient_funds' ? ` Bayan irin wannan ƙi guda ${left} mai ba da kati zai rufe katin.` : ''}`,
    }),
    yo: ({ amount, merchant, last, reason, left }, spell) => ({
      title: `Wọ́n kọ ${spell(amount)} ní ${merchant}`,
      text: `Káàdì •${last}: ${why.yo[reason]}. Kò ná ọ ní nǹkan kan.${reason === 'insufficient_funds' ? ` Bí irú èyí bá tún ṣẹlẹ̀ ní ìgbà ${left}, ilé-iṣẹ́ káàdì yóò pa káàdì náà.` : ''}`,
    }),
    ig: ({ amount, merchant, last, reason, left }, spell) => ({
      title: `Ajụrụ ${spell(amount)} na ${merchant}`,
      text: `Kaadị •${last}: ${why.ig[reason]}. Ọ naghị eri gị ihe ọ bụla.${reason === 'insufficient_funds' ? ` Mgbe ọjụjụ dị otú a ${left} ọzọ gachara, onye na-enye kaadị ga-emechi ya.` : ''}`,
    }),
  },
});

interface Stopped extends OfCard {
  cause: 'purchase' | 'month' | 'merchant';
  merchant: string;
}

export const cardStopped = defineNotice<Stopped>({
  name: 'card_stopped',
  topic: 'security',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ last, cause, merchant }) => ({
      title: `Card •${last} is frozen`,
      text: {
        purchase: `A purchase at ${merchant} was above your limit for one purchase, so we froze the card.`,
        month: `With the purchase at ${merchant} the card has reached your limit for the month, so we froze it.`,
        merchant: `The card is for one shop alone and was used at ${merchant}, so we froze it.`,
      }[cause],
    }),
    pcm: ({ last, cause, merchant }) => ({
      title: `Card •${last} don freeze`,
      text: {
        purchase: `One purchase for ${merchant} pass your limit for one purchase, so we freeze di card.`,
        month: `With di purchase for ${merchant} di card don reach your limit for di month, so we freeze am.`,
        merchant: `Di card na for only one shop and dem use am for ${merchant}, so we freeze am.`,
      }[cause],
    }),
    fr: ({ last, cause, merchant }) => ({
      title: `La carte •${last} est gelée`,
      text: {
        purchase: `Un achat chez ${merchant} dépassait votre limite par achat : nous avons gelé la carte.`,
        month: `Avec l’achat chez ${merchant}, la carte a atteint votre limite du mois : nous l’avons gelée.`,
        merchant: `La carte est réservée à un seul commerçant et a servi chez ${merchant} : nous l’avons gelée.`,
      }[cause],
    }),
    es: ({ last, cause, merchant }) => ({
      title: `La tarjeta •${last} está congelada`,
      text: {
        purchase: `Una compra en ${merchant} superó su límite por compra, así que congelamos la tarjeta.`,
        month: `Con la compra en ${merchant} la tarjeta alcanzó su límite del mes, así que la congelamos.`,
        merchant: `La tarjeta es para un solo comercio y se usó en ${merchant}, así que la congelamos.`,
      }[cause],
    }),
    ha: ({ last, cause, merchant }) => ({
      title: `An dakatar da kati •${last}`,
      text: {
        purchase: `Sayayya a ${merchant} ta wuce iyakarku ta sayayya ɗaya, don haka mun dakatar da katin.`,
        month: `Da sayayyar ${merchant} katin ya kai iyakarku ta wata, don haka mun dakatar da shi.`,
        merchant: `Katin na shago ɗaya ne kaɗai kuma an yi amfani da shi a ${merchant}, don haka mun dakatar da shi.`,
      }[cause],
    }),
    yo: ({ last, cause, merchant }) => ({
      title: `A ti dá káàdì •${last} dúró`,
      text: {
        purchase: `Ìrajà kan ní ${merchant} ju gbèdéke rẹ fún ìrajà kan lọ, nítorí náà a dá káàdì náà dúró.`,
        month: `Pẹ̀lú ìrajà ní ${merchant}, káàdì ti dé gbèdéke oṣù rẹ, nítorí náà a dá a dúró.`,
        merchant: `Ilé ìtajà kan ṣoṣo ni káàdì náà wà fún, a sì lò ó ní ${merchant}, nítorí náà a dá a dúró.`,
      }[cause],
    }),
    ig: ({ last, cause, merchant }) => ({
      title: `Akwụsịtụrụ kaadị •${last}`,
      text: {
        purchase: `Ịzụ ahịa na ${merchant} karịrị oke gị maka otu ịzụ ahịa, ya mere anyị kwụsịtụrụ kaadị ahụ.`,
        month: `Site n’ịzụ ahịa na ${merchant} kaadị ahụ eruola oke ọnwa gị, ya mere anyị kwụsịtụrụ ya.`,
        merchant: `Kaadị ahụ bụ maka naanị otu ụlọ ahịa, ejikwara ya na ${merchant}, ya mere anyị kwụsịtụrụ ya.`,
      }[cause],
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

interface Renewal extends AtShop {
  on: string;
  isCovered: boolean;
}

export const cardRenewal = defineNotice<Renewal>({
  name: 'card_renewal',
  topic: 'money',
  isMailed: true,
  link: toCards,
  words: {
    en: ({ amount, merchant, last, on, isCovered }, spell) => ({
      title: `${merchant} will charge you soon`,
      text: `About ${spell(amount)} on ${on}, from card •${last}.${isCovered ? '' : ' There is not enough on it: top it up, or the charge is declined.'}`,
    }),
    pcm: ({ amount, merchant, last, on, isCovered }, spell) => ({
      title: `${merchant} go charge you soon`,
      text: `About ${spell(amount)} on ${on}, from card •${last}.${isCovered ? '' : ' Money no reach for inside: top am up, or dem go reject di charge.'}`,
    }),
    fr: ({ amount, merchant, last, on, isCovered }, spell) => ({
      title: `${merchant} vous débitera bientôt`,
      text: `Environ ${spell(amount)} le ${on}, sur la carte •${last}.${isCovered ? '' : ' Le solde ne suffit pas : rechargez-la, sinon le débit sera refusé.'}`,
    }),
    es: ({ amount, merchant, last, on, isCovered }, spell) => ({
      title: `${merchant} le cobrará pronto`,
      text: `Unos ${spell(amount)} el ${on}, de la tarjeta •${last}.${isCovered ? '' : ' No hay saldo suficiente: recárguela o el cobro será rechazado.'}`,
    }),
    ha: ({ amount, merchant, last, on, isCovered }, spell) => ({
      title: `${merchant} zai cire kuɗi nan ba da daɗewa ba`,
      text: `Kusan ${spell(amount)} ranar ${on}, daga kati •${last}.${isCovered ? '' : ' Kuɗin da ke ciki bai isa ba: ku ƙara masa, ko a ƙi biyan.'}`,
    }),
    yo: ({ amount, merchant, last, on, isCovered }, spell) => ({
      title: `${merchant} yóò yọ owó láìpẹ́`,
      text: `Bíi ${spell(amount)} ní ${on}, láti káàdì •${last}.${isCovered ? '' : ' Owó orí rẹ̀ kò tó: fi owó kún un, àìjẹ́ bẹ́ẹ̀ a óò kọ ìsanwó náà.'}`,
    }),
    ig: ({ amount, merchant, last, on, isCovered }, spell) => ({
      title: `${merchant} ga-ewepụ gị ego n’oge na-adịghị anya`,
      text: `Ihe dị ka ${spell(amount)} na ${on}, site na kaadị •${last}.${isCovered ? '' : ' Ego dị na ya ezughị: tinye ya ego, ma ọ bụghị ya a ga-ajụ ya.'}`,
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
