import { defineNotice } from '@wura/notices/server/kinds';
import type { DeclineReason } from './ports.ts';
import { toCards, type OfCard, type Sum } from './notices.ts';

// What a customer is told of purchases with a card.

interface AtShop extends Sum {
  merchant: string;
}

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
