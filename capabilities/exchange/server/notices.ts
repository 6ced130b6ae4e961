import type { InLanguages } from '@wura/wire/languages';
import type { Money } from '@wura/money';
import { digitMarks, groupDigits, type Reader } from '@wura/money/digits';
import { defineNotice } from '@wura/notices/server/kinds';
import { fractionOf, priceDigits } from '@wura/rates/cross-rate';

interface ReachedFacts {
  from: string;
  to: string;
  /** What the customer asked for. */
  rate: string;
  /** What the rate was. */
  seen: string;
  direction: 'above' | 'below';
}

const convertView = '/wallet?view=conversion';

export const rateReached = defineNotice<ReachedFacts>({
  name: 'rate_reached',
  about: 'rates',
  topic: 'account',
  isMailed: true,
  link: () => convertView,
  words: {
    en: ({ seen, rate, ...pair }) => ({
      title: priceLine(seen, pair, 'en'),
      text: `You asked to be told at ${priceLine(rate, pair, 'en')}. The mid-market rate is now ${priceLine(seen, pair, 'en')}. This alert is done; set another one whenever you like.`,
    }),
    pcm: ({ seen, rate, ...pair }) => ({
      title: priceLine(seen, pair, 'pcm'),
      text: `You ask make we tell you at ${priceLine(rate, pair, 'pcm')}. Di mid-market rate now na ${priceLine(seen, pair, 'pcm')}. Dis alert don finish; set another one any time you like.`,
    }),
    fr: ({ seen, rate, ...pair }) => ({
      title: priceLine(seen, pair, 'fr'),
      text: `Vous vouliez être prévenu à ${priceLine(rate, pair, 'fr')}. Le taux moyen du marché est maintenant ${priceLine(seen, pair, 'fr')}. Cette alerte est terminée ; créez-en une autre quand vous voulez.`,
    }),
    es: ({ seen, rate, ...pair }) => ({
      title: priceLine(seen, pair, 'es'),
      text: `Pidió que le avisáramos a ${priceLine(rate, pair, 'es')}. El tipo medio del mercado es ahora ${priceLine(seen, pair, 'es')}. Esta alerta ha terminado; cree otra cuando quiera.`,
    }),
    ha: ({ seen, rate, ...pair }) => ({
      title: priceLine(seen, pair, 'ha'),
      text: `Kun nemi a sanar da ku a ${priceLine(rate, pair, 'ha')}. Matsakaicin farashin kasuwa yanzu shi ne ${priceLine(seen, pair, 'ha')}. Wannan faɗakarwa ta ƙare; ku saita wata duk lokacin da kuke so.`,
    }),
    yo: ({ seen, rate, ...pair }) => ({
      title: priceLine(seen, pair, 'yo'),
      text: `O ní kí a sọ fún ọ ní ${priceLine(rate, pair, 'yo')}. Iye àárín ọjà báyìí ni ${priceLine(seen, pair, 'yo')}. Ìkìlọ̀ yìí ti parí; fi òmíràn sí nígbàkígbà tí o bá fẹ́.`,
    }),
    ig: ({ seen, rate, ...pair }) => ({
      title: priceLine(seen, pair, 'ig'),
      text: `Ị rịọrọ ka a gwa gị na ${priceLine(rate, pair, 'ig')}. Ọnụego etiti ahịa bụzi ${priceLine(seen, pair, 'ig')}. Mkpu a emezuola; hazie ọzọ mgbe ọ bụla ị chọrọ.`,
    }),
  },
});

/** "1 USD = 1,485.50 NGN": the dearer of the two is the one that is priced. */
function priceLine(rate: string, { from, to }: { from: string; to: string }, reader: Reader): string {
  const { digits, scale } = fractionOf(rate)!;
  const [one, other] = digits < scale ? [to, from] : [from, to];
  const [whole = '0', decimals = ''] = priceDigits(rate).split('.');
  const marks = digitMarks[reader];
  return `1 ${one} = ${groupDigits(whole, marks)}${marks.decimal}${decimals} ${other}`;
}

interface ExecutedFacts {
  amount: Money;
  received: Money;
  rate: string;
  transaction: string;
}

