import { defineNotice } from '@wura/notices/server/kinds';
import { english, say } from '@wura/wire/phrases';
import { kycReasons } from '../refusals.ts';

const link = () => '/kyc';

/** What the customer hears when an operator has looked at their documents. */
export const kycDecided = {
  under_review: defineNotice<undefined>({
    name: 'kyc_under_review',
    topic: 'account',
    isMailed: false,
    link,
    words: {
      en: () => ({ title: 'Verification under review', text: 'Our team is looking at your documents now.' }),
      pcm: () => ({ title: 'We dey check your verification', text: 'Our team dey look your documents now.' }),
      fr: () => ({ title: 'Vérification en cours', text: 'Notre équipe examine vos documents en ce moment.' }),
      es: () => ({ title: 'Verificación en curso', text: 'Nuestro equipo está revisando sus documentos.' }),
      ha: () => ({ title: 'Ana duba tantancewarku', text: 'Ma’aikatanmu suna duba takardunku yanzu.' }),
      yo: () => ({ title: 'A ń yẹ ìfìdímúlẹ̀ rẹ wò', text: 'Àwọn òṣìṣẹ́ wa ń wo àwọn ìwé rẹ báyìí.' }),
      ig: () => ({ title: 'A na-enyocha njirimara gị', text: 'Ndị ọrụ anyị na-elele akwụkwọ gị ugbu a.' }),
    },
  }),
  approved: defineNotice<undefined>({
    name: 'kyc_approved',
    topic: 'account',
    isMailed: true,
    link: () => '/wallet',
    words: {
      en: () => ({
        title: 'You are verified',
        text: 'Your documents are approved. Your higher limits hold from now on.',
      }),
      pcm: () => ({
        title: 'You don verify',
        text: 'Your documents don pass. Your higher limits dey work from now.',
      }),
      fr: () => ({
        title: 'Votre identité est vérifiée',
        text: 'Vos documents sont approuvés. Vos nouveaux plafonds s’appliquent dès maintenant.',
      }),
      es: () => ({
        title: 'Su identidad está verificada',
        text: 'Sus documentos han sido aprobados. Sus nuevos límites ya están vigentes.',
      }),
      ha: () => ({
        title: 'An tantance ku',
        text: 'An amince da takardunku. Manyan iyakokinku suna aiki daga yanzu.',
      }),
      yo: () => ({
        title: 'A ti fìdí rẹ múlẹ̀',
        text: 'A ti gba àwọn ìwé rẹ. Gbèdéke rẹ tó ga ń ṣiṣẹ́ láti ìsinsìnyí.',
      }),
      ig: () => ({
        title: 'Enyochala gị',
        text: 'Akwadola akwụkwọ gị. Oke gị dị elu na-arụ ọrụ site ugbu a.',
      }),
    },
  }),
  rejected: defineNotice<undefined>({
    name: 'kyc_rejected',
    topic: 'account',
    isMailed: true,
    link,
    words: {
      en: () => ({
        title: 'Please look at your documents again',
        text: 'We could not accept some of what you sent. The verification screen says what, and why.',
      }),
      pcm: () => ({
        title: 'Abeg look your documents again',
        text: 'We no fit accept some of wetin you send. Di verification screen go tell you which one, and why.',
      }),
      fr: () => ({
        title: 'Veuillez revoir vos documents',
        text: 'Nous n’avons pas pu accepter une partie de votre envoi. L’écran de vérification dit quoi et pourquoi.',
      }),
      es: () => ({
        title: 'Revise sus documentos, por favor',
        text: 'No hemos podido aceptar parte de lo que envió. La pantalla de verificación dice qué y por qué.',
      }),
      ha: () => ({
        title: 'Ku sake duba takardunku',
        text: 'Ba mu iya karɓar wasu daga abin da kuka aiko ba. Shafin tantancewa ya faɗi wanne, da dalili.',
      }),
      yo: () => ({
        title: 'Jọ̀wọ́ tún àwọn ìwé rẹ wò',
        text: 'A kò lè gba díẹ̀ nínú ohun tí o fi ránṣẹ́. Ojú ìwé ìfìdímúlẹ̀ sọ èyí tó jẹ́, àti ìdí rẹ̀.',
      }),
      ig: () => ({
        title: 'Biko lelee akwụkwọ gị ọzọ',
        text: 'Anyị enweghị ike ịnabata ụfọdụ n’ihe i zitere. Ibe nnyocha na-ekwu nke ọ bụ, na ihe kpatara ya.',
      }),
    },
  }),
  /** Where the verification screen has nothing more to say. */
  rejectedWithoutReason: defineNotice<undefined>({
    name: 'kyc_rejected',
    topic: 'account',
    isMailed: true,
    link,
    words: {
      en: () => ({
        title: 'Please look at your documents again',
        text: english(say(kycReasons.rejected_without_reason, {}))!,
      }),
      pcm: () => ({
        title: 'Abeg look your documents again',
        text: 'We no fit accept dis documents. Abeg check dem and send dem again, or contact support.',
      }),
      fr: () => ({
        title: 'Veuillez revoir vos documents',
        text: 'Nous n’avons pas pu accepter ces documents. Veuillez les vérifier et les renvoyer, ou contacter l’assistance.',
      }),
      es: () => ({
        title: 'Revise sus documentos, por favor',
        text: 'No hemos podido aceptar estos documentos. Revíselos y vuelva a enviarlos, o póngase en contacto con soporte.',
      }),
      ha: () => ({
        title: 'Ku sake duba takardunku',
        text: 'Ba mu iya karɓar waɗannan takardu ba. Ku duba su ku sake aikowa, ko ku tuntuɓi tallafi.',
      }),
      yo: () => ({
        title: 'Jọ̀wọ́ tún àwọn ìwé rẹ wò',
        text: 'A kò lè gba àwọn ìwé yìí. Jọ̀wọ́ yẹ̀ wọ́n wò kí o sì tún fi ránṣẹ́, tàbí kàn sí àwọn olùrànlọ́wọ́.',
      }),
      ig: () => ({
        title: 'Biko lelee akwụkwọ gị ọzọ',
        text: 'Anyị enweghị ike ịnabata akwụkwọ ndị a. Biko lelee ha ma zigaghachi, ma ọ bụ kpọtụrụ nkwado.',
      }),
    },
  }),
} as const;
