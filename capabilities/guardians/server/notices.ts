import { defineNotice, type Words } from '@wura/notices/server/kinds';
import { inEachLanguage, type InLanguages } from '@wura/wire/languages';
import type { Ending } from '../rules.ts';
import { endedBecause, endedTitle } from './ending-words.ts';
import { holds } from './held-words.ts';

// Both sides hear of each step. A reason is an operator's own words, in the language they were written in.

const told = { topic: 'security', isMailed: true, link: () => '/wallet?view=guardians' } as const;

interface Other {
  /** The other side. */
  name: string;
}

export const guardianAsked = defineNotice<Other>({
  name: 'guardian_asked',
  ...told,
  words: {
    en: ({ name }) => ({
      title: `${name} asks you to be their guardian`,
      text: `${name} is under 18. As guardian you see what their account does, may hold it to less, and may pause it. Agree only if you are their parent or legal guardian.`,
    }),
    pcm: ({ name }) => ({
      title: `${name} wan make you be their guardian`,
      text: `${name} never reach 18. As guardian you go see wetin their account dey do, you fit reduce am, and you fit pause am. Only gree if you be their papa, mama or legal guardian.`,
    }),
    fr: ({ name }) => ({
      title: `${name} vous demande d’être son tuteur`,
      text: `${name} a moins de 18 ans. Comme tuteur, vous voyez ce que fait son compte, pouvez abaisser ses plafonds et le suspendre. N’acceptez que si vous êtes son parent ou son tuteur légal.`,
    }),
    es: ({ name }) => ({
      title: `${name} le pide que sea su tutor`,
      text: `${name} tiene menos de 18 años. Como tutor verá lo que hace su cuenta y podrá bajar sus límites y pausarla. Acepte solo si es su padre, su madre o su tutor legal.`,
    }),
    ha: ({ name }) => ({
      title: `${name} na neman ku zama mai kula da shi`,
      text: `${name} bai kai shekara 18 ba. A matsayin mai kula, za ku ga abin da asusun yake yi, kuna iya rage iyakarsa, kuma kuna iya dakatar da shi. Ku yarda ne kawai idan ku mahaifi ne ko mai kula na doka.`,
    }),
    yo: ({ name }) => ({
      title: `${name} ń béèrè pé kí o jẹ́ alágbàtọ́ òun`,
      text: `${name} kò tíì pé ọdún 18. Gẹ́gẹ́ bí alágbàtọ́, wàá máa rí ohun tí àkáǹtì náà ń ṣe, o lè dín gbèdéke rẹ̀ kù, o sì lè dá a dúró. Gbà nìkan bí o bá jẹ́ òbí tàbí alágbàtọ́ rẹ̀ lábẹ́ òfin.`,
    }),
    ig: ({ name }) => ({
      title: `${name} na-arịọ ka ị bụrụ onye nlekọta ya`,
      text: `${name} erubeghị afọ 18. Dị ka onye nlekọta, ị ga-ahụ ihe akaụntụ ya na-eme, ị nwere ike ibelata oke ya, ị nwekwara ike ịkwụsịtụ ya. Kweta naanị ma ọ bụrụ na ị bụ nne, nna ma ọ bụ onye nlekọta ya n’iwu.`,
    }),
  },
});

export const guardianAgreed = defineNotice<Other>({
  name: 'guardian_agreed',
  ...told,
  words: {
    en: ({ name }) => ({
      title: `${name} agreed to be your guardian`,
      text: 'Now we compare the papers of both of you. That takes up to 3 business days.',
    }),
    pcm: ({ name }) => ({
      title: `${name} don gree to be your guardian`,
      text: 'Now we dey check the papers of two of una. E fit take reach 3 business days.',
    }),
    fr: ({ name }) => ({
      title: `${name} accepte d’être votre tuteur`,
      text: 'Nous comparons maintenant vos pièces à tous les deux. Cela prend jusqu’à 3 jours ouvrables.',
    }),
    es: ({ name }) => ({
      title: `${name} acepta ser su tutor`,
      text: 'Ahora comparamos los documentos de ambos. Puede tardar hasta 3 días hábiles.',
    }),
    ha: ({ name }) => ({
      title: `${name} ya yarda ya zama mai kula da ku`,
      text: 'Yanzu muna kwatanta takardun ku biyu. Yana iya ɗaukar kwanakin aiki 3.',
    }),
    yo: ({ name }) => ({
      title: `${name} ti gbà láti jẹ́ alágbàtọ́ rẹ`,
      text: 'A ń fi ìwé ẹ̀yin méjèèjì wéra báyìí. Ó lè gba tó ọjọ́ iṣẹ́ 3.',
    }),
    ig: ({ name }) => ({
      title: `${name} ekwetala ịbụ onye nlekọta gị`,
      text: 'Ugbu a anyị na-atụnyere akwụkwọ unu abụọ. O nwere ike were ụbọchị ọrụ 3.',
    }),
  },
});

