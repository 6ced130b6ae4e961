import { defineNotice, type Language, type Words } from '@wura/notices/server/kinds';
import { dateLocales, inEachLanguage } from '@wura/wire/languages';
import type { ExpiryStep } from './queries.ts';

interface Ends {
  /** Calendar days. */
  readonly expiresOn: string;
  readonly limitsFallOn: string;
}

const wordsOf = (step: ExpiryStep) =>
  defineNotice<Ends>({
    name: `kyc_id_${step}`,
    topic: 'account',
    isMailed: true,
    link: () => '/kyc',
    words: inEachLanguage(language => ({ expiresOn, limitsFallOn }: Ends) => {
      const { title, text } = words[language][step];
      return { title, text: text(spellDay(expiresOn, language), spellDay(limitsFallOn, language)) };
    }),
  });

const spellDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

type Told = Pick<Words, 'title'> & { readonly text: (end: string, fall: string) => string };

const words: Readonly<Record<Language, Readonly<Record<ExpiryStep, Told>>>> = {
  en: {
    month: {
      title: 'Your ID ends soon',
      text: end => `Your ID is good until ${end}. Send a new one before then, and your limits stay as they are.`,
    },
    week: {
      title: 'Your ID ends within a week',
      text: end => `Your ID is good until ${end}. Send a new one before then, and your limits stay as they are.`,
    },
    day: {
      title: 'Your ID ends now',
      text: end => `${end} is the last day of your ID. Send a new one, and your limits stay as they are.`,
    },
    expired: {
      title: 'Your ID has expired',
      text: (end, fall) =>
        `Your ID was good until ${end}. Please send a new one: from ${fall} on, the limits of the tier below hold.`,
    },
    lapsed: {
      title: 'Your limits are lower now',
      text: end =>
        `Your ID was good until ${end}, and we have no new one. The limits of the tier below hold until a new ID is approved.`,
    },
  },
  pcm: {
    month: {
      title: 'Your ID go soon expire',
      text: end => `Your ID good reach ${end}. Send new one before dat day, and your limits go remain as dem be.`,
    },
    week: {
      title: 'Your ID go expire inside one week',
      text: end => `Your ID good reach ${end}. Send new one before dat day, and your limits go remain as dem be.`,
    },
    day: {
      title: 'Your ID dey expire now',
      text: end => `${end} na di last day of your ID. Send new one, and your limits go remain as dem be.`,
    },
    expired: {
      title: 'Your ID don expire',
      text: (end, fall) =>
        `Your ID good reach ${end}. Abeg send new one: from ${fall}, na di limits of di tier below go work.`,
    },
    lapsed: {
      title: 'Your limits don come down',
      text: end =>
        `Your ID good reach ${end}, and we never see new one. Na di limits of di tier below dey work until new ID pass.`,
    },
  },
  fr: {
    month: {
      title: 'Votre pièce expire bientôt',
      text: end =>
        `Votre pièce est valable jusqu’au ${end}. Envoyez-en une nouvelle avant, et vos plafonds restent les mêmes.`,
    },
    week: {
      title: 'Votre pièce expire d’ici une semaine',
      text: end =>
        `Votre pièce est valable jusqu’au ${end}. Envoyez-en une nouvelle avant, et vos plafonds restent les mêmes.`,
    },
    day: {
      title: 'Votre pièce expire maintenant',
      text: end =>
        `Le ${end} est le dernier jour de votre pièce. Envoyez-en une nouvelle, et vos plafonds restent les mêmes.`,
    },
    expired: {
      title: 'Votre pièce a expiré',
      text: (end, fall) =>
        `Votre pièce était valable jusqu’au ${end}. Envoyez-en une nouvelle : à partir du ${fall}, les plafonds du niveau inférieur s’appliquent.`,
    },
    lapsed: {
      title: 'Vos plafonds sont plus bas',
      text: end =>
        `Votre pièce était valable jusqu’au ${end} et nous n’en avons pas de nouvelle. Les plafonds du niveau inférieur s’appliquent jusqu’à l’approbation d’une nouvelle pièce.`,
    },
  },
  es: {
    month: {
      title: 'Su documento caduca pronto',
      text: end => `Su documento vale hasta el ${end}. Envíe uno nuevo antes y sus límites no cambian.`,
    },
    week: {
      title: 'Su documento caduca en menos de una semana',
      text: end => `Su documento vale hasta el ${end}. Envíe uno nuevo antes y sus límites no cambian.`,
    },
    day: {
      title: 'Su documento caduca ahora',
      text: end => `El ${end} es el último día de su documento. Envíe uno nuevo y sus límites no cambian.`,
    },
    expired: {
      title: 'Su documento ha caducado',
      text: (end, fall) =>
        `Su documento valía hasta el ${end}. Envíe uno nuevo: desde el ${fall} rigen los límites del nivel inferior.`,
    },
    lapsed: {
      title: 'Sus límites son más bajos',
      text: end =>
        `Su documento valía hasta el ${end} y no tenemos uno nuevo. Rigen los límites del nivel inferior hasta que se apruebe un documento nuevo.`,
    },
  },
  ha: {
    month: {
      title: 'Katin shaidarku zai ƙare nan ba da jimawa ba',
      text: end =>
        `Katin shaidarku yana aiki har ${end}. Ku aiko da sabo kafin nan, iyakokinku za su zauna yadda suke.`,
    },
    week: {
      title: 'Katin shaidarku zai ƙare cikin mako guda',
      text: end =>
        `Katin shaidarku yana aiki har ${end}. Ku aiko da sabo kafin nan, iyakokinku za su zauna yadda suke.`,
    },
    day: {
      title: 'Katin shaidarku yana ƙarewa yanzu',
      text: end => `${end} ita ce ranar ƙarshe ta katin shaidarku. Ku aiko da sabo, iyakokinku za su zauna yadda suke.`,
    },
    expired: {
      title: 'Katin shaidarku ya ƙare',
      text: (end, fall) =>
        `Katin shaidarku ya yi aiki har ${end}. Ku aiko da sabo: daga ${fall}, iyakokin matakin ƙasa ne za su yi aiki.`,
    },
    lapsed: {
      title: 'Iyakokinku sun ragu',
      text: end =>
        `Katin shaidarku ya yi aiki har ${end}, kuma ba mu sami sabo ba. Iyakokin matakin ƙasa ne ke aiki har sai an amince da sabon kati.`,
    },
  },
  yo: {
    month: {
      title: 'Ìwé ìdánimọ̀ rẹ máa parí láìpẹ́',
      text: end => `Ìwé ìdánimọ̀ rẹ wúlò títí di ${end}. Fi tuntun ránṣẹ́ kí ọjọ́ yẹn tó dé, gbèdéke rẹ kò sì ní yí padà.`,
    },
    week: {
      title: 'Ìwé ìdánimọ̀ rẹ máa parí láàárín ọ̀sẹ̀ kan',
      text: end => `Ìwé ìdánimọ̀ rẹ wúlò títí di ${end}. Fi tuntun ránṣẹ́ kí ọjọ́ yẹn tó dé, gbèdéke rẹ kò sì ní yí padà.`,
    },
    day: {
      title: 'Ìwé ìdánimọ̀ rẹ ń parí báyìí',
      text: end => `${end} ni ọjọ́ ìkẹyìn ìwé ìdánimọ̀ rẹ. Fi tuntun ránṣẹ́, gbèdéke rẹ kò sì ní yí padà.`,
    },
    expired: {
      title: 'Ìwé ìdánimọ̀ rẹ ti parí',
      text: (end, fall) =>
        `Ìwé ìdánimọ̀ rẹ wúlò títí di ${end}. Jọ̀wọ́ fi tuntun ránṣẹ́: láti ${fall}, gbèdéke ìpele ìsàlẹ̀ ni yóò máa ṣiṣẹ́.`,
    },
    lapsed: {
      title: 'Gbèdéke rẹ ti dínkù',
      text: end =>
        `Ìwé ìdánimọ̀ rẹ wúlò títí di ${end}, a kò sì tíì rí tuntun. Gbèdéke ìpele ìsàlẹ̀ ló ń ṣiṣẹ́ títí a ó fi gba ìwé tuntun.`,
    },
  },
  ig: {
    month: {
      title: 'Kaadị njirimara gị ga-agwụ n’oge na-adịghị anya',
      text: end => `Kaadị njirimara gị dị irè ruo ${end}. Zite nke ọhụrụ tupu mgbe ahụ, oke gị agaghị agbanwe.`,
    },
    week: {
      title: 'Kaadị njirimara gị ga-agwụ n’ime otu izu',
      text: end => `Kaadị njirimara gị dị irè ruo ${end}. Zite nke ọhụrụ tupu mgbe ahụ, oke gị agaghị agbanwe.`,
    },
    day: {
      title: 'Kaadị njirimara gị na-agwụ ugbu a',
      text: end => `${end} bụ ụbọchị ikpeazụ nke kaadị njirimara gị. Zite nke ọhụrụ, oke gị agaghị agbanwe.`,
    },
    expired: {
      title: 'Kaadị njirimara gị agwụla',
      text: (end, fall) =>
        `Kaadị njirimara gị dị irè ruo ${end}. Biko zite nke ọhụrụ: site na ${fall}, oke nke ọkwa dị n’okpuru ga-arụ ọrụ.`,
    },
    lapsed: {
      title: 'Oke gị agbadala',
      text: end =>
        `Kaadị njirimara gị dị irè ruo ${end}, anyị enwetabeghị nke ọhụrụ. Oke nke ọkwa dị n’okpuru na-arụ ọrụ ruo mgbe akwadoro kaadị ọhụrụ.`,
    },
  },
};

/** What a customer hears of an ID that ends, step by step. */
export const idExpiry: Readonly<Record<ExpiryStep, ReturnType<typeof wordsOf>>> = {
  month: wordsOf('month'),
  week: wordsOf('week'),
  day: wordsOf('day'),
  expired: wordsOf('expired'),
  lapsed: wordsOf('lapsed'),
};
