import { inEachLanguage, type InLanguages } from '@wura/wire/languages';
import { defineNotice, type Language, type NoticeKind } from '@wura/notices/server/kinds';
import type { RequestKind } from '../contract.ts';
import type { RequestStep } from '../steps.ts';

interface Facts {
  id: string;
  /** What staff said with it. */
  note: string | undefined;
}

const viewOf: Readonly<Record<RequestKind, string>> = {
  loans: 'loans-payment',
  'business-registration': 'business-registration',
};

const named: Readonly<Record<RequestKind, InLanguages<string>>> = {
  loans: {
    en: 'loan request',
    pcm: 'loan request',
    fr: 'demande de prêt',
    es: 'solicitud de préstamo',
    ha: 'buƙatar rance',
    yo: 'ìbéèrè owó yíyá',
    ig: 'arịrịọ mgbazinye ego',
  },
  'business-registration': {
    en: 'business registration',
    pcm: 'business registration',
    fr: 'demande d’immatriculation',
    es: 'solicitud de registro',
    ha: 'rajistar kasuwanci',
    yo: 'ìforúkọsílẹ̀ iṣẹ́ ajé',
    ig: 'ndebanye aha azụmahịa',
  },
};

type Says = InLanguages<(what: string) => { title: string; text: string }>;

const said: Readonly<Partial<Record<RequestStep, Says>>> = {
  in_review: {
    en: what => ({ title: `Your ${what} is being looked at`, text: 'We will write to you as soon as there is news.' }),
    pcm: what => ({ title: `We dey look your ${what}`, text: 'We go write you as soon as news dey.' }),
    fr: what => ({ title: `Votre ${what} est à l’étude`, text: 'Nous vous écrirons dès qu’il y aura du nouveau.' }),
    es: what => ({ title: `Su ${what} está en revisión`, text: 'Le escribiremos en cuanto haya novedades.' }),
    ha: what => ({ title: `Ana duba ta: ${what}`, text: 'Za mu rubuto muku da zarar akwai labari.' }),
    yo: what => ({ title: `A ń yẹ̀ ẹ́ wò: ${what}`, text: 'A óò kọ̀wé sí ọ ní kété tí ìròyìn bá wà.' }),
    ig: what => ({ title: `A na-elele ${what} gị`, text: 'Anyị ga-edetara gị akwụkwọ ozugbo e nwere ozi.' }),
  },
  needs_information: {
    en: what => ({ title: `We need something for your ${what}`, text: 'Please answer in the request.' }),
    pcm: what => ({ title: `We need something for your ${what}`, text: 'Abeg answer inside di request.' }),
    fr: what => ({
      title: `Il nous manque quelque chose pour votre ${what}`,
      text: 'Merci de répondre dans la demande.',
    }),
    es: what => ({ title: `Necesitamos algo para su ${what}`, text: 'Responda en la solicitud, por favor.' }),
    ha: what => ({ title: `Muna buƙatar wani abu: ${what}`, text: 'Ku amsa a cikin buƙatar.' }),
    yo: what => ({ title: `A nílò nǹkan kan: ${what}`, text: 'Jọ̀wọ́ dáhùn nínú ìbéèrè náà.' }),
    ig: what => ({ title: `Anyị chọrọ ihe maka ${what} gị`, text: 'Biko zaa n’ime arịrịọ ahụ.' }),
  },
  accepted: {
    en: what => ({ title: `Your ${what} was accepted`, text: 'What comes next is in the request.' }),
    pcm: what => ({ title: `Dem don accept your ${what}`, text: 'Wetin go follow dey inside di request.' }),
    fr: what => ({ title: `Votre ${what} est acceptée`, text: 'La suite se trouve dans la demande.' }),
    es: what => ({ title: `Su ${what} fue aceptada`, text: 'Lo que sigue está en la solicitud.' }),
    ha: what => ({ title: `An karɓi: ${what}`, text: 'Abin da ke gaba yana cikin buƙatar.' }),
    yo: what => ({ title: `A ti gbà á: ${what}`, text: 'Ohun tó kàn wà nínú ìbéèrè náà.' }),
    ig: what => ({ title: `Anabatara ${what} gị`, text: 'Ihe na-esote dị n’ime arịrịọ ahụ.' }),
  },
  completed: {
    en: what => ({ title: `Your ${what} is complete`, text: 'Everything about it is in the request.' }),
    pcm: what => ({ title: `Your ${what} don complete`, text: 'Everything about am dey inside di request.' }),
    fr: what => ({ title: `Votre ${what} est terminée`, text: 'Tout se trouve dans la demande.' }),
    es: what => ({ title: `Su ${what} está completa`, text: 'Todo está en la solicitud.' }),
    ha: what => ({ title: `An kammala: ${what}`, text: 'Komai game da ita yana cikin buƙatar.' }),
    yo: what => ({ title: `Ó ti parí: ${what}`, text: 'Gbogbo rẹ̀ wà nínú ìbéèrè náà.' }),
    ig: what => ({ title: `${what} gị emezuola`, text: 'Ihe niile banyere ya dị n’ime arịrịọ ahụ.' }),
  },
  declined: {
    en: what => ({ title: `Your ${what} was declined`, text: 'You may ask again at any time.' }),
    pcm: what => ({ title: `Dem reject your ${what}`, text: 'You fit ask again any time.' }),
    fr: what => ({ title: `Votre ${what} est refusée`, text: 'Vous pouvez redemander à tout moment.' }),
    es: what => ({ title: `Su ${what} fue rechazada`, text: 'Puede volver a pedirlo cuando quiera.' }),
    ha: what => ({ title: `An ƙi: ${what}`, text: 'Kuna iya sake nema kowane lokaci.' }),
    yo: what => ({ title: `A kọ̀ ọ́: ${what}`, text: 'O lè tún béèrè nígbàkígbà.' }),
    ig: what => ({ title: `Ajụrụ ${what} gị`, text: 'Ị nwere ike ịrịọ ọzọ oge ọ bụla.' }),
  },
};

/** Something was said and nothing moved. */
const written: Says = {
  en: what => ({ title: `A message about your ${what}`, text: 'You can answer in the request.' }),
  pcm: what => ({ title: `Message about your ${what}`, text: 'You fit answer inside di request.' }),
  fr: what => ({ title: `Un message sur votre ${what}`, text: 'Vous pouvez répondre dans la demande.' }),
  es: what => ({ title: `Un mensaje sobre su ${what}`, text: 'Puede responder en la solicitud.' }),
  ha: what => ({ title: `Saƙo game da ${what}`, text: 'Kuna iya amsawa a cikin buƙatar.' }),
  yo: what => ({ title: `Ọ̀rọ̀ nípa ${what}`, text: 'O lè dáhùn nínú ìbéèrè náà.' }),
  ig: what => ({ title: `Ozi banyere ${what} gị`, text: 'Ị nwere ike ịza n’ime arịrịọ ahụ.' }),
};

/** What a customer is told when staff have moved a request, or written about it. */
export function noticeOf(kind: RequestKind, to: RequestStep | undefined): NoticeKind<Facts> {
  const says = (to !== undefined && said[to]) || written;
  const wordsIn = (language: Language) => (facts: Facts) => {
    const { title, text } = says[language](named[kind][language]);
    return { title, text: facts.note === undefined ? text : `${facts.note}\n\n${text}` };
  };
  return defineNotice<Facts>({
    name: `request_${to ?? 'message'}`,
    topic: 'account',
    isMailed: true,
    link: ({ id }) => `/wallet?view=${viewOf[kind]}&request=${id}`,
    words: inEachLanguage(wordsIn),
  });
}
