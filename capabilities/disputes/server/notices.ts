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
    yo: ({ caseNumber, dueAt }) => ({
      title: `A ti gba ẹ̀sùn rẹ: ${caseNumber}`,
      text: `Nọ́ńbà ẹ̀sùn rẹ ni ${caseNumber}. A óò dáhùn kí ó tó di ${dayText(dueAt, 'yo')}. O lè tẹ̀lé e kí o sì fi kún un nínú áàpù.`,
    }),
    ig: ({ caseNumber, dueAt }) => ({
      title: `Anyị natara mkpesa gị: ${caseNumber}`,
      text: `Nọmba mkpesa gị bụ ${caseNumber}. Anyị ga-aza tupu ${dayText(dueAt, 'ig')}. Ị nwere ike isoro ya ma tinyekwuo ihe n’ime ngwa.`,
    }),
  },
});

/** Its heading is what the application says of the frozen account. */
export const paymentsLocked = defineNotice<object>({
  name: 'payments_locked',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=disputes',
  words: {
    en: () => ({
      title: 'You reported a fraud, so nothing leaves your account',
      text: 'No payment goes out, your cards are frozen, and what pays by itself has stopped. Your money is still yours, and what comes in arrives. We look into your report and open the account again with you. If it was not you who reported it, set a new password now.',
    }),
    fr: () => ({
      title: 'Vous avez signalé une fraude : rien ne sort de votre compte',
      text: 'Aucun paiement ne part, vos cartes sont gelées et ce qui payait tout seul est arrêté. Votre argent reste le vôtre, et ce qui arrive est crédité. Nous examinons votre signalement et rouvrons le compte avec vous. Si ce signalement n’est pas de vous, changez tout de suite de mot de passe.',
    }),
    es: () => ({
      title: 'Reportó un fraude: no sale nada de su cuenta',
      text: 'No sale ningún pago, sus tarjetas están congeladas y lo que pagaba por sí solo se detuvo. Su dinero sigue siendo suyo, y lo que llega se acredita. Revisamos su reporte y abrimos la cuenta de nuevo con usted. Si no fue usted quien lo reportó, cambie la contraseña ahora.',
    }),
    pcm: () => ({
      title: 'You report fraud, so nothing go comot from your account',
      text: 'No payment go comot, your cards don freeze, and wetin dey pay by itself don stop. Di money na your own still, and wetin dey come go enter. We dey check your report and we go open di account again with you. If no be you report am, set new password now.',
    }),
    ig: () => ({
      title: 'Ị kọrọ aghụghọ, ya mere ihe ọ bụla agaghị esi n’akaụntụ gị pụọ',
      text: 'Ụgwọ ọ bụla agaghị apụ, akwụsịtụrụ kaadị gị, ihe na-akwụ onwe ya akwụsịla. Ego gị ka bụ nke gị, ihe na-abata na-erukwa. Anyị ga-enyocha akụkọ gị ma soro gị mepeghachi akaụntụ ahụ. Ọ bụrụ na ọ bụghị gị kọrọ ya, tinye paswọọdụ ọhụrụ ugbu a.',
    }),
    ha: () => ({
      title: 'Kun ba da rahoton zamba, don haka ba abin da zai fita daga asusunku',
      text: 'Ba biyan da zai fita, an dakatar da katunanku, kuma abin da ke biya da kansa ya tsaya. Kuɗinku naku ne har yanzu, kuma abin da ke shigowa yana isowa. Za mu bincika rahotonku kuma mu sake buɗe asusun tare da ku. Idan ba ku ne kuka ba da rahoton ba, ku sa sabuwar kalmar sirri yanzu.',
    }),
    yo: () => ({
      title: 'O sọ ti jìbìtì, nítorí náà owó kankan kò ní kúrò nínú àkáǹtì rẹ',
      text: 'Ìsanwó kankan kò ní jáde, a ti dá àwọn káàdì rẹ dúró, ohun tó ń san fúnra rẹ̀ sì ti dúró. Tìrẹ ṣì ni owó rẹ, owó tó ń wọlé sì ń dé. A óò wádìí ẹ̀sùn rẹ, a ó sì jọ ṣí àkáǹtì náà padà. Bí kì í bá ṣe ìwọ lo sọ ọ́, yan ọ̀rọ̀ aṣínà tuntun báyìí.',
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
  yo: {
    open: 'Ìdáhùn sí ẹ̀sùn rẹ ti dé.',
    in_review: 'A ń yẹ ẹ̀sùn rẹ wò.',
    needs_information: 'A nílò nǹkan sí i lọ́wọ́ rẹ.',
    resolved: 'A ti yanjú ẹ̀sùn rẹ.',
    rejected: 'A kò lè dá ẹ̀sùn rẹ láre. Nínú áàpù wàá rí ẹni tí o lè lọ bá.',
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
