import { defineNotice } from '@wura/notices/server/kinds';

/** What is waiting in the wallet of a customer who has just signed up. */
export const welcome = defineNotice<void>({
  name: 'welcome',
  topic: 'account',
  isMailed: false,
  link: () => '/kyc',
  words: {
    en: () => ({
      title: 'Welcome to Wura',
      text: 'Your naira wallet is open. Complete your identity verification (KYC) to raise your limits.',
    }),
    pcm: () => ({
      title: 'You don land for Wura',
      text: 'Your naira wallet don open. Complete your identity verification (KYC) make your limits go up.',
    }),
    fr: () => ({
      title: 'Bienvenue chez Wura',
      text: 'Votre portefeuille en nairas est ouvert. Faites vérifier votre identité (KYC) pour relever vos plafonds.',
    }),
    es: () => ({
      title: 'Le damos la bienvenida a Wura',
      text: 'Su billetera en nairas está abierta. Complete la verificación de identidad (KYC) para subir sus límites.',
    }),
    ha: () => ({
      title: 'Barka da zuwa Wura',
      text: 'An buɗe walet ɗinku na naira. Ku kammala tantance kanku (KYC) don ƙara iyakokinku.',
    }),
    yo: () => ({
      title: 'Ẹ káàbọ̀ sí Wura',
      text: 'Àpamọ́wọ́ náírà rẹ ti ṣí. Parí ìfìdímúlẹ̀ ìdánimọ̀ rẹ (KYC) láti gbé gbèdéke rẹ ga.',
    }),
    ig: () => ({
      title: 'Nnọọ na Wura',
      text: 'Emepeela akpa ego naira gị. Mechaa nnyocha njirimara gị (KYC) iji bulie oke gị.',
    }),
  },
});