export const guardianDeclined = defineNotice<undefined>({
  name: 'guardian_declined',
  ...told,
  words: inEachLanguage(language => () => declined[language]),
});

const declined: InLanguages<Words> = {
  en: { title: 'Your guardian request was declined', text: 'The adult you asked declined. You can ask another one.' },
  pcm: {
    title: 'Dem no gree your guardian request',
    text: 'The adult wey you ask no gree. You fit ask another person.',
  },
  fr: {
    title: 'Votre demande de tuteur a été refusée',
    text: 'L’adulte que vous avez sollicité a refusé. Vous pouvez en solliciter un autre.',
  },
  es: {
    title: 'Su solicitud de tutor fue rechazada',
    text: 'La persona adulta a la que se lo pidió no aceptó. Puede pedírselo a otra.',
  },
  ha: {
    title: 'An ƙi buƙatarku ta mai kula',
    text: 'Babban mutumin da kuka nema bai yarda ba. Kuna iya neman wani.',
  },
  yo: {
    title: 'A kọ ìbéèrè alágbàtọ́ rẹ',
    text: 'Àgbàlagbà tí o béèrè lọ́wọ́ rẹ̀ kò gbà. O lè béèrè lọ́wọ́ ẹlòmíràn.',
  },
  ig: {
    title: 'Ajụrụ arịrịọ onye nlekọta gị',
    text: 'Okenye ị rịọrọ ekwetaghị. Ị nwere ike ịrịọ onye ọzọ.',
  },
};

interface ToEither extends Other {
  isYoung: boolean;
}

export const guardianLinked = defineNotice<ToEither>({
  name: 'guardian_linked',
  ...told,
  words: {
    en: ({ name, isYoung }) =>
      isYoung
        ? {
            title: `${name} is your guardian now`,
            text: 'You can move money within the limits of your tier. Your guardian sees what your account does, until you are 18.',
          }
        : {
            title: `You are the guardian of ${name} now`,
            text: 'Under Guardian you see what their account does, and may hold it to less or pause it, until they are 18.',
          },
    pcm: ({ name, isYoung }) =>
      isYoung
        ? {
            title: `${name} na your guardian now`,
            text: 'You fit move money inside your tier limit. Your guardian go dey see wetin your account dey do, until you reach 18.',
          }
        : {
            title: `You be guardian of ${name} now`,
            text: 'For Guardian you go see wetin their account dey do, and you fit reduce or pause am, until dem reach 18.',
          },
    fr: ({ name, isYoung }) =>
      isYoung
        ? {
            title: `${name} est maintenant votre tuteur`,
            text: 'Vous pouvez déplacer de l’argent dans les plafonds de votre niveau. Votre tuteur voit ce que fait votre compte, jusqu’à vos 18 ans.',
          }
        : {
            title: `Vous êtes maintenant le tuteur de ${name}`,
            text: 'Sous Tuteur, vous voyez ce que fait son compte et pouvez abaisser ses plafonds ou le suspendre, jusqu’à ses 18 ans.',
          },
    es: ({ name, isYoung }) =>
      isYoung
        ? {
            title: `${name} ya es su tutor`,
            text: 'Puede mover dinero dentro de los límites de su nivel. Su tutor ve lo que hace su cuenta hasta que cumpla 18 años.',
          }
        : {
            title: `Usted ya es tutor de ${name}`,
            text: 'En Tutor ve lo que hace su cuenta y puede bajar sus límites o pausarla hasta que cumpla 18 años.',
          },
    ha: ({ name, isYoung }) =>
      isYoung
        ? {
            title: `${name} ne mai kula da ku yanzu`,
            text: 'Kuna iya motsa kuɗi cikin iyakar matakinku. Mai kula yana ganin abin da asusunku yake yi, har sai kun kai shekara 18.',
          }
        : {
            title: `Ku ne mai kula da ${name} yanzu`,
            text: 'A sashen Mai kula kuna ganin abin da asusun yake yi, kuna iya rage iyakarsa ko dakatar da shi, har sai ya kai shekara 18.',
          },
    yo: ({ name, isYoung }) =>
      isYoung
        ? {
            title: `${name} ni alágbàtọ́ rẹ báyìí`,
            text: 'O lè gbé owó láàárín gbèdéke ìpele rẹ. Alágbàtọ́ rẹ ń rí ohun tí àkáǹtì rẹ ń ṣe, títí o fi máa pé ọdún 18.',
          }
        : {
            title: `Ìwọ ni alágbàtọ́ ${name} báyìí`,
            text: 'Lábẹ́ Alágbàtọ́ o ń rí ohun tí àkáǹtì náà ń ṣe, o sì lè dín gbèdéke rẹ̀ kù tàbí dá a dúró, títí yóò fi pé ọdún 18.',
          },
    ig: ({ name, isYoung }) =>
      isYoung
        ? {
            title: `${name} bụ onye nlekọta gị ugbu a`,
            text: 'Ị nwere ike ibugharị ego n’ime oke ọkwa gị. Onye nlekọta gị na-ahụ ihe akaụntụ gị na-eme, ruo mgbe ị ruru afọ 18.',
          }
        : {
            title: `Ị bụ onye nlekọta ${name} ugbu a`,
            text: 'N’okpuru Onye nlekọta ị na-ahụ ihe akaụntụ ya na-eme, ị nwekwara ike ibelata ma ọ bụ kwụsịtụ ya, ruo mgbe o ruru afọ 18.',
          },
  },
});

