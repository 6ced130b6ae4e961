import type { Words } from '@wura/notices/server/kinds';
import type { InLanguages } from '@wura/wire/languages';

type Said = (name: string) => Words;
/** What a guardian did, by their name. */
export const holds: InLanguages<Readonly<Record<'paused' | 'resumed' | 'limits', Said>>> = {
  en: {
    paused: name => ({
      title: `${name} paused your payments`,
      text: 'Nothing leaves your wallets. What comes to you still arrives.',
    }),
    resumed: name => ({ title: `${name} allows your payments again`, text: 'Your money moves as before.' }),
    limits: name => ({
      title: `${name} changed your limits`,
      text: 'They hold from now on. You see them under Guardian.',
    }),
  },
  pcm: {
    paused: name => ({
      title: `${name} don pause your payments`,
      text: 'Nothing dey comot from your wallets. Wetin dem send you still dey enter.',
    }),
    resumed: name => ({ title: `${name} don allow your payments again`, text: 'Your money dey move as before.' }),
    limits: name => ({
      title: `${name} don change your limits`,
      text: 'Dem dey work from now. You go see dem for Guardian.',
    }),
  },
  fr: {
    paused: name => ({
      title: `${name} a suspendu vos paiements`,
      text: 'Rien ne quitte vos portefeuilles. Ce qui vous est envoyé arrive toujours.',
    }),
    resumed: name => ({
      title: `${name} autorise de nouveau vos paiements`,
      text: 'Votre argent circule comme avant.',
    }),
    limits: name => ({
      title: `${name} a changé vos plafonds`,
      text: 'Ils valent dès maintenant. Vous les voyez sous Tuteur.',
    }),
  },
  es: {
    paused: name => ({
      title: `${name} pausó sus pagos`,
      text: 'No sale nada de sus billeteras. Lo que le envían sigue llegando.',
    }),
    resumed: name => ({ title: `${name} permite de nuevo sus pagos`, text: 'Su dinero se mueve como antes.' }),
    limits: name => ({ title: `${name} cambió sus límites`, text: 'Valen desde ahora. Los ve en Tutor.' }),
  },
  ha: {
    paused: name => ({
      title: `${name} ya dakatar da biyanku`,
      text: 'Babu abin da zai fita daga walet ɗinku. Abin da aka turo muku yana isowa har yanzu.',
    }),
    resumed: name => ({ title: `${name} ya sake ba da izinin biyanku`, text: 'Kuɗinku yana motsi kamar da.' }),
    limits: name => ({
      title: `${name} ya canza iyakokinku`,
      text: 'Suna aiki daga yanzu. Kuna ganinsu a sashen Mai kula.',
    }),
  },
  yo: {
    paused: name => ({
      title: `${name} ti dá ìsanwó rẹ dúró`,
      text: 'Ohunkóhun kò ní kúrò nínú àpamọ́wọ́ rẹ. Ohun tí a fi ránṣẹ́ sí ọ ṣì ń dé.',
    }),
    resumed: name => ({ title: `${name} tún ti gba ìsanwó rẹ láyè`, text: 'Owó rẹ ń lọ bíi ti tẹ́lẹ̀.' }),
    limits: name => ({
      title: `${name} ti yí gbèdéke rẹ padà`,
      text: 'Ó ń ṣiṣẹ́ láti ìsinsìnyí. O lè rí i lábẹ́ Alágbàtọ́.',
    }),
  },
  ig: {
    paused: name => ({
      title: `${name} akwụsịtụla ịkwụ ụgwọ gị`,
      text: 'O nweghị ihe ga-apụ n’akpa ego gị. Ihe ezitere gị ka na-abata.',
    }),
    resumed: name => ({ title: `${name} ekwela ka ị kwụọ ụgwọ ọzọ`, text: 'Ego gị na-emegharị ka ọ dị na mbụ.' }),
    limits: name => ({
      title: `${name} agbanweela oke gị`,
      text: 'Ha dị ire site ugbu a. Ị ga-ahụ ha n’okpuru Onye nlekọta.',
    }),
  },
};