export const orderExecuted = defineNotice<ExecutedFacts>({
  name: 'order_executed',
  topic: 'money',
  isMailed: true,
  link: ({ transaction }) => `/wallet?transaction=${transaction}`,
  words: {
    en: (facts, spell) => ({
      title: `Your order was carried out: ${spell(facts.received)}`,
      text: `${spell(facts.amount)} became ${spell(facts.received)}, fee included, at ${ratePaid(facts, 'en')}. The order is done.`,
    }),
    pcm: (facts, spell) => ({
      title: `We don do your order: ${spell(facts.received)}`,
      text: `${spell(facts.amount)} don turn ${spell(facts.received)}, charge dey inside, at ${ratePaid(facts, 'pcm')}. Di order don finish.`,
    }),
    fr: (facts, spell) => ({
      title: `Votre ordre est exécuté : ${spell(facts.received)}`,
      text: `${spell(facts.amount)} sont devenus ${spell(facts.received)}, frais compris, à ${ratePaid(facts, 'fr')}. L’ordre est terminé.`,
    }),
    es: (facts, spell) => ({
      title: `Su orden se ha ejecutado: ${spell(facts.received)}`,
      text: `${spell(facts.amount)} se convirtieron en ${spell(facts.received)}, comisión incluida, a ${ratePaid(facts, 'es')}. La orden ha terminado.`,
    }),
    ha: (facts, spell) => ({
      title: `An aiwatar da odarku: ${spell(facts.received)}`,
      text: `${spell(facts.amount)} ya zama ${spell(facts.received)}, har da caji, a ${ratePaid(facts, 'ha')}. Odar ta kammala.`,
    }),
    yo: (facts, spell) => ({
      title: `A ti ṣe àṣẹ rẹ: ${spell(facts.received)}`,
      text: `${spell(facts.amount)} di ${spell(facts.received)}, pẹ̀lú owó iṣẹ́, ní ${ratePaid(facts, 'yo')}. Àṣẹ náà ti parí.`,
    }),
    ig: (facts, spell) => ({
      title: `Emezuola iwu gị: ${spell(facts.received)}`,
      text: `${spell(facts.amount)} ghọrọ ${spell(facts.received)}, tinyere ego ọrụ, na ${ratePaid(facts, 'ig')}. Iwu ahụ emezuola.`,
    }),
  },
});

const ratePaid = ({ rate, amount, received }: ExecutedFacts, reader: Reader) =>
  priceLine(rate, { from: amount.currency, to: received.currency }, reader);

export interface OrderFacts {
  ceiling: Money;
  to: string;
  /** The code of a refusal. */
  why: string | undefined;
}

export const orderExpired = defineNotice<OrderFacts>({
  name: 'order_expired',
  about: 'rates',
  topic: 'money',
  isMailed: true,
  link: () => convertView,
  words: {
    en: ({ ceiling, to }, spell) => ({
      title: 'Your order has ended',
      text: `The rate for converting ${spell(ceiling)} to ${to} did not come in time. No money has moved.`,
    }),
    pcm: ({ ceiling, to }, spell) => ({
      title: 'Your order don end',
      text: `Di rate to convert ${spell(ceiling)} to ${to} no come on time. No money move.`,
    }),
    fr: ({ ceiling, to }, spell) => ({
      title: 'Votre ordre a pris fin',
      text: `Le taux voulu pour convertir ${spell(ceiling)} en ${to} n’est pas venu à temps. Aucun argent n’a bougé.`,
    }),
    es: ({ ceiling, to }, spell) => ({
      title: 'Su orden ha terminado',
      text: `El tipo para convertir ${spell(ceiling)} en ${to} no llegó a tiempo. No se ha movido dinero.`,
    }),
    ha: ({ ceiling, to }, spell) => ({
      title: 'Odarku ta ƙare',
      text: `Farashin canza ${spell(ceiling)} zuwa ${to} bai zo a kan lokaci ba. Babu kuɗin da ya motsa.`,
    }),
    yo: ({ ceiling, to }, spell) => ({
      title: 'Àṣẹ rẹ ti parí',
      text: `Iye láti pààrọ̀ ${spell(ceiling)} sí ${to} kò dé lásìkò. Owó kankan kò kúrò.`,
    }),
    ig: ({ ceiling, to }, spell) => ({
      title: 'Iwu gị agwụla',
      text: `Ọnụego ịgbanwe ${spell(ceiling)} gaa na ${to} abịaghị n’oge. O nweghị ego megharịrị.`,
    }),
  },
});

