import { dateLocales, type InLanguages } from '@wura/wire/languages';
import type { Money } from '@wura/money';
import { defineNotice, type Language } from '@wura/notices/server/kinds';

// Past 300 lines because it is a list: every notice of a scheduled payment, each in seven languages.

const toSchedule = ({ id }: { id: string }) => `/wallet?view=scheduled&id=${id}`;

interface ShortFacts {
  id: string;
  amount: Money;
  name: string;
  /** What is missing. */
  short: Money;
  /** A day of Lagos: 2026-11-30. */
  day: string;
}

/** "30 November", with the weekday, as the reader says it. */
function spellDay(day: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(dateLocales[language], options).format(Date.parse(day));
}

export const scheduleShort = defineNotice<ShortFacts>({
  name: 'schedule_short',
  about: 'bills',
  topic: 'money',
  isMailed: true,
  link: toSchedule,
  words: {
    en: ({ amount, name, short, day }, spell) => ({
      title: `Add ${spell(short)} for tomorrow’s payment`,
      text: `${spell(amount)} to ${name} is due on ${spellDay(day, 'en')}, and your wallet is ${spell(short)} short. Add money before then, or skip or change the payment.`,
    }),
    pcm: ({ amount, name, short, day }, spell) => ({
      title: `Add ${spell(short)} for tomorrow payment`,
      text: `${spell(amount)} to ${name} go pay on ${spellDay(day, 'pcm')}, and ${spell(short)} never dey your wallet. Add money before then, or skip or change di payment.`,
    }),
    fr: ({ amount, name, short, day }, spell) => ({
      title: `Ajoutez ${spell(short)} pour le paiement de demain`,
      text: `${spell(amount)} pour ${name} sont prévus le ${spellDay(day, 'fr')}, et il manque ${spell(short)} dans votre portefeuille. Ajoutez de l’argent d’ici là, ou sautez ou modifiez le paiement.`,
    }),
    es: ({ amount, name, short, day }, spell) => ({
      title: `Añada ${spell(short)} para el pago de mañana`,
      text: `El ${spellDay(day, 'es')} toca pagar ${spell(amount)} a ${name}, y en su billetera faltan ${spell(short)}. Añada dinero antes, o salte o cambie el pago.`,
    }),
    ha: ({ amount, name, short, day }, spell) => ({
      title: `Ku ƙara ${spell(short)} don biyan gobe`,
      text: `Za a biya ${spell(amount)} ga ${name} ranar ${spellDay(day, 'ha')}, kuma walet ɗinku ya gaza da ${spell(short)}. Ku ƙara kuɗi kafin lokacin, ko ku tsallake ko ku canza biyan.`,
    }),
    yo: ({ amount, name, short, day }, spell) => ({
      title: `Fi ${spell(short)} kún un fún ìsanwó ọ̀la`,
      text: `A óò san ${spell(amount)} fún ${name} ní ${spellDay(day, 'yo')}, owó àpamọ́wọ́ rẹ sì fi ${spell(short)} dín. Fi owó kún un ṣáájú ìgbà náà, tàbí fo ìsanwó náà tàbí yí i padà.`,
    }),
    ig: ({ amount, name, short, day }, spell) => ({
      title: `Tinye ${spell(short)} maka ịkwụ ụgwọ echi`,
      text: `A ga-akwụ ${name} ${spell(amount)} na ${spellDay(day, 'ig')}, akpa ego gị kọrọ ${spell(short)}. Tinye ego tupu mgbe ahụ, ma ọ bụ mafee ma ọ bụ gbanwee ịkwụ ụgwọ ahụ.`,
    }),
  },
});

