import { defineNotice } from '@wura/notices/server/kinds';

// The reason is an operator's own words, in the language they were written in.

const told = { topic: 'security', isMailed: true } as const;

export const accountFrozen = defineNotice<{ reason: string }>({
  name: 'account_frozen',
  ...told,
  words: {
    en: ({ reason }) => ({
      title: 'Your account is frozen',
      text: `You can sign in and read, but no money can leave your wallets for now. Your money is still yours. The reason: ${reason}. To sort it out, write to support in the app.`,
    }),
    pcm: ({ reason }) => ({
      title: 'Your account don freeze',
      text: `You fit log in and read, but no money fit comot from your wallets for now. Your money still be your own. Di reason: ${reason}. To settle am, write support for di app.`,
    }),
    fr: ({ reason }) => ({
      title: 'Votre compte est bloqué',
      text: `Vous pouvez vous connecter et consulter, mais aucun argent ne peut sortir de vos portefeuilles pour le moment. Votre argent reste le vôtre. Le motif : ${reason}. Pour régler cela, écrivez à l’assistance dans l’application.`,
    }),
    es: ({ reason }) => ({
      title: 'Su cuenta está bloqueada',
      text: `Puede iniciar sesión y consultar, pero por ahora no puede salir dinero de sus carteras. Su dinero sigue siendo suyo. El motivo: ${reason}. Para resolverlo, escriba a soporte en la aplicación.`,
    }),
    ha: ({ reason }) => ({
      title: 'An dakatar da asusunku',
      text: `Kuna iya shiga ku karanta, amma kuɗi ba zai fita daga walet ɗinku ba a yanzu. Kuɗinku naku ne har yanzu. Dalili: ${reason}. Don warware shi, ku rubuta wa tallafi a manhajar.`,
    }),
    yo: ({ reason }) => ({
      title: 'A ti dá àkáǹtì rẹ dúró',
      text: `O lè wọlé kí o sì kà á, àmọ́ owó kankan kò lè kúrò nínú àpamọ́wọ́ rẹ fún ìgbà yìí. Tìrẹ ṣì ni owó rẹ. Ìdí rẹ̀: ${reason}. Láti yanjú rẹ̀, kọ̀wé sí àwọn olùrànlọ́wọ́ nínú áàpù.`,
    }),
    ig: ({ reason }) => ({
      title: 'Akwụsịtụrụ akaụntụ gị',
      text: `Ị nwere ike ịbanye ma gụọ, mana ego enweghị ike ịpụ n’akpa ego gị ugbu a. Ego gị ka bụ nke gị. Ihe kpatara ya: ${reason}. Iji dozie ya, degara nkwado akwụkwọ n’ime ngwa.`,
    }),
  },
});

export const accountUnfrozen = defineNotice<{ reason: string }>({
  name: 'account_unfrozen',
  ...told,
  words: {
    en: ({ reason }) => ({
      title: 'Your account is open again',
      text: `It is not frozen any more, and your money moves as before. What support wrote: ${reason}.`,
    }),
    pcm: ({ reason }) => ({
      title: 'Your account don open again',
      text: `E no freeze again, and your money dey move as before. Wetin support write: ${reason}.`,
    }),
    fr: ({ reason }) => ({
      title: 'Votre compte est de nouveau ouvert',
      text: `Il n’est plus bloqué, et votre argent circule comme avant. Ce que l’assistance a écrit : ${reason}.`,
    }),
    es: ({ reason }) => ({
      title: 'Su cuenta vuelve a estar abierta',
      text: `Ya no está bloqueada y su dinero se mueve como antes. Lo que escribió soporte: ${reason}.`,
    }),
    ha: ({ reason }) => ({
      title: 'An sake buɗe asusunku',
      text: `Ba a dakatar da shi kuma, kuɗinku yana motsi kamar da. Abin da tallafi suka rubuta: ${reason}.`,
    }),
    yo: ({ reason }) => ({
      title: 'Àkáǹtì rẹ ti ṣí padà',
      text: `A kò dá a dúró mọ́, owó rẹ sì ń lọ bíi ti tẹ́lẹ̀. Ohun tí àwọn olùrànlọ́wọ́ kọ: ${reason}.`,
    }),
    ig: ({ reason }) => ({
      title: 'Emepeghachila akaụntụ gị',
      text: `Akwụsịtụghịzi ya, ego gị na-emegharịkwa ka ọ dị na mbụ. Ihe nkwado dere: ${reason}.`,
    }),
  },
});

export const twoFactorEndedByStaff = defineNotice<object>({
  name: 'two_factor_ended_by_staff',
  ...told,
  link: () => '/wallet?view=security',
  words: {
    en: () => ({
      title: 'Two-factor sign-in was switched off for you',
      text: 'Support switched it off because it was asked to. Every device is signed out, and for a day less money may leave your account. Set it up again once you are signed in. If you did not ask for this, change your password and write to support at once.',
    }),
    pcm: () => ({
      title: 'We don off two-factor log in for you',
      text: 'Support off am because person ask for am. Every device don log out, and for one day less money fit comot from your account. Set am up again once you log in. If no be you ask for am, change your password and write support now now.',
    }),
    fr: () => ({
      title: 'La double authentification a été désactivée pour vous',
      text: 'L’assistance l’a désactivée parce qu’on le lui a demandé. Tous les appareils sont déconnectés et, pendant un jour, moins d’argent peut sortir de votre compte. Réactivez-la une fois connecté. Si vous n’avez rien demandé, changez de mot de passe et écrivez tout de suite à l’assistance.',
    }),
    es: () => ({
      title: 'Se desactivó la verificación en dos pasos en su cuenta',
      text: 'Soporte la desactivó porque así se le pidió. Se cerró la sesión en todos los dispositivos y durante un día puede salir menos dinero de su cuenta. Vuelva a activarla cuando haya iniciado sesión. Si no lo pidió usted, cambie su contraseña y escriba de inmediato a soporte.',
    }),
    ha: () => ({
      title: 'An kashe muku shiga mai mataki biyu',
      text: 'Tallafi sun kashe shi saboda an nema. An fitar da kowace na’ura, kuma tsawon yini ƙaramin kuɗi ne zai iya fita daga asusunku. Ku sake saita shi idan kun shiga. Idan ba ku nemi wannan ba, ku canza kalmar sirrinku ku rubuta wa tallafi nan take.',
    }),
    yo: () => ({
      title: 'A ti pa ìwọlé oní-ìgbésẹ̀ méjì fún ọ',
      text: 'Àwọn olùrànlọ́wọ́ pa á nítorí pé a béèrè fún un. Gbogbo ẹ̀rọ ti jáde, fún ọjọ́ kan owó tó lè kúrò nínú àkáǹtì rẹ yóò sì dín. Tún un ṣètò nígbà tí o bá wọlé. Bí ìwọ kò bá béèrè èyí, yí ọ̀rọ̀ aṣínà rẹ padà kí o sì kọ̀wé sí àwọn olùrànlọ́wọ́ lẹ́sẹ̀kẹsẹ̀.',
    }),
    ig: () => ({
      title: 'Agbanyụrụ nbanye nzọụkwụ abụọ gị',
      text: 'Nkwado gbanyụrụ ya n’ihi na a rịọrọ ya. Ewepụrụ ngwaọrụ niile, otu ụbọchị kwa ego dị nta ka a pụrụ iwepụ n’akaụntụ gị. Hazie ya ọzọ mgbe ị banyere. Ọ bụrụ na ị rịọghị nke a, gbanwee paswọọdụ gị ma degara nkwado akwụkwọ ozugbo.',
    }),
  },
});
