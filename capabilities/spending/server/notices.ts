import type { InLanguages } from '@wura/wire/languages';
import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';
import type { SpendingCategory } from '@wura/wallets/categories';

interface BudgetFacts {
  category: SpendingCategory;
  spent: Money;
  budget: Money;
}

const link = () => '/wallet?view=spending';

/** As the screens call them, inside a sentence. */
const names: InLanguages<Record<SpendingCategory, string>> = {
  en: {
    groceries: 'groceries',
    eating_out: 'eating out',
    transport: 'transport',
    phone: 'airtime and data',
    utilities: 'power and water',
    entertainment: 'TV and fun',
    shopping: 'shopping',
    housing: 'rent and home',
    health: 'health',
    education: 'school and training',
    people: 'people',
    cards: 'cards',
    savings: 'savings',
    conversion: 'conversions',
    income: 'money in',
    other: 'other things',
  },
  pcm: {
    groceries: 'foodstuff',
    eating_out: 'chop outside',
    transport: 'transport',
    phone: 'airtime and data',
    utilities: 'light and water',
    entertainment: 'TV and enjoyment',
    shopping: 'shopping',
    housing: 'rent and house',
    health: 'health',
    education: 'school and training',
    people: 'people',
    cards: 'cards',
    savings: 'savings',
    conversion: 'conversions',
    income: 'money wey enter',
    other: 'other things',
  },
  fr: {
    groceries: 'courses',
    eating_out: 'restaurants',
    transport: 'transport',
    phone: 'crédit et données',
    utilities: 'électricité et eau',
    entertainment: 'télé et loisirs',
    shopping: 'achats',
    housing: 'loyer et maison',
    health: 'santé',
    education: 'école et formation',
    people: 'proches',
    cards: 'cartes',
    savings: 'épargne',
    conversion: 'conversions',
    income: 'argent reçu',
    other: 'autre',
  },
  es: {
    groceries: 'compras de comida',
    eating_out: 'comer fuera',
    transport: 'transporte',
    phone: 'recargas y datos',
    utilities: 'luz y agua',
    entertainment: 'TV y ocio',
    shopping: 'compras',
    housing: 'alquiler y hogar',
    health: 'salud',
    education: 'escuela y formación',
    people: 'personas',
    cards: 'tarjetas',
    savings: 'ahorro',
    conversion: 'conversiones',
    income: 'dinero recibido',
    other: 'otros',
  },
  ha: {
    groceries: 'kayan abinci',
    eating_out: 'cin abinci a waje',
    transport: 'sufuri',
    phone: 'katin waya da data',
    utilities: 'wuta da ruwa',
    entertainment: 'TV da nishaɗi',
    shopping: 'siyayya',
    housing: 'haya da gida',
    health: 'lafiya',
    education: 'makaranta da horo',
    people: 'mutane',
    cards: 'katuna',
    savings: 'ajiya',
    conversion: 'canjin kuɗi',
    income: 'kuɗin da ya shigo',
    other: 'sauran abubuwa',
  },
  yo: {
    groceries: 'oúnjẹ ilé',
    eating_out: 'oúnjẹ níta',
    transport: 'ọkọ̀ wíwọ̀',
    phone: 'owó ìpè àti dátà',
    utilities: 'iná àti omi',
    entertainment: 'TV àti ìgbádùn',
    shopping: 'ìrajà',
    housing: 'ilé àti owó ilé',
    health: 'ìlera',
    education: 'ilé-ìwé àti ẹ̀kọ́',
    people: 'àwọn ènìyàn',
    cards: 'káàdì',
    savings: 'ìfowópamọ́',
    conversion: 'ìpààrọ̀',
    income: 'owó tó wọlé',
    other: 'ohun mìíràn',
  },
  ig: {
    groceries: 'nri na ihe oriri',
    eating_out: 'iri nri n’èzí',
    transport: 'njem',
    phone: 'kredit ekwentị na data',
    utilities: 'ọkụ na mmiri',
    entertainment: 'TV na ntụrụndụ',
    shopping: 'ịzụ ahịa',
    housing: 'ụgwọ ụlọ na ezinụlọ',
    health: 'ahụike',
    education: 'akwụkwọ na ọzụzụ',
    people: 'ndị mmadụ',
    cards: 'kaadị',
    savings: 'ego echekwara',
    conversion: 'mgbanwe ego',
    income: 'ego batara',
    other: 'ihe ndị ọzọ',
  },
};

