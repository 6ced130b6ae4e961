import type { Money } from '@wura/money';
import { defineNotice } from '@wura/notices/server/kinds';

interface Facts {
  amount: Money;
  reference: string;
  /** An operator's own words, in the language they were written in. */
  note?: string;
}
type Between = Facts & { name: string };

const told = { topic: 'money', isMailed: true, link: () => '/wallet?view=transactions' } as const;

const wrote = {
  en: ({ note }: Facts) => (note ? ` What support wrote: ${note}.` : ''),
  pcm: ({ note }: Facts) => (note ? ` Wetin support write: ${note}.` : ''),
  fr: ({ note }: Facts) => (note ? ` Ce que l’assistance a écrit : ${note}.` : ''),
  es: ({ note }: Facts) => (note ? ` Lo que escribió soporte: ${note}.` : ''),
  ha: ({ note }: Facts) => (note ? ` Abin da tallafi suka rubuta: ${note}.` : ''),
  yo: ({ note }: Facts) => (note ? ` Ohun tí àwọn olùrànlọ́wọ́ kọ: ${note}.` : ''),
  ig: ({ note }: Facts) => (note ? ` Ihe nkwado dere: ${note}.` : ''),
};

export const customerCredited = defineNotice<Facts>({
  name: 'staff_credit',
  ...told,
  words: {
    en: (facts, spell) => ({
      title: `${spell(facts.amount)} was added to your wallet`,
      text: `We added ${spell(facts.amount)} to your wallet. It is yours. Reference ${facts.reference}.${wrote.en(facts)}`,
    }),
    pcm: (facts, spell) => ({
      title: `We add ${spell(facts.amount)} to your wallet`,
      text: `We don add ${spell(facts.amount)} to your wallet. Na your own. Reference ${facts.reference}.${wrote.pcm(facts)}`,
    }),
    fr: (facts, spell) => ({
      title: `${spell(facts.amount)} ajoutés à votre portefeuille`,
      text: `Nous avons ajouté ${spell(facts.amount)} à votre portefeuille. Cet argent est à vous. Référence ${facts.reference}.${wrote.fr(facts)}`,
    }),
    es: (facts, spell) => ({
      title: `Se añadieron ${spell(facts.amount)} a su cartera`,
      text: `Hemos añadido ${spell(facts.amount)} a su cartera. Es dinero suyo. Referencia ${facts.reference}.${wrote.es(facts)}`,
    }),
    ha: (facts, spell) => ({
      title: `An ƙara ${spell(facts.amount)} a walet ɗinku`,
      text: `Mun ƙara ${spell(facts.amount)} a walet ɗinku. Naku ne. Lambar bincike ${facts.reference}.${wrote.ha(facts)}`,
    }),
    yo: (facts, spell) => ({
      title: `A ti fi ${spell(facts.amount)} kún àpamọ́wọ́ rẹ`,
      text: `A fi ${spell(facts.amount)} kún àpamọ́wọ́ rẹ. Tìrẹ ni. Ìtọ́kasí ${facts.reference}.${wrote.yo(facts)}`,
    }),
    ig: (facts, spell) => ({
      title: `Etinyere ${spell(facts.amount)} n’akpa ego gị`,
      text: `Anyị tinyere ${spell(facts.amount)} n’akpa ego gị. Ọ bụ nke gị. Nọmba ntụaka ${facts.reference}.${wrote.ig(facts)}`,
    }),
  },
});