export const schedulesPaused = defineNotice<{ count: number }>({
  name: 'schedules_paused',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=scheduled',
  words: {
    en: ({ count }) => ({
      title: 'Your scheduled payments are paused',
      text: `Your account was locked, so none of your scheduled payments (${count}) is made for now. Once you are back in, look through them, cancel what is not yours and resume the rest.`,
    }),
    pcm: ({ count }) => ({
      title: 'Your scheduled payments don pause',
      text: `Your account don lock, so we no go make any of your scheduled payments (${count}) for now. When you enter again, check dem, cancel di ones wey no be yours and continue di rest.`,
    }),
    fr: ({ count }) => ({
      title: 'Vos paiements programmés sont en pause',
      text: `Votre compte a été verrouillé : aucun de vos paiements programmés (${count}) n’est effectué pour le moment. Une fois de retour dans votre compte, vérifiez-les, annulez ceux qui ne sont pas de vous et reprenez les autres.`,
    }),
    es: ({ count }) => ({
      title: 'Sus pagos programados están en pausa',
      text: `Su cuenta se bloqueó, así que por ahora no se hace ninguno de sus pagos programados (${count}). Cuando vuelva a entrar, revíselos, cancele los que no sean suyos y reanude los demás.`,
    }),
    ha: ({ count }) => ({
      title: 'An dakatar da biyan da kuka tsara',
      text: `An kulle asusunku, don haka ba za a yi ko ɗaya daga biyan da kuka tsara (${count}) ba a yanzu. Da zarar kun sake shiga, ku duba su, ku soke waɗanda ba naku ba, ku ci gaba da sauran.`,
    }),
    yo: ({ count }) => ({
      title: 'Àwọn ìsanwó tí o ṣètò dúró díẹ̀',
      text: `Àkáǹtì rẹ ti tì, nítorí náà a kò ní san ìkankan nínú àwọn ìsanwó tí o ṣètò (${count}) báyìí. Nígbà tí o bá padà wọlé, yẹ̀ wọ́n wò, fagilé èyí tí kì í ṣe tìrẹ, kí o sì tẹ̀síwájú pẹ̀lú ìyókù.`,
    }),
    ig: ({ count }) => ({
      title: 'Akwụsịtụrụ ịkwụ ụgwọ ndị ị haziri',
      text: `Akpọchiri akaụntụ gị, ya mere a gaghị eme nke ọ bụla n’ime ịkwụ ụgwọ ndị ị haziri (${count}) ugbu a. Mgbe ị banyere ọzọ, lelee ha, kagbuo ndị na-abụghị nke gị ma gaa n’ihu na ndị ọzọ.`,
    }),
  },
});

interface FailedFacts {
  id: string;
  amount: Money;
  name: string;
  /** The code of a refusal, or of the provider's reason. */
  why: string;
  isStoppedAsAsked: boolean;
  isRetry: boolean;
  nextDay: string | null;
}

export const scheduleFailed = defineNotice<FailedFacts>({
  name: 'schedule_failed',
  about: 'bills',
  topic: 'money',
  isMailed: true,
  link: toSchedule,
  words: {
    en: (facts, spell) => ({
      title: `${spell(facts.amount)} to ${facts.name} was not paid`,
      text: `Your scheduled payment was not made: ${reasonIn('en', facts.why)}. No money has left your wallet for it. ${next('en', facts)}`,
    }),
    pcm: (facts, spell) => ({
      title: `${spell(facts.amount)} to ${facts.name} no pay`,
      text: `Your scheduled payment no happen: ${reasonIn('pcm', facts.why)}. No money comot from your wallet for am. ${next('pcm', facts)}`,
    }),
    fr: (facts, spell) => ({
      title: `${spell(facts.amount)} pour ${facts.name} : non payé`,
      text: `Votre paiement programmé n’a pas été effectué : ${reasonIn('fr', facts.why)}. Aucun argent n’a quitté votre portefeuille pour cela. ${next('fr', facts)}`,
    }),
    es: (facts, spell) => ({
      title: `${spell(facts.amount)} a ${facts.name} no se pagó`,
      text: `Su pago programado no se hizo: ${reasonIn('es', facts.why)}. No ha salido dinero de su billetera por él. ${next('es', facts)}`,
    }),
    ha: (facts, spell) => ({
      title: `Ba a biya ${spell(facts.amount)} ga ${facts.name} ba`,
      text: `Ba a yi biyan da kuka tsara ba: ${reasonIn('ha', facts.why)}. Babu kuɗin da ya fita daga walet ɗinku saboda shi. ${next('ha', facts)}`,
    }),
    yo: (facts, spell) => ({
      title: `A kò san ${spell(facts.amount)} fún ${facts.name}`,
      text: `Ìsanwó tí o ṣètò kò wáyé: ${reasonIn('yo', facts.why)}. Owó kankan kò kúrò nínú àpamọ́wọ́ rẹ nítorí rẹ̀. ${next('yo', facts)}`,
    }),
    ig: (facts, spell) => ({
      title: `Akwụghị ${facts.name} ${spell(facts.amount)}`,
      text: `Emeghị ịkwụ ụgwọ ị haziri: ${reasonIn('ig', facts.why)}. O nweghị ego pụrụ n’akpa ego gị maka ya. ${next('ig', facts)}`,
    }),
  },
});

