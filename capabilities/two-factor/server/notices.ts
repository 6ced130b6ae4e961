import { defineNotice } from '@wura/notices/server/kinds';

// What changes how the account is got into is told to its owner, who may not be the one who did it.

const told = { topic: 'security', isMailed: true, link: () => '/wallet?view=security' } as const;

export const twoFactorOn = defineNotice<object>({
  name: 'two_factor_on',
  ...told,
  words: {
    en: () => ({
      title: 'Two-factor sign-in is on',
      text: 'From now on a sign-in with your password also asks for a code of your authenticator app. Keep your backup codes where your phone is not. If that was not you, write to support at once.',
    }),
    pcm: () => ({
      title: 'Two-factor log in dey on',
      text: 'From now, log in with your password go also ask for code of your authenticator app. Keep your backup codes where your phone no dey. If no be you, write support now now.',
    }),
    fr: () => ({
      title: 'La double authentification est activée',
      text: 'Désormais, une connexion avec votre mot de passe demande aussi un code de votre application d’authentification. Gardez vos codes de secours ailleurs que sur votre téléphone. Si ce n’était pas vous, écrivez tout de suite à l’assistance.',
    }),
    es: () => ({
      title: 'La verificación en dos pasos está activada',
      text: 'Desde ahora, al iniciar sesión con su contraseña se le pedirá también un código de su aplicación de autenticación. Guarde sus códigos de respaldo fuera del teléfono. Si no fue usted, escriba de inmediato a soporte.',
    }),
    ha: () => ({
      title: 'Shiga mai mataki biyu yana kunne',
      text: 'Daga yanzu shiga da kalmar sirrinku yana kuma neman lamba daga manhajar tantancewarku. Ku ajiye lambobin ajiyarku inda wayarku ba ta nan. Idan ba ku ba ne, ku rubuta wa tallafi nan take.',
    }),
    yo: () => ({
      title: 'Ìwọlé oní-ìgbésẹ̀ méjì wà ní ṣíṣí',
      text: 'Láti ìsinsìnyí, ìwọlé pẹ̀lú ọ̀rọ̀ aṣínà rẹ yóò tún béèrè kóòdù láti áàpù ìfìdímúlẹ̀ rẹ. Pa kóòdù àfipamọ́ rẹ mọ́ síbi tí fóònù rẹ kò sí. Bí kì í bá ṣe ìwọ, kọ̀wé sí àwọn olùrànlọ́wọ́ lẹ́sẹ̀kẹsẹ̀.',
    }),
    ig: () => ({
      title: 'Nbanye nzọụkwụ abụọ na-arụ ọrụ',
      text: 'Site ugbu a, iji paswọọdụ gị banye na-ajụkwa koodu si na ngwa authenticator gị. Debe koodu nchekwa gị ebe ekwentị gị na-anọghị. Ọ bụrụ na ọ bụghị gị, degara nkwado akwụkwọ ozugbo.',
    }),
  },
});

export const twoFactorOff = defineNotice<object>({
  name: 'two_factor_off',
  ...told,
  words: {
    en: () => ({
      title: 'Two-factor sign-in is off',
      text: 'Your password alone opens your account again. It was turned off with your password and a code. If that was not you, set a new password and sign out your devices at once.',
    }),
    pcm: () => ({
      title: 'Two-factor log in dey off',
      text: 'Na only your password dey open your account again. Dem off am with your password and code. If no be you, set new password and log out your devices now now.',
    }),
    fr: () => ({
      title: 'La double authentification est désactivée',
      text: 'Votre mot de passe suffit à nouveau pour ouvrir votre compte. Elle a été désactivée avec votre mot de passe et un code. Si ce n’était pas vous, changez de mot de passe et déconnectez tout de suite vos appareils.',
    }),
    es: () => ({
      title: 'La verificación en dos pasos está desactivada',
      text: 'Su contraseña vuelve a bastar para abrir su cuenta. Se desactivó con su contraseña y un código. Si no fue usted, cambie la contraseña y cierre la sesión en sus dispositivos de inmediato.',
    }),
    ha: () => ({
      title: 'Shiga mai mataki biyu yana kashe',
      text: 'Kalmar sirrinku kaɗai ta sake isa buɗe asusunku. An kashe shi da kalmar sirrinku da lamba. Idan ba ku ba ne, ku saita sabuwar kalmar sirri ku fitar da na’urorinku nan take.',
    }),
    yo: () => ({
      title: 'Ìwọlé oní-ìgbésẹ̀ méjì wà ní pípa',
      text: 'Ọ̀rọ̀ aṣínà rẹ nìkan tún ń ṣí àkáǹtì rẹ. Ọ̀rọ̀ aṣínà rẹ àti kóòdù ni a fi pa á. Bí kì í bá ṣe ìwọ, yan ọ̀rọ̀ aṣínà tuntun kí o sì mú àwọn ẹ̀rọ rẹ jáde lẹ́sẹ̀kẹsẹ̀.',
    }),
    ig: () => ({
      title: 'Nbanye nzọụkwụ abụọ agbanyụrụ',
      text: 'Naanị paswọọdụ gị na-emepezi akaụntụ gị. E ji paswọọdụ gị na koodu gbanyụọ ya. Ọ bụrụ na ọ bụghị gị, hazie paswọọdụ ọhụrụ ma wepụ ngwaọrụ gị ozugbo.',
    }),
  },
});

export const backupCodesRenewed = defineNotice<object>({
  name: 'backup_codes_renewed',
  ...told,
  words: {
    en: () => ({
      title: 'You have new backup codes',
      text: 'Those before them open nothing any more. If that was not you, set a new password and sign out your devices at once.',
    }),
    pcm: () => ({
      title: 'You get new backup codes',
      text: 'Di ones wey dey before no fit open anything again. If no be you, set new password and log out your devices now now.',
    }),
    fr: () => ({
      title: 'Vous avez de nouveaux codes de secours',
      text: 'Les précédents n’ouvrent plus rien. Si ce n’était pas vous, changez de mot de passe et déconnectez tout de suite vos appareils.',
    }),
    es: () => ({
      title: 'Tiene códigos de respaldo nuevos',
      text: 'Los anteriores ya no abren nada. Si no fue usted, cambie la contraseña y cierre la sesión en sus dispositivos de inmediato.',
    }),
    ha: () => ({
      title: 'Kuna da sababbin lambobin ajiya',
      text: 'Na da ba sa buɗe komai kuma. Idan ba ku ba ne, ku saita sabuwar kalmar sirri ku fitar da na’urorinku nan take.',
    }),
    yo: () => ({
      title: 'O ní kóòdù àfipamọ́ tuntun',
      text: 'Èyí tó ṣáájú wọn kò ní ṣí ohunkóhun mọ́. Bí kì í bá ṣe ìwọ, yan ọ̀rọ̀ aṣínà tuntun kí o sì mú àwọn ẹ̀rọ rẹ jáde lẹ́sẹ̀kẹsẹ̀.',
    }),
    ig: () => ({
      title: 'Ị nwere koodu nchekwa ọhụrụ',
      text: 'Ndị bu ha ụzọ anaghị emepezi ihe ọ bụla. Ọ bụrụ na ọ bụghị gị, hazie paswọọdụ ọhụrụ ma wepụ ngwaọrụ gị ozugbo.',
    }),
  },
});