export const paymentReturned = defineNotice<Facts>({
  name: 'payment_returned_by_staff',
  ...told,
  words: {
    en: (facts, spell) => ({
      title: `${spell(facts.amount)} is back in your wallet`,
      text: `We gave the payment ${facts.reference} back to you, fees included: ${spell(facts.amount)}. You can send it again now.${wrote.en(facts)}`,
    }),
    pcm: (facts, spell) => ({
      title: `${spell(facts.amount)} don dey back for your wallet`,
      text: `We don give you di payment ${facts.reference} back, with charges: ${spell(facts.amount)}. You fit send am again now.${wrote.pcm(facts)}`,
    }),
    fr: (facts, spell) => ({
      title: `${spell(facts.amount)} de retour dans votre portefeuille`,
      text: `Nous vous avons rendu le paiement ${facts.reference}, frais compris : ${spell(facts.amount)}. Vous pouvez maintenant le refaire.${wrote.fr(facts)}`,
    }),
    es: (facts, spell) => ({
      title: `${spell(facts.amount)} están de vuelta en su cartera`,
      text: `Le devolvimos el pago ${facts.reference}, comisiones incluidas: ${spell(facts.amount)}. Ya puede hacerlo de nuevo.${wrote.es(facts)}`,
    }),
    ha: (facts, spell) => ({
      title: `${spell(facts.amount)} ya koma walet ɗinku`,
      text: `Mun mayar muku da biyan ${facts.reference}, har da caji: ${spell(facts.amount)}. Kuna iya sake turawa yanzu.${wrote.ha(facts)}`,
    }),
    yo: (facts, spell) => ({
      title: `${spell(facts.amount)} ti padà sínú àpamọ́wọ́ rẹ`,
      text: `A ti dá ìsanwó ${facts.reference} padà fún ọ, pẹ̀lú owó iṣẹ́: ${spell(facts.amount)}. O lè tún un fi ránṣẹ́ báyìí.${wrote.yo(facts)}`,
    }),
    ig: (facts, spell) => ({
      title: `${spell(facts.amount)} alaghachila n’akpa ego gị`,
      text: `Anyị weghachiiri gị ịkwụ ụgwọ ${facts.reference}, tinyere ego ọrụ: ${spell(facts.amount)}. Ị nwere ike iziga ya ọzọ ugbu a.${wrote.ig(facts)}`,
    }),
  },
});

export const correctionTaken = defineNotice<Between>({
  name: 'correction_taken',
  ...told,
  words: {
    en: (facts, spell) => ({
      title: `${spell(facts.amount)} went back to ${facts.name}`,
      text: `${facts.name} had sent you ${spell(facts.amount)} that was not meant for you (${facts.reference}), so two of us sent it back. If you think this is wrong, report a problem with this payment in the app.${wrote.en(facts)}`,
    }),
    pcm: (facts, spell) => ({
      title: `${spell(facts.amount)} don go back to ${facts.name}`,
      text: `${facts.name} send you ${spell(facts.amount)} wey no be for you (${facts.reference}), so two of us send am back. If you think say e no correct, report problem with dis payment for di app.${wrote.pcm(facts)}`,
    }),
    fr: (facts, spell) => ({
      title: `${spell(facts.amount)} retournés à ${facts.name}`,
      text: `${facts.name} vous avait envoyé ${spell(facts.amount)} qui ne vous étaient pas destinés (${facts.reference}) ; deux d’entre nous les lui ont rendus. Si vous pensez que c’est une erreur, signalez un problème avec ce paiement dans l’application.${wrote.fr(facts)}`,
    }),
    es: (facts, spell) => ({
      title: `${spell(facts.amount)} volvieron a ${facts.name}`,
      text: `${facts.name} le había enviado ${spell(facts.amount)} que no eran para usted (${facts.reference}), así que dos de nosotros los devolvimos. Si cree que es un error, informe de un problema con este pago en la aplicación.${wrote.es(facts)}`,
    }),
    ha: (facts, spell) => ({
      title: `${spell(facts.amount)} ya koma ga ${facts.name}`,
      text: `${facts.name} ya tura muku ${spell(facts.amount)} da ba ku aka nufa ba (${facts.reference}), don haka ma’aikatanmu biyu suka mayar. Idan kuna ganin ba daidai ba ne, ku kai rahoton matsalar wannan biya a manhajar.${wrote.ha(facts)}`,
    }),
    yo: (facts, spell) => ({
      title: `${spell(facts.amount)} padà sọ́dọ̀ ${facts.name}`,
      text: `${facts.name} fi ${spell(facts.amount)} tí kì í ṣe tìrẹ ránṣẹ́ sí ọ (${facts.reference}), nítorí náà òṣìṣẹ́ wa méjì dá a padà. Bí o bá rò pé kò tọ́, sọ ìṣòro nípa ìsanwó yìí nínú áàpù.${wrote.yo(facts)}`,
    }),
    ig: (facts, spell) => ({
      title: `${spell(facts.amount)} laghachikwuru ${facts.name}`,
      text: `${facts.name} zigaara gị ${spell(facts.amount)} na-abụghị nke gị (${facts.reference}), ya mere mmadụ abụọ n’ime anyị zighachiri ya. Ọ bụrụ na i chere na nke a ezighi ezi, kọọ nsogbu banyere ịkwụ ụgwọ a n’ime ngwa.${wrote.ig(facts)}`,
    }),
  },
});