const next = (language: Language, { isStoppedAsAsked, isRetry, nextDay }: FailedFacts): string => {
  const { stopped, over, retry, later } = nexts[language];
  if (isStoppedAsAsked) return stopped;
  if (nextDay === null) return over;
  return `${isRetry ? retry : later} ${spellDay(nextDay, language)}.`;
};

const nexts: InLanguages<Readonly<Record<'stopped' | 'over' | 'retry' | 'later', string>>> = {
  en: {
    stopped: 'As you asked, no more of these payments will be made.',
    over: 'It will not be tried again.',
    retry: 'We will try again on',
    later: 'The next payment is on',
  },
  pcm: {
    stopped: 'As you talk, we no go make any of dis payments again.',
    over: 'We no go try am again.',
    retry: 'We go try again on',
    later: 'Di next payment na on',
  },
  fr: {
    stopped: 'Comme vous l’avez demandé, plus aucun de ces paiements ne sera effectué.',
    over: 'Il ne sera pas tenté de nouveau.',
    retry: 'Nouvel essai le',
    later: 'Le prochain paiement est prévu le',
  },
  es: {
    stopped: 'Como pidió, no se hará ninguno más de estos pagos.',
    over: 'No se intentará de nuevo.',
    retry: 'Lo intentaremos de nuevo el',
    later: 'El próximo pago es el',
  },
  ha: {
    stopped: 'Kamar yadda kuka nema, ba za a ƙara yin waɗannan biye-biye ba.',
    over: 'Ba za a sake gwadawa ba.',
    retry: 'Za mu sake gwadawa ranar',
    later: 'Biya na gaba ranar',
  },
  yo: {
    stopped: 'Bí o ṣe béèrè, a kò ní san irú èyí mọ́.',
    over: 'A kò ní tún gbìyànjú.',
    retry: 'A óò tún gbìyànjú ní',
    later: 'Ìsanwó tó kàn ni',
  },
  ig: {
    stopped: 'Dị ka ị rịọrọ, a gaghị emezi ịkwụ ụgwọ ndị a.',
    over: 'A gaghị anwa ya ọzọ.',
    retry: 'Anyị ga-anwa ọzọ na',
    later: 'Ịkwụ ụgwọ na-esote bụ na',
  },
};

const reasonIn = (language: Language, why: string) => reasons[language][why] ?? reasons[language]['']!;