export const orderFailed = defineNotice<OrderFacts>({
  name: 'order_failed',
  topic: 'money',
  isMailed: true,
  link: () => convertView,
  words: {
    en: ({ ceiling, to, why }, spell) => ({
      title: 'Your order could not be carried out',
      text: `The rate for converting ${spell(ceiling)} to ${to} came, but ${reasons.en[why ?? ''] ?? reasons.en['']!}. No money has moved. Place the order again once that has changed.`,
    }),
    pcm: ({ ceiling, to, why }, spell) => ({
      title: 'We no fit do your order',
      text: `Di rate to convert ${spell(ceiling)} to ${to} come, but ${reasons.pcm[why ?? ''] ?? reasons.pcm['']!}. No money move. Place di order again once dat one don change.`,
    }),
    fr: ({ ceiling, to, why }, spell) => ({
      title: 'Votre ordre n’a pas pu être exécuté',
      text: `Le taux voulu pour convertir ${spell(ceiling)} en ${to} est venu, mais ${reasons.fr[why ?? ''] ?? reasons.fr['']!}. Aucun argent n’a bougé. Passez l’ordre de nouveau quand cela aura changé.`,
    }),
    es: ({ ceiling, to, why }, spell) => ({
      title: 'Su orden no se pudo ejecutar',
      text: `El tipo para convertir ${spell(ceiling)} en ${to} llegó, pero ${reasons.es[why ?? ''] ?? reasons.es['']!}. No se ha movido dinero. Vuelva a dar la orden cuando eso haya cambiado.`,
    }),
    ha: ({ ceiling, to, why }, spell) => ({
      title: 'Ba a iya aiwatar da odarku ba',
      text: `Farashin canza ${spell(ceiling)} zuwa ${to} ya zo, amma ${reasons.ha[why ?? ''] ?? reasons.ha['']!}. Babu kuɗin da ya motsa. Ku sake saka odar idan hakan ya canza.`,
    }),
    yo: ({ ceiling, to, why }, spell) => ({
      title: 'A kò lè ṣe àṣẹ rẹ',
      text: `Iye láti pààrọ̀ ${spell(ceiling)} sí ${to} dé, àmọ́ ${reasons.yo[why ?? ''] ?? reasons.yo['']!}. Owó kankan kò kúrò. Tún fi àṣẹ náà sílẹ̀ nígbà tí èyí bá yí padà.`,
    }),
    ig: ({ ceiling, to, why }, spell) => ({
      title: 'Enweghị ike imezu iwu gị',
      text: `Ọnụego ịgbanwe ${spell(ceiling)} gaa na ${to} bịara, mana ${reasons.ig[why ?? ''] ?? reasons.ig['']!}. O nweghị ego megharịrị. Nye iwu ahụ ọzọ mgbe nke ahụ gbanwere.`,
    }),
  },
});

/** Under the code of the refusal; the empty one says it of all others. */
const reasons: InLanguages<Readonly<Record<string, string>>> = {
  en: {
    insufficient_funds: 'there was no money in the wallet',
    amount_too_small: 'too little money was left in the wallet',
    account_frozen: 'your account is frozen',
    wallet_closed: 'one of the wallets is closed',
    '': 'your account may not move money at the moment',
  },
  pcm: {
    insufficient_funds: 'money no dey di wallet',
    amount_too_small: 'money wey remain for di wallet too small',
    account_frozen: 'your account don freeze',
    wallet_closed: 'one of di wallets don close',
    '': 'your account no fit move money for now',
  },
  fr: {
    insufficient_funds: 'il n’y avait pas d’argent dans le portefeuille',
    amount_too_small: 'il restait trop peu d’argent dans le portefeuille',
    account_frozen: 'votre compte est bloqué',
    wallet_closed: 'l’un des portefeuilles est fermé',
    '': 'votre compte ne peut pas déplacer d’argent pour le moment',
  },
  es: {
    insufficient_funds: 'no había dinero en la billetera',
    amount_too_small: 'quedaba muy poco dinero en la billetera',
    account_frozen: 'su cuenta está bloqueada',
    wallet_closed: 'una de las billeteras está cerrada',
    '': 'su cuenta no puede mover dinero en este momento',
  },
  ha: {
    insufficient_funds: 'babu kuɗi a walet ɗin',
    amount_too_small: 'kuɗin da ya rage a walet ya yi kaɗan',
    account_frozen: 'an dakatar da asusunku',
    wallet_closed: 'an rufe ɗaya daga walet ɗin',
    '': 'asusunku ba zai iya motsa kuɗi a yanzu ba',
  },
  yo: {
    insufficient_funds: 'kò sí owó nínú àpamọ́wọ́',
    amount_too_small: 'owó tó kù nínú àpamọ́wọ́ kéré jù',
    account_frozen: 'a ti dá àkáǹtì rẹ dúró',
    wallet_closed: 'a ti pa ọ̀kan nínú àwọn àpamọ́wọ́ náà',
    '': 'àkáǹtì rẹ kò lè gbé owó báyìí',
  },
  ig: {
    insufficient_funds: 'ego adịghị n’akpa ego ahụ',
    amount_too_small: 'ego fọdụrụ n’akpa ego ahụ pere mpe',
    account_frozen: 'akwụsịtụrụ akaụntụ gị',
    wallet_closed: 'emechiri otu n’ime akpa ego ndị ahụ',
    '': 'akaụntụ gị enweghị ike imegharị ego ugbu a',
  },
};