export const correctionGiven = defineNotice<Between>({
  name: 'correction_given',
  ...told,
  words: {
    en: (facts, spell) => ({
      title: `${spell(facts.amount)} came back to you`,
      text: `Your payment ${facts.reference} to ${facts.name} was corrected: ${spell(facts.amount)} is back in your wallet.${wrote.en(facts)}`,
    }),
    pcm: (facts, spell) => ({
      title: `${spell(facts.amount)} don come back to you`,
      text: `We correct your payment ${facts.reference} to ${facts.name}: ${spell(facts.amount)} don dey back for your wallet.${wrote.pcm(facts)}`,
    }),
    fr: (facts, spell) => ({
      title: `${spell(facts.amount)} vous sont revenus`,
      text: `Votre paiement ${facts.reference} à ${facts.name} a été corrigé : ${spell(facts.amount)} sont de retour dans votre portefeuille.${wrote.fr(facts)}`,
    }),
    es: (facts, spell) => ({
      title: `${spell(facts.amount)} volvieron a usted`,
      text: `Su pago ${facts.reference} a ${facts.name} se corrigió: ${spell(facts.amount)} están de vuelta en su cartera.${wrote.es(facts)}`,
    }),
    ha: (facts, spell) => ({
      title: `${spell(facts.amount)} ya dawo gare ku`,
      text: `An gyara biyanku ${facts.reference} zuwa ga ${facts.name}: ${spell(facts.amount)} ya koma walet ɗinku.${wrote.ha(facts)}`,
    }),
    yo: (facts, spell) => ({
      title: `${spell(facts.amount)} padà sọ́dọ̀ rẹ`,
      text: `A ti tún ìsanwó rẹ ${facts.reference} sí ${facts.name} ṣe: ${spell(facts.amount)} ti padà sínú àpamọ́wọ́ rẹ.${wrote.yo(facts)}`,
    }),
    ig: (facts, spell) => ({
      title: `${spell(facts.amount)} alọghachikwutela gị`,
      text: `Emeziri ịkwụ ụgwọ gị ${facts.reference} nye ${facts.name}: ${spell(facts.amount)} alaghachila n’akpa ego gị.${wrote.ig(facts)}`,
    }),
  },
});

export const creditTaken = defineNotice<Facts>({
  name: 'staff_credit_taken',
  ...told,
  words: {
    en: (facts, spell) => ({
      title: `A credit of ${spell(facts.amount)} was taken back`,
      text: `We had added ${spell(facts.amount)} to your wallet by mistake (${facts.reference}), and took it back. If you think this is wrong, write to support.${wrote.en(facts)}`,
    }),
    pcm: (facts, spell) => ({
      title: `We take ${spell(facts.amount)} wey we give you back`,
      text: `We add ${spell(facts.amount)} to your wallet by mistake (${facts.reference}), and we don take am back. If you think say e no correct, write support.${wrote.pcm(facts)}`,
    }),
    fr: (facts, spell) => ({
      title: `Un crédit de ${spell(facts.amount)} a été repris`,
      text: `Nous avions ajouté ${spell(facts.amount)} à votre portefeuille par erreur (${facts.reference}) et les avons repris. Si vous pensez que c’est une erreur, écrivez à l’assistance.${wrote.fr(facts)}`,
    }),
    es: (facts, spell) => ({
      title: `Se retiró un abono de ${spell(facts.amount)}`,
      text: `Habíamos añadido ${spell(facts.amount)} a su cartera por error (${facts.reference}) y los retiramos. Si cree que no es correcto, escriba a soporte.${wrote.es(facts)}`,
    }),
    ha: (facts, spell) => ({
      title: `An janye ${spell(facts.amount)} da aka ƙara`,
      text: `Mun ƙara ${spell(facts.amount)} a walet ɗinku bisa kuskure (${facts.reference}), kuma mun janye shi. Idan kuna ganin ba daidai ba ne, ku rubuta wa tallafi.${wrote.ha(facts)}`,
    }),
    yo: (facts, spell) => ({
      title: `A gba ${spell(facts.amount)} tí a fi kún un padà`,
      text: `A ṣèèṣì fi ${spell(facts.amount)} kún àpamọ́wọ́ rẹ (${facts.reference}), a sì gbà á padà. Bí o bá rò pé kò tọ́, kọ̀wé sí àwọn olùrànlọ́wọ́.${wrote.yo(facts)}`,
    }),
    ig: (facts, spell) => ({
      title: `Eweghachiri ${spell(facts.amount)} etinyere`,
      text: `Anyị tinyere ${spell(facts.amount)} n’akpa ego gị na mmejọ (${facts.reference}), anyị wee weghachi ya. Ọ bụrụ na i chere na nke a ezighi ezi, degara nkwado akwụkwọ.${wrote.ig(facts)}`,
    }),
  },
});
