import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';
import { spellMoment } from '@wura/notices/server/spell-moment';

interface ToReceiver {
  id: string;
  amount: Money;
  reference: string;
}
interface ToSender {
  id: string;
  caseNumber: string;
  /** Whom it was sent to. */
  name: string;
  amount: Money;
}

const toReceiver = {
  topic: 'money',
  isMailed: true,
  link: ({ id }: { id: string }) => `/wallet?view=disputes&recall=${id}`,
} as const;
const toSender = {
  topic: 'account',
  isMailed: true,
  link: ({ id }: { id: string }) => `/wallet?view=disputes&case=${id}`,
} as const;

/** What the receiver's own receipt says, and what they can do. */
export const recallAsked = defineNotice<ToReceiver & { name: string; until: Date }>({
  name: 'recall_asked',
  ...toReceiver,
  words: {
    en: ({ name, reference, amount, until }, spell) => ({
      title: `${name} asks for ${spell(amount)} back`,
      text: `${name} says that ${spell(amount)} (${reference}) was sent to you by mistake. Nothing was taken from you. In the app you can send it back with one press, or say why not. Please answer by ${spellMoment(until, 'en')}: after that we look into it.`,
    }),
    pcm: ({ name, reference, amount, until }, spell) => ({
      title: `${name} dey ask for ${spell(amount)} back`,
      text: `${name} talk say na mistake make ${spell(amount)} (${reference}) reach you. We never take anything from you. For di app you fit send am back with one press, or talk why you no go send am. Abeg answer before ${spellMoment(until, 'pcm')}: after dat we go look am.`,
    }),
    fr: ({ name, reference, amount, until }, spell) => ({
      title: `${name} vous redemande ${spell(amount)}`,
      text: `${name} dit vous avoir envoyé ${spell(amount)} (${reference}) par erreur. Rien ne vous a été pris. Dans l’application, vous pouvez rendre cette somme d’une pression, ou dire pourquoi non. Répondez avant le ${spellMoment(until, 'fr')} : ensuite, nous examinons l’affaire.`,
    }),
    es: ({ name, reference, amount, until }, spell) => ({
      title: `${name} le pide que devuelva ${spell(amount)}`,
      text: `${name} dice que le envió ${spell(amount)} (${reference}) por error. No se le ha quitado nada. En la aplicación puede devolverlos con un toque o decir por qué no. Responda antes del ${spellMoment(until, 'es')}: después lo revisamos nosotros.`,
    }),
    ha: ({ name, reference, amount, until }, spell) => ({
      title: `${name} na neman a mayar da ${spell(amount)}`,
      text: `${name} ya ce an tura muku ${spell(amount)} (${reference}) bisa kuskure. Ba a ɗauki komai daga gare ku ba. A manhajar kuna iya mayarwa da dannawa ɗaya, ko ku faɗi dalilin ƙi. Ku amsa kafin ${spellMoment(until, 'ha')}: bayan haka za mu bincika.`,
    }),
    yo: ({ name, reference, amount, until }, spell) => ({
      title: `${name} ń béèrè ${spell(amount)} padà`,
      text: `${name} sọ pé àṣìṣe ni ${spell(amount)} (${reference}) tí òun fi ránṣẹ́ sí ọ. A kò gba nǹkan kan lọ́wọ́ rẹ. Nínú áàpù o lè dá a padà pẹ̀lú títẹ̀ kan, tàbí kí o sọ ìdí tí o kò fi ní í ṣe bẹ́ẹ̀. Jọ̀wọ́ dáhùn kí ó tó di ${spellMoment(until, 'yo')}: lẹ́yìn náà a óò wádìí rẹ̀.`,
    }),
    ig: ({ name, reference, amount, until }, spell) => ({
      title: `${name} na-arịọ ka e weghachi ${spell(amount)}`,
      text: `${name} kwuru na e zigaara gị ${spell(amount)} (${reference}) na mmejọ. Ewereghị ihe ọ bụla n’aka gị. N’ime ngwa ị nwere ike izighachi ya n’otu ọpịpị, ma ọ bụ kwuo ihe mere ị gaghị ezighachi. Biko zaa tupu ${spellMoment(until, 'ig')}: mgbe ahụ gasịrị anyị ga-enyocha ya.`,
    }),
  },
});