/** Under the code of the refusal; the empty one says it of all others. */
const reasons: InLanguages<Readonly<Record<string, string>>> = {
  en: {
    insufficient_funds: 'there was not enough money in the wallet',
    limit_exceeded: 'it would have passed your limit for the day',
    account_frozen: 'your account is frozen',
    identity_required: 'your identity has to be checked first',
    recipient_limit: 'the receiver may not be sent as much',
    price_changed: 'the price has changed since you agreed to it',
    name_mismatch: 'the account is now in another name',
    meter_not_verified: 'the meter is now in another name',
    smartcard_not_verified: 'the smartcard is now in another name',
    unknown_plan: 'this plan is no longer sold',
    unknown_bouquet: 'this bouquet is no longer sold',
    account_not_found: 'the bank no longer knows this account',
    user_not_found: 'this customer can no longer be paid',
    not_found: 'what it was for is closed',
    service_off: 'this service is switched off at the moment',
    provider_unavailable: 'the service could not be reached all day',
    '': 'the payment was refused',
  },
  pcm: {
    insufficient_funds: 'money no reach for di wallet',
    limit_exceeded: 'e for pass your limit for di day',
    account_frozen: 'your account don freeze',
    identity_required: 'we need check your identity first',
    recipient_limit: 'di person wey dey collect no fit receive reach dat',
    price_changed: 'di price don change since you gree',
    name_mismatch: 'di account now get another name',
    meter_not_verified: 'di meter now get another name',
    smartcard_not_verified: 'di smartcard now get another name',
    unknown_plan: 'dem no dey sell dis plan again',
    unknown_bouquet: 'dem no dey sell dis bouquet again',
    account_not_found: 'di bank no sabi dis account again',
    user_not_found: 'we no fit pay dis customer again',
    not_found: 'wetin e dey for don close',
    service_off: 'dis service dey off for now',
    provider_unavailable: 'we no fit reach di service all through di day',
    '': 'dem reject di payment',
  },
  fr: {
    insufficient_funds: 'il n’y avait pas assez d’argent dans le portefeuille',
    limit_exceeded: 'il aurait dépassé votre limite du jour',
    account_frozen: 'votre compte est bloqué',
    identity_required: 'votre identité doit d’abord être vérifiée',
    recipient_limit: 'le bénéficiaire ne peut pas recevoir autant',
    price_changed: 'le prix a changé depuis votre accord',
    name_mismatch: 'le compte est désormais à un autre nom',
    meter_not_verified: 'le compteur est désormais à un autre nom',
    smartcard_not_verified: 'la carte est désormais à un autre nom',
    unknown_plan: 'ce forfait n’est plus vendu',
    unknown_bouquet: 'ce bouquet n’est plus vendu',
    account_not_found: 'la banque ne connaît plus ce compte',
    user_not_found: 'ce client ne peut plus être payé',
    not_found: 'ce à quoi il était destiné est fermé',
    service_off: 'ce service est coupé pour le moment',
    provider_unavailable: 'le service est resté injoignable toute la journée',
    '': 'le paiement a été refusé',
  },
  es: {
    insufficient_funds: 'no había suficiente dinero en la billetera',
    limit_exceeded: 'habría superado su límite del día',
    account_frozen: 'su cuenta está bloqueada',
    identity_required: 'antes hay que comprobar su identidad',
    recipient_limit: 'el destinatario no puede recibir tanto',
    price_changed: 'el precio ha cambiado desde que lo aceptó',
    name_mismatch: 'la cuenta está ahora a otro nombre',
    meter_not_verified: 'el medidor está ahora a otro nombre',
    smartcard_not_verified: 'la tarjeta está ahora a otro nombre',
    unknown_plan: 'este plan ya no se vende',
    unknown_bouquet: 'este paquete ya no se vende',
    account_not_found: 'el banco ya no conoce esta cuenta',
    user_not_found: 'ya no se puede pagar a este cliente',
    not_found: 'aquello para lo que era está cerrado',
    service_off: 'este servicio está apagado por el momento',
    provider_unavailable: 'el servicio no respondió en todo el día',
    '': 'el pago fue rechazado',
  },
  ha: {
    insufficient_funds: 'kuɗin da ke walet bai isa ba',
    limit_exceeded: 'da ya wuce iyakarku ta rana',
    account_frozen: 'an dakatar da asusunku',
    identity_required: 'dole a fara tantance ku',
    recipient_limit: 'ba za a iya tura wa mai karɓa haka ba',
    price_changed: 'farashin ya canza tun da kuka yarda da shi',
    name_mismatch: 'asusun yanzu yana da wani suna',
    meter_not_verified: 'mitar yanzu tana da wani suna',
    smartcard_not_verified: 'smartcard ɗin yanzu yana da wani suna',
    unknown_plan: 'an daina sayar da wannan tsari',
    unknown_bouquet: 'an daina sayar da wannan tsarin TV',
    account_not_found: 'bankin bai san wannan asusu ba kuma',
    user_not_found: 'ba za a iya biyan wannan abokin ciniki ba kuma',
    not_found: 'an rufe abin da ake biya dominsa',
    service_off: 'an kashe wannan hidima a yanzu',
    provider_unavailable: 'ba a iya samun hidimar ba duk yini',
    '': 'an ƙi biyan',
  },
  yo: {
    insufficient_funds: 'owó inú àpamọ́wọ́ kò tó',
    limit_exceeded: 'ì bá ti ju gbèdéke ojoojúmọ́ rẹ lọ',
    account_frozen: 'a ti dá àkáǹtì rẹ dúró',
    identity_required: 'ó yẹ kí a kọ́kọ́ fìdí ìdánimọ̀ rẹ múlẹ̀',
    recipient_limit: 'olùgbà kò lè gba iye bẹ́ẹ̀',
    price_changed: 'iye rẹ̀ ti yí padà láti ìgbà tí o ti fọwọ́ sí i',
    name_mismatch: 'orúkọ mìíràn ló wà lórí àkáǹtì náà báyìí',
    meter_not_verified: 'orúkọ mìíràn ló wà lórí mítà náà báyìí',
    smartcard_not_verified: 'orúkọ mìíràn ló wà lórí smartcard náà báyìí',
    unknown_plan: 'a kò ta ètò yìí mọ́',
    unknown_bouquet: 'a kò ta ètò TV yìí mọ́',
    account_not_found: 'báńkì kò mọ àkáǹtì yìí mọ́',
    user_not_found: 'a kò lè san owó fún oníbàárà yìí mọ́',
    not_found: 'ohun tí ó wà fún ti di títì',
    service_off: 'a ti pa iṣẹ́ yìí báyìí',
    provider_unavailable: 'iṣẹ́ náà kò ṣiṣẹ́ ní gbogbo ọjọ́ náà',
    '': 'a kọ ìsanwó náà',
  },
  ig: {
    insufficient_funds: 'ego dị n’akpa ego ezughị',
    limit_exceeded: 'ọ gaara akarị oke ụbọchị gị',
    account_frozen: 'akwụsịtụrụ akaụntụ gị',
    identity_required: 'a ga-ebu ụzọ nyochaa njirimara gị',
    recipient_limit: 'a pụghị izigara onye nnata ego ole ahụ',
    price_changed: 'ọnụahịa agbanweela kemgbe i kwetara na ya',
    name_mismatch: 'akaụntụ ahụ dịzi n’aha ọzọ',
    meter_not_verified: 'mita ahụ dịzi n’aha ọzọ',
    smartcard_not_verified: 'smartcard ahụ dịzi n’aha ọzọ',
    unknown_plan: 'a naghịzi ere atụmatụ a',
    unknown_bouquet: 'a naghịzi ere atụmatụ TV a',
    account_not_found: 'ụlọ akụ ahụ amaghịzi akaụntụ a',
    user_not_found: 'enweghịzi ike ịkwụ onye ahịa a ụgwọ',
    not_found: 'emechiela ihe ọ bụ maka ya',
    service_off: 'agbanyụrụ ọrụ a ugbu a',
    provider_unavailable: 'enweghị ike inweta ọrụ ahụ ụbọchị ahụ niile',
    '': 'ajụrụ ịkwụ ụgwọ ahụ',
  },
};
