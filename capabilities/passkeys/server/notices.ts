import { defineNotice } from '@wura/notices/server/kinds';

// What changes how the account is got into is told to its owner, who may not be the one who did it.

interface Named {
  name: string;
}

const told = { topic: 'security', isMailed: true, link: () => '/wallet?view=security' } as const;

export const passkeyAdded = defineNotice<Named>({
  name: 'passkey_added',
  ...told,
  words: {
    en: ({ name }) => ({
      title: 'A passkey was added to your account',
      text: `“${name}” can now sign in and, if you want, confirm payments in the place of your PIN. If that was not you, remove it under Security in your settings and set a new password at once.`,
    }),
    pcm: ({ name }) => ({
      title: 'One passkey don enter your account',
      text: `“${name}” fit log in now and, if you want, confirm payments instead of your PIN. If no be you, remove am under Security for your settings and set new password now now.`,
    }),
    fr: ({ name }) => ({
      title: 'Une clé d’accès a été ajoutée à votre compte',
      text: `« ${name} » peut désormais se connecter et, si vous le voulez, confirmer des paiements à la place de votre code PIN. Si ce n’était pas vous, supprimez-la dans Paramètres, Sécurité, et changez tout de suite de mot de passe.`,
    }),
    es: ({ name }) => ({
      title: 'Se añadió una llave de acceso a su cuenta',
      text: `«${name}» ya puede iniciar sesión y, si usted quiere, confirmar pagos en lugar de su PIN. Si no fue usted, elimínela en Ajustes, Seguridad, y cambie la contraseña de inmediato.`,
    }),
    ha: ({ name }) => ({
      title: 'An ƙara passkey a asusunku',
      text: `“${name}” zai iya shiga yanzu, kuma idan kuna so ya tabbatar da biya a madadin PIN ɗinku. Idan ba ku ba ne, ku cire shi a sashen Tsaro na saitunanku ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ name }) => ({
      title: 'A fi passkey kún àkáǹtì rẹ',
      text: `“${name}” lè wọlé báyìí, bí o bá sì fẹ́, ó lè fọwọ́ sí ìsanwó dípò PIN rẹ. Bí kì í bá ṣe ìwọ, yọ ọ́ kúrò nínú Ààbò nínú ètò rẹ kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ name }) => ({
      title: 'Etinyere passkey n’akaụntụ gị',
      text: `“${name}” nwere ike ịbanye ugbu a, ọ bụrụkwa na ị chọrọ, kwado ịkwụ ụgwọ n’ọnọdụ PIN gị. Ọ bụrụ na ọ bụghị gị, wepụ ya na Nchekwa na ntọala gị ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const passkeyRemoved = defineNotice<Named>({
  name: 'passkey_removed',
  ...told,
  words: {
    en: ({ name }) => ({
      title: 'A passkey was removed from your account',
      text: `“${name}” no longer signs in or confirms payments. If that was not you, set a new password and sign out your devices at once.`,
    }),
    pcm: ({ name }) => ({
      title: 'One passkey don comot from your account',
      text: `“${name}” no fit log in or confirm payments again. If no be you, set new password and log out your devices now now.`,
    }),
    fr: ({ name }) => ({
      title: 'Une clé d’accès a été supprimée de votre compte',
      text: `« ${name} » ne permet plus de se connecter ni de confirmer des paiements. Si ce n’était pas vous, changez de mot de passe et déconnectez tout de suite vos appareils.`,
    }),
    es: ({ name }) => ({
      title: 'Se eliminó una llave de acceso de su cuenta',
      text: `«${name}» ya no inicia sesión ni confirma pagos. Si no fue usted, cambie la contraseña y cierre la sesión en sus dispositivos de inmediato.`,
    }),
    ha: ({ name }) => ({
      title: 'An cire passkey daga asusunku',
      text: `“${name}” ba ya shiga ko tabbatar da biya kuma. Idan ba ku ba ne, ku saita sabuwar kalmar sirri ku fitar da na’urorinku nan take.`,
    }),
    yo: ({ name }) => ({
      title: 'A yọ passkey kúrò nínú àkáǹtì rẹ',
      text: `“${name}” kò lè wọlé tàbí fọwọ́ sí ìsanwó mọ́. Bí kì í bá ṣe ìwọ, yan ọ̀rọ̀ aṣínà tuntun kí o sì mú àwọn ẹ̀rọ rẹ jáde lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ name }) => ({
      title: 'Ewepụrụ passkey n’akaụntụ gị',
      text: `“${name}” anaghị abanyezi ma ọ bụ kwado ịkwụ ụgwọ. Ọ bụrụ na ọ bụghị gị, hazie paswọọdụ ọhụrụ ma wepụ ngwaọrụ gị ozugbo.`,
    }),
  },
});