export const guardianRefused = defineNotice<Other & { reason: string }>({
  name: 'guardian_refused',
  ...told,
  words: {
    en: ({ name, reason }) => ({
      title: `The link with ${name} was not confirmed`,
      text: `Our staff looked at it and could not confirm it. The reason: ${reason}`,
    }),
    pcm: ({ name, reason }) => ({
      title: `Dem no confirm the link with ${name}`,
      text: `Our people check am and dem no fit confirm am. The reason: ${reason}`,
    }),
    fr: ({ name, reason }) => ({
      title: `Le lien avec ${name} n’a pas été confirmé`,
      text: `Notre équipe l’a examiné et n’a pas pu le confirmer. Le motif : ${reason}`,
    }),
    es: ({ name, reason }) => ({
      title: `El vínculo con ${name} no se confirmó`,
      text: `Nuestro equipo lo revisó y no pudo confirmarlo. El motivo: ${reason}`,
    }),
    ha: ({ name, reason }) => ({
      title: `Ba a tabbatar da haɗin da ${name} ba`,
      text: `Ma’aikatanmu sun duba amma ba su iya tabbatarwa ba. Dalili: ${reason}`,
    }),
    yo: ({ name, reason }) => ({
      title: `A kò fìdí ìsopọ̀ pẹ̀lú ${name} múlẹ̀`,
      text: `Àwọn òṣìṣẹ́ wa yẹ̀ ẹ́ wò, wọn kò sì lè fìdí rẹ̀ múlẹ̀. Ìdí rẹ̀: ${reason}`,
    }),
    ig: ({ name, reason }) => ({
      title: `Akwadoghị njikọ gị na ${name}`,
      text: `Ndị ọrụ anyị lebara ya anya ma ha enweghị ike ịkwado ya. Ihe kpatara ya: ${reason}`,
    }),
  },
});

export const guardianEnded = defineNotice<ToEither & { by: Ending; reason: string | null }>({
  name: 'guardian_ended',
  ...told,
  words: inEachLanguage(language => ({ name, isYoung, by, reason }) => ({
    title: endedTitle[language](name),
    text: [endedBecause[language](by, isYoung), reason].filter(Boolean).join(' '),
  })),
});

export const guardianHolds = defineNotice<Other & { isPaused: boolean; wasPaused: boolean }>({
  name: 'guardian_holds',
  ...told,
  isMailed: false,
  words: inEachLanguage(language => ({ name, isPaused, wasPaused }) => {
    const { paused, resumed, limits } = holds[language];
    return isPaused === wasPaused ? limits(name) : isPaused ? paused(name) : resumed(name);
  }),
});
