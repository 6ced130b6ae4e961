import { defineNotice } from '@wura/notices/server/kinds';

interface Account {
  /** That of the Google account. */
  email: string;
}

const told = { topic: 'security', isMailed: true, link: () => '/wallet?view=security' } as const;

export const googleLinked = defineNotice<Account>({
  name: 'google_linked',
  ...told,
  words: {
    en: ({ email }) => ({
      title: 'A Google account was linked to your account',
      text: `The Google account ${email} can now sign in here. If that was not you, unlink it under Security in your settings and set a new password at once.`,
    }),
    pcm: ({ email }) => ({
      title: 'One Google account don link to your account',
      text: `Di Google account ${email} fit log in here now. If no be you, unlink am under Security for your settings and set new password now now.`,
    }),
    fr: ({ email }) => ({
      title: 'Un compte Google a été associé à votre compte',
      text: `Le compte Google ${email} permet désormais de se connecter ici. Si ce n’était pas vous, dissociez-le dans Paramètres, Sécurité, et changez tout de suite de mot de passe.`,
    }),
    es: ({ email }) => ({
      title: 'Se vinculó una cuenta de Google a su cuenta',
      text: `La cuenta de Google ${email} ya puede iniciar sesión aquí. Si no fue usted, desvincúlela en Ajustes, Seguridad, y cambie la contraseña de inmediato.`,
    }),
    ha: ({ email }) => ({
      title: 'An haɗa asusun Google da asusunku',
      text: `Asusun Google ${email} zai iya shiga nan yanzu. Idan ba ku ba ne, ku raba shi a sashen Tsaro na saitunanku ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ email }) => ({
      title: 'A so àkáǹtì Google pọ̀ mọ́ àkáǹtì rẹ',
      text: `Àkáǹtì Google ${email} lè wọlé níbí báyìí. Bí kì í bá ṣe ìwọ, yọ ọ́ kúrò nínú Ààbò nínú ètò rẹ kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ email }) => ({
      title: 'Ejikọrọ akaụntụ Google na akaụntụ gị',
      text: `Akaụntụ Google ${email} nwere ike ịbanye ebe a ugbu a. Ọ bụrụ na ọ bụghị gị, kewapụ ya na Nchekwa na ntọala gị ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const googleUnlinked = defineNotice<Account>({
  name: 'google_unlinked',
  ...told,
  words: {
    en: ({ email }) => ({
      title: 'A Google account was unlinked from your account',
      text: `The Google account ${email} no longer signs in here. If that was not you, set a new password and sign out your devices at once.`,
    }),
    pcm: ({ email }) => ({
      title: 'One Google account don unlink from your account',
      text: `Di Google account ${email} no fit log in here again. If no be you, set new password and log out your devices now now.`,
    }),
    fr: ({ email }) => ({
      title: 'Un compte Google a été dissocié de votre compte',
      text: `Le compte Google ${email} ne permet plus de se connecter ici. Si ce n’était pas vous, changez de mot de passe et déconnectez tout de suite vos appareils.`,
    }),
    es: ({ email }) => ({
      title: 'Se desvinculó una cuenta de Google de su cuenta',
      text: `La cuenta de Google ${email} ya no inicia sesión aquí. Si no fue usted, cambie la contraseña y cierre la sesión en sus dispositivos de inmediato.`,
    }),
    ha: ({ email }) => ({
      title: 'An raba asusun Google da asusunku',
      text: `Asusun Google ${email} ba ya shiga nan kuma. Idan ba ku ba ne, ku saita sabuwar kalmar sirri ku fitar da na’urorinku nan take.`,
    }),
    yo: ({ email }) => ({
      title: 'A yọ àkáǹtì Google kúrò nínú àkáǹtì rẹ',
      text: `Àkáǹtì Google ${email} kò lè wọlé níbí mọ́. Bí kì í bá ṣe ìwọ, yan ọ̀rọ̀ aṣínà tuntun kí o sì mú àwọn ẹ̀rọ rẹ jáde lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ email }) => ({
      title: 'Ekewapụrụ akaụntụ Google na akaụntụ gị',
      text: `Akaụntụ Google ${email} anaghị abanyezi ebe a. Ọ bụrụ na ọ bụghị gị, hazie paswọọdụ ọhụrụ ma wepụ ngwaọrụ gị ozugbo.`,
    }),
  },
});
