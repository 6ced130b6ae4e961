import { dateLocales, inEachLanguage, type InLanguages } from '@wura/wire/languages';
import { defineNotice, type Language } from '@wura/notices/server/kinds';
import type { DisputeStatus } from '../rules.ts';

interface Moved {
  id: string;
  caseNumber: string;
  status: DisputeStatus;
  /** In the operator's own words, or nothing. */
  said: string;
}

const told = {
  topic: 'account',
  isMailed: true,
  link: ({ id }: { id: string }) => `/wallet?view=disputes&case=${id}`,
} as const;

export const disputeOpened = defineNotice<{ id: string; caseNumber: string; dueAt: Date }>({
  name: 'dispute_opened',
  ...told,
  words: {
    en: ({ caseNumber, dueAt }) => ({
      title: `We have your report: ${caseNumber}`,
      text: `Your case number is ${caseNumber}. We answer by ${dayText(dueAt, 'en')} at the latest. You can follow it and add to it in the app.`,
    }),
    pcm: ({ caseNumber, dueAt }) => ({
      title: `We don get your report: ${caseNumber}`,
      text: `Your case number na ${caseNumber}. We go answer by ${dayText(dueAt, 'pcm')} at most. You fit follow am and add to am for di app.`,
    }),
    fr: ({ caseNumber, dueAt }) => ({
      title: `Nous avons votre signalement : ${caseNumber}`,
      text: `Votre numéro de dossier est ${caseNumber}. Nous répondons au plus tard le ${dayText(dueAt, 'fr')}. Vous pouvez le suivre et le compléter dans l’application.`,
    }),
    es: ({ caseNumber, dueAt }) => ({
      title: `Tenemos su reporte: ${caseNumber}`,
      text: `Su número de caso es ${caseNumber}. Respondemos a más tardar el ${dayText(dueAt, 'es')}. Puede seguirlo y completarlo en la aplicación.`,
    }),
    ha: ({ caseNumber, dueAt }) => ({
      title: `Mun karɓi rahotonku: ${caseNumber}`,
      text: `Lambar ƙorafinku ita ce ${caseNumber}. Za mu amsa kafin ${dayText(dueAt, 'ha')}. Kuna iya bibiyar sa ku ƙara bayani a manhajar.`,
    }),
    ig: ({ caseNumber, dueAt }) => ({
      title: `Anyị natara mkpesa gị: ${caseNumber}`,
      text: `Nọmba mkpesa gị bụ ${caseNumber}. Anyị ga-aza tupu ${dayText(dueAt, 'ig')}. Ị nwere ike isoro ya ma tinyekwuo ihe n’ime ngwa.`,
    }),
  },
});

const now: InLanguages<Readonly<Record<DisputeStatus, string>>> = {
  en: {
    open: 'There is an answer to your case.',
    in_review: 'We are looking into your case.',
    needs_information: 'We need something more from you.',
    resolved: 'Your case is resolved.',
    rejected: 'We could not decide your case in your favour. In the app you find whom you can turn to.',
  },
  pcm: {
    open: 'Answer dey for your case.',
    in_review: 'We dey look your case.',
    needs_information: 'We need one more thing from you.',
    resolved: 'Your case don settle.',
    rejected: 'We no fit decide your case for your side. For di app you go see who you fit meet.',
  },
  fr: {
    open: 'Il y a une réponse à votre dossier.',
    in_review: 'Nous examinons votre dossier.',
    needs_information: 'Il nous faut encore quelque chose de vous.',
    resolved: 'Votre dossier est résolu.',
    rejected: 'Nous n’avons pas pu trancher en votre faveur. Dans l’application, vous trouvez à qui vous adresser.',
  },
  es: {
    open: 'Hay una respuesta a su caso.',
    in_review: 'Estamos revisando su caso.',
    needs_information: 'Necesitamos algo más de usted.',
    resolved: 'Su caso está resuelto.',
    rejected: 'No pudimos decidir su caso a su favor. En la aplicación encuentra a quién puede acudir.',
  },
  ha: {
    open: 'Akwai amsa ga ƙorafinku.',
    in_review: 'Muna duba ƙorafinku.',
    needs_information: 'Muna buƙatar wani abu daga gare ku.',
    resolved: 'An warware ƙorafinku.',
    rejected: 'Ba mu iya yanke ƙorafinku a gare ku ba. A manhajar za ku ga wanda za ku iya kai wa.',
  },
  ig: {
    open: 'E nwere azịza nye mkpesa gị.',
    in_review: 'Anyị na-enyocha mkpesa gị.',
    needs_information: 'Anyị chọkwuru ihe n’aka gị.',
    resolved: 'Edozila mkpesa gị.',
    rejected: 'Anyị enweghị ike ikpebi mkpesa gị n’ihu ọma gị. N’ime ngwa ị ga-ahụ onye ị nwere ike ịgakwuru.',
  },
};

const wordsIn =
  (language: Language) =>
  ({ caseNumber, status, said }: Moved) => ({
    title: `${caseNumber}: ${now[language][status]}`,
    text: said === '' ? now[language][status] : `${now[language][status]}\n\n${said}`,
  });

export const disputeMoved = defineNotice<Moved>({
  name: 'dispute_moved',
  ...told,
  words: inEachLanguage(wordsIn),
});

const dayText = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(at);