export const budgetNearlySpent = defineNotice<BudgetFacts>({
  name: 'budget_nearly_spent',
  about: 'bills',
  topic: 'account',
  isMailed: false,
  link,
  words: {
    en: ({ category, spent, budget }, spell) => ({
      title: 'A budget is nearly used up',
      text: `You have spent ${spell(spent)} of your ${spell(budget)} for ${names.en[category]} this month.`,
    }),
    pcm: ({ category, spent, budget }, spell) => ({
      title: 'One budget don nearly finish',
      text: `You don spend ${spell(spent)} out of your ${spell(budget)} for ${names.pcm[category]} dis month.`,
    }),
    fr: ({ category, spent, budget }, spell) => ({
      title: 'Un budget est presque épuisé',
      text: `Budget ${names.fr[category]} : vous avez dépensé ${spell(spent)} sur ${spell(budget)} ce mois-ci.`,
    }),
    es: ({ category, spent, budget }, spell) => ({
      title: 'Un presupuesto casi se ha agotado',
      text: `Presupuesto de ${names.es[category]}: ha gastado ${spell(spent)} de ${spell(budget)} este mes.`,
    }),
    ha: ({ category, spent, budget }, spell) => ({
      title: 'Wani kasafi ya kusa ƙarewa',
      text: `Kun kashe ${spell(spent)} daga ${spell(budget)} na ${names.ha[category]} a wannan wata.`,
    }),
    yo: ({ category, spent, budget }, spell) => ({
      title: 'Ètò ìnáwó kan fẹ́rẹ̀ẹ́ tán',
      text: `O ti ná ${spell(spent)} nínú ${spell(budget)} fún ${names.yo[category]} lóṣù yìí.`,
    }),
    ig: ({ category, spent, budget }, spell) => ({
      title: 'Mmefu akwadoro fọrọ nke nta ka ọ gwụ',
      text: `I mefuola ${spell(spent)} n’ime ${spell(budget)} gị maka ${names.ig[category]} n’ọnwa a.`,
    }),
  },
});

export const budgetSpent = defineNotice<BudgetFacts>({
  name: 'budget_spent',
  about: 'bills',
  topic: 'account',
  isMailed: false,
  link,
  words: {
    en: ({ category, spent, budget }, spell) => ({
      title: 'A budget is used up',
      text: `You have spent ${spell(spent)} for ${names.en[category]} this month; your budget is ${spell(budget)}. No payment is stopped by it.`,
    }),
    pcm: ({ category, spent, budget }, spell) => ({
      title: 'One budget don finish',
      text: `You don spend ${spell(spent)} for ${names.pcm[category]} dis month; your budget na ${spell(budget)}. E no dey stop any payment.`,
    }),
    fr: ({ category, spent, budget }, spell) => ({
      title: 'Un budget est épuisé',
      text: `Budget ${names.fr[category]} : vous avez dépensé ${spell(spent)} ce mois-ci, pour ${spell(budget)} prévus. Aucun paiement n’est bloqué.`,
    }),
    es: ({ category, spent, budget }, spell) => ({
      title: 'Un presupuesto se ha agotado',
      text: `Presupuesto de ${names.es[category]}: ha gastado ${spell(spent)} este mes, de ${spell(budget)} previstos. Ningún pago se detiene por ello.`,
    }),
    ha: ({ category, spent, budget }, spell) => ({
      title: 'Wani kasafi ya ƙare',
      text: `Kun kashe ${spell(spent)} a kan ${names.ha[category]} a wannan wata; kasafinku ${spell(budget)} ne. Ba a hana wani biya saboda shi.`,
    }),
    yo: ({ category, spent, budget }, spell) => ({
      title: 'Ètò ìnáwó kan ti tán',
      text: `O ti ná ${spell(spent)} fún ${names.yo[category]} lóṣù yìí; ètò ìnáwó rẹ jẹ́ ${spell(budget)}. A kò dá ìsanwó kankan dúró nítorí rẹ̀.`,
    }),
    ig: ({ category, spent, budget }, spell) => ({
      title: 'Mmefu akwadoro agwụla',
      text: `I mefuola ${spell(spent)} maka ${names.ig[category]} n’ọnwa a; mmefu akwadoro gị bụ ${spell(budget)}. O nweghị ịkwụ ụgwọ ọ na-akwụsị.`,
    }),
  },
});
