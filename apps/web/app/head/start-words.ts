import type { InLanguages } from '@wura/wire/languages';

/** What a page says that has not started. It stands in the page itself: the files of texts may be what is missing. */
export const startWords: InLanguages<{ text: string; tryAgain: string }> = {
  en: { text: 'This page has not arrived in full. Check your network, then try again.', tryAgain: 'Try again' },
  fr: {
    text: 'Cette page n’est pas arrivée en entier. Vérifiez votre réseau, puis réessayez.',
    tryAgain: 'Réessayer',
  },
  es: {
    text: 'Esta página no ha llegado completa. Compruebe su red y vuelva a intentarlo.',
    tryAgain: 'Volver a intentarlo',
  },
  pcm: { text: 'Dis page never load finish. Check your network, then try again.', tryAgain: 'Try again' },
  yo: {
    text: 'Ojú ìwé yìí kò tíì dé tán. Yẹ nẹ́tíwọ́ọ̀kì rẹ wò, kí o tún gbìyànjú.',
    tryAgain: 'Tún gbìyànjú',
  },
  ha: { text: 'Wannan shafi bai gama isowa ba. Duba intanet ɗinku, sannan ku sake gwadawa.', tryAgain: 'Sake gwadawa' },
  ig: { text: 'Ibe a erubeghị n’uju. Lelee netwọk gị, nwaa ọzọ.', tryAgain: 'Nwaa ọzọ' },
};