export const recallUnanswered = defineNotice<ToSender>({
  name: 'recall_unanswered',
  ...toSender,
  words: {
    en: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} has not answered`,
      text: `${name} did not answer in time, so now we look into it. Your case has the day by which you hear from us.`,
    }),
    pcm: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} never answer`,
      text: `${name} no answer on time, so we don dey look am now. Your case get di day wey you go hear from us.`,
    }),
    fr: ({ name, caseNumber }) => ({
      title: `${caseNumber} : ${name} n’a pas répondu`,
      text: `${name} n’a pas répondu à temps ; nous examinons maintenant l’affaire. Votre dossier indique le jour où vous aurez de nos nouvelles.`,
    }),
    es: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} no ha respondido`,
      text: `${name} no respondió a tiempo, así que ahora lo revisamos nosotros. Su caso indica el día en que tendrá noticias nuestras.`,
    }),
    ha: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} bai amsa ba`,
      text: `${name} bai amsa a kan lokaci ba, don haka yanzu muna bincikawa. Ƙorafinku yana da ranar da za ku ji daga gare mu.`,
    }),
    yo: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} kò tíì dáhùn`,
      text: `${name} kò dáhùn ní àkókò, nítorí náà a ti ń wádìí rẹ̀ báyìí. Ọjọ́ tí wàá gbọ́ láti ọ̀dọ̀ wa wà nínú ẹ̀sùn rẹ.`,
    }),
    ig: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} azabeghị`,
      text: `${name} azaghị n’oge, ya mere anyị na-enyocha ya ugbu a. Mkpesa gị nwere ụbọchị ị ga-anụ n’ọnụ anyị.`,
    }),
  },
});

export const recallRefused = defineNotice<ToSender>({
  name: 'recall_refused',
  ...toSender,
  words: {
    en: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} does not send it back`,
      text: `${name} told us why, and now we look into it. Your case has the day by which you hear from us.`,
    }),
    pcm: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} no gree send am back`,
      text: `${name} don tell us why, and we dey look am now. Your case get di day wey you go hear from us.`,
    }),
    fr: ({ name, caseNumber }) => ({
      title: `${caseNumber} : ${name} ne rend pas l’argent`,
      text: `${name} nous a dit pourquoi ; nous examinons maintenant l’affaire. Votre dossier indique le jour où vous aurez de nos nouvelles.`,
    }),
    es: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} no lo devuelve`,
      text: `${name} nos dijo por qué, y ahora lo revisamos nosotros. Su caso indica el día en que tendrá noticias nuestras.`,
    }),
    ha: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} bai yarda ya mayar ba`,
      text: `${name} ya faɗa mana dalili, kuma yanzu muna bincikawa. Ƙorafinku yana da ranar da za ku ji daga gare mu.`,
    }),
    yo: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} kò dá a padà`,
      text: `${name} ti sọ ìdí rẹ̀ fún wa, a sì ti ń wádìí rẹ̀ báyìí. Ọjọ́ tí wàá gbọ́ láti ọ̀dọ̀ wa wà nínú ẹ̀sùn rẹ.`,
    }),
    ig: ({ name, caseNumber }) => ({
      title: `${caseNumber}: ${name} ezighachighị ya`,
      text: `${name} agwala anyị ihe kpatara ya, anyị na-enyocha ya ugbu a. Mkpesa gị nwere ụbọchị ị ga-anụ n’ọnụ anyị.`,
    }),
  },
});

export const moneyCameBack = defineNotice<ToSender>({
  name: 'recall_returned',
  ...toSender,
  words: {
    en: ({ name, caseNumber, amount }, spell) => ({
      title: `${spell(amount)} came back from ${name}`,
      text: `${caseNumber}: ${spell(amount)} that you had sent to ${name} is in your wallet again.`,
    }),
    pcm: ({ name, caseNumber, amount }, spell) => ({
      title: `${spell(amount)} don come back from ${name}`,
      text: `${caseNumber}: di ${spell(amount)} wey you send ${name} don dey your wallet again.`,
    }),
    fr: ({ name, caseNumber, amount }, spell) => ({
      title: `${spell(amount)} de retour de ${name}`,
      text: `${caseNumber} : ${spell(amount)} que vous aviez envoyés à ${name} sont de nouveau dans votre portefeuille.`,
    }),
    es: ({ name, caseNumber, amount }, spell) => ({
      title: `${spell(amount)} volvieron de ${name}`,
      text: `${caseNumber}: ${spell(amount)} que había enviado a ${name} están otra vez en su cartera.`,
    }),
    ha: ({ name, caseNumber, amount }, spell) => ({
      title: `${spell(amount)} ya dawo daga ${name}`,
      text: `${caseNumber}: ${spell(amount)} da kuka tura wa ${name} ya koma walet ɗinku.`,
    }),
    yo: ({ name, caseNumber, amount }, spell) => ({
      title: `${spell(amount)} padà láti ọ̀dọ̀ ${name}`,
      text: `${caseNumber}: ${spell(amount)} tí o fi ránṣẹ́ sí ${name} ti padà sínú àpamọ́wọ́ rẹ.`,
    }),
    ig: ({ name, caseNumber, amount }, spell) => ({
      title: `${spell(amount)} si n’aka ${name} lọghachi`,
      text: `${caseNumber}: ${spell(amount)} ị zigaara ${name} alaghachila n’akpa ego gị.`,
    }),
  },
});

/** Why, until when, and how to answer: money that stands still without a word is a reason to leave. */
export const holdPlaced = defineNotice<ToReceiver & { until: Date; said: string }>({
  name: 'recall_held',
  ...toReceiver,
  words: {
    en: ({ reference, amount, until, said }, spell) => ({
      title: `${spell(amount)} is set aside while we look into ${reference}`,
      text: `${said}\n\nThe money stays yours, and is free again by itself on ${spellMoment(until, 'en')}. To answer, open the request in the app: send it back, say why not, or write to support.`,
    }),
    pcm: ({ reference, amount, until, said }, spell) => ({
      title: `We keep ${spell(amount)} one side while we check ${reference}`,
      text: `${said}\n\nDi money na your own still, and e go free by itself on ${spellMoment(until, 'pcm')}. To answer, open di request for di app: send am back, talk why not, or write support.`,
    }),
    fr: ({ reference, amount, until, said }, spell) => ({
      title: `${spell(amount)} mis de côté pendant que nous examinons ${reference}`,
      text: `${said}\n\nL’argent reste le vôtre et redevient disponible de lui-même le ${spellMoment(until, 'fr')}. Pour répondre, ouvrez la demande dans l’application : rendez la somme, dites pourquoi non, ou écrivez à l’assistance.`,
    }),
    es: ({ reference, amount, until, said }, spell) => ({
      title: `${spell(amount)} quedan apartados mientras revisamos ${reference}`,
      text: `${said}\n\nEl dinero sigue siendo suyo y queda libre por sí solo el ${spellMoment(until, 'es')}. Para responder, abra la solicitud en la aplicación: devuélvalo, diga por qué no, o escriba a soporte.`,
    }),
    ha: ({ reference, amount, until, said }, spell) => ({
      title: `An ware ${spell(amount)} yayin da muke bincika ${reference}`,
      text: `${said}\n\nKuɗin naku ne har yanzu, kuma za su sake da kansu ran ${spellMoment(until, 'ha')}. Don amsawa, ku buɗe buƙatar a manhajar: ku mayar, ku faɗi dalilin ƙi, ko ku rubuta wa tallafi.`,
    }),
    yo: ({ reference, amount, until, said }, spell) => ({
      title: `A ya ${spell(amount)} sọ́tọ̀ nígbà tí a ń wádìí ${reference}`,
      text: `${said}\n\nTìrẹ ṣì ni owó náà, yóò sì di òmìnira fúnra rẹ̀ ní ${spellMoment(until, 'yo')}. Láti dáhùn, ṣí ìbéèrè náà nínú áàpù: dá a padà, sọ ìdí tí o kò fi ní í ṣe bẹ́ẹ̀, tàbí kọ̀wé sí àwọn olùrànlọ́wọ́.`,
    }),
    ig: ({ reference, amount, until, said }, spell) => ({
      title: `E wepụrụ ${spell(amount)} n’akụkụ ka anyị na-enyocha ${reference}`,
      text: `${said}\n\nEgo ahụ ka bụ nke gị, ọ ga-enwere onwe ya na ${spellMoment(until, 'ig')}. Iji zaa, mepee arịrịọ ahụ n’ime ngwa: zighachi ya, kwuo ihe mere ị gaghị ezighachi, ma ọ bụ degara nkwado akwụkwọ.`,
    }),
  },
});

export const holdEnded = defineNotice<ToReceiver>({
  name: 'recall_hold_ended',
  ...toReceiver,
  words: {
    en: ({ reference, amount }, spell) => ({
      title: `${spell(amount)} is free again`,
      text: `What we had set aside while we looked into ${reference} is in your wallet again. You can spend it.`,
    }),
    pcm: ({ reference, amount }, spell) => ({
      title: `${spell(amount)} don free again`,
      text: `Wetin we keep one side while we check ${reference} don dey your wallet again. You fit spend am.`,
    }),
    fr: ({ reference, amount }, spell) => ({
      title: `${spell(amount)} de nouveau disponibles`,
      text: `Ce que nous avions mis de côté pendant l’examen de ${reference} est de nouveau dans votre portefeuille. Vous pouvez le dépenser.`,
    }),
    es: ({ reference, amount }, spell) => ({
      title: `${spell(amount)} están libres otra vez`,
      text: `Lo que habíamos apartado mientras revisábamos ${reference} está otra vez en su cartera. Ya puede usarlo.`,
    }),
    ha: ({ reference, amount }, spell) => ({
      title: `${spell(amount)} sun sake`,
      text: `Abin da muka ware yayin da muke bincika ${reference} ya koma walet ɗinku. Kuna iya kashe shi.`,
    }),
    yo: ({ reference, amount }, spell) => ({
      title: `${spell(amount)} ti di òmìnira`,
      text: `Ohun tí a yà sọ́tọ̀ nígbà tí a ń wádìí ${reference} ti padà sínú àpamọ́wọ́ rẹ. O lè ná an.`,
    }),
    ig: ({ reference, amount }, spell) => ({
      title: `${spell(amount)} enwerela onwe ya ọzọ`,
      text: `Ihe anyị wepụrụ n’akụkụ mgbe anyị na-enyocha ${reference} alaghachila n’akpa ego gị. Ị nwere ike imefu ya.`,
    }),
  },
});

export const moneyWasReturned = defineNotice<ToReceiver & { name: string }>({
  name: 'recall_returned_by_staff',
  ...toReceiver,
  words: {
    en: ({ name, reference, amount }, spell) => ({
      title: `${spell(amount)} went back to ${name}`,
      text: `We looked into ${reference}: it was not meant for you, so two of us sent ${spell(amount)} back. If you think this is wrong, report a problem with this payment in the app.`,
    }),
    pcm: ({ name, reference, amount }, spell) => ({
      title: `${spell(amount)} don go back to ${name}`,
      text: `We don check ${reference}: e no be for you, so two of us send ${spell(amount)} back. If you think say e no correct, report problem with dis payment for di app.`,
    }),
    fr: ({ name, reference, amount }, spell) => ({
      title: `${spell(amount)} retournés à ${name}`,
      text: `Nous avons examiné ${reference} : cet argent ne vous était pas destiné, et deux d’entre nous ont rendu ${spell(amount)}. Si vous pensez que c’est une erreur, signalez un problème avec ce paiement dans l’application.`,
    }),
    es: ({ name, reference, amount }, spell) => ({
      title: `${spell(amount)} volvieron a ${name}`,
      text: `Revisamos ${reference}: no era para usted, así que dos de nosotros devolvimos ${spell(amount)}. Si cree que es un error, informe de un problema con este pago en la aplicación.`,
    }),
    ha: ({ name, reference, amount }, spell) => ({
      title: `${spell(amount)} ya koma ga ${name}`,
      text: `Mun bincika ${reference}: ba ku aka nufa ba, don haka ma’aikatanmu biyu suka mayar da ${spell(amount)}. Idan kuna ganin ba daidai ba ne, ku kai rahoton matsalar wannan biya a manhajar.`,
    }),
    yo: ({ name, reference, amount }, spell) => ({
      title: `${spell(amount)} padà sọ́dọ̀ ${name}`,
      text: `A ti wádìí ${reference}: kì í ṣe tìrẹ, nítorí náà òṣìṣẹ́ wa méjì dá ${spell(amount)} padà. Bí o bá rò pé kò tọ́, sọ ìṣòro nípa ìsanwó yìí nínú áàpù.`,
    }),
    ig: ({ name, reference, amount }, spell) => ({
      title: `${spell(amount)} laghachikwuru ${name}`,
      text: `Anyị enyochala ${reference}: ọ bụghị gị ka e bu n’obi, ya mere mmadụ abụọ n’ime anyị zighachiri ${spell(amount)}. Ọ bụrụ na i chere na nke a ezighi ezi, kọọ nsogbu banyere ịkwụ ụgwọ a n’ime ngwa.`,
    }),
  },
});
