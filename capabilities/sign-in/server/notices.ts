import { defineNotice } from '@wura/notices/server/kinds';
import { spellMoment } from '@wura/notices/server/spell-moment';

interface NewDevice {
  address: string;
  at: Date;
}

/** What the owner of the account should hear of at once, because it may not have been them. */
export const newDevice = defineNotice<NewDevice>({
  name: 'new_device',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=security',
  words: {
    en: ({ address, at }) => ({
      title: 'New sign-in to your account',
      text: `Somebody signed in to your account on a device that we have not seen before, from ${address}, on ${spellMoment(at, 'en')}. If that was not you, sign it out under Security in your settings and set a new password at once.`,
    }),
    pcm: ({ address, at }) => ({
      title: 'New log in to your account',
      text: `Person log in to your account with device wey we never see before, from ${address}, on ${spellMoment(at, 'pcm')}. If no be you, log am out under Security for your settings and set new password now now.`,
    }),
    fr: ({ address, at }) => ({
      title: 'Nouvelle connexion à votre compte',
      text: `Quelqu’un s’est connecté à votre compte sur un appareil que nous ne connaissions pas, depuis ${address}, le ${spellMoment(at, 'fr')}. Si ce n’était pas vous, déconnectez cet appareil dans Paramètres, Sécurité, et changez tout de suite de mot de passe.`,
    }),
    es: ({ address, at }) => ({
      title: 'Nuevo inicio de sesión en su cuenta',
      text: `Alguien inició sesión en su cuenta desde un dispositivo que no conocíamos, desde ${address}, el ${spellMoment(at, 'es')}. Si no fue usted, cierre esa sesión en Ajustes, Seguridad, y cambie la contraseña de inmediato.`,
    }),
    ha: ({ address, at }) => ({
      title: 'Sabuwar shiga a asusunku',
      text: `Wani ya shiga asusunku a na’urar da ba mu taɓa gani ba, daga ${address}, ran ${spellMoment(at, 'ha')}. Idan ba ku ba ne, ku fitar da ita a sashen Tsaro na saitunanku ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ address, at }) => ({
      title: 'Ìwọlé tuntun sí àkáǹtì rẹ',
      text: `Ẹnì kan wọ àkáǹtì rẹ lórí ẹ̀rọ tí a kò rí rí, láti ${address}, ní ${spellMoment(at, 'yo')}. Bí kì í bá ṣe ìwọ, mú un jáde nínú Ààbò nínú ètò rẹ kí o sì yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ address, at }) => ({
      title: 'Nbanye ọhụrụ n’akaụntụ gị',
      text: `Onye ọzọ banyere n’akaụntụ gị na ngwaọrụ anyị na-ahụtụbeghị mbụ, site na ${address}, na ${spellMoment(at, 'ig')}. Ọ bụrụ na ọ bụghị gị, wepụ ya na Nchekwa na ntọala gị ma hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const backupCodeUsed = defineNotice<object>({
  name: 'backup_code_used',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=security',
  words: {
    en: () => ({
      title: 'A backup code was used to sign in',
      text: 'It is worth nothing any more. If that was not you, sign out your devices, set a new password and make new backup codes at once.',
    }),
    pcm: () => ({
      title: 'Person use backup code log in',
      text: 'Dat code no dey work again. If no be you, log out your devices, set new password and make new backup codes now now.',
    }),
    fr: () => ({
      title: 'Un code de secours a servi à se connecter',
      text: 'Il ne vaut plus rien. Si ce n’était pas vous, déconnectez vos appareils, changez de mot de passe et créez tout de suite de nouveaux codes de secours.',
    }),
    es: () => ({
      title: 'Se usó un código de respaldo para iniciar sesión',
      text: 'Ya no sirve. Si no fue usted, cierre la sesión en sus dispositivos, cambie la contraseña y cree códigos de respaldo nuevos de inmediato.',
    }),
    ha: () => ({
      title: 'An yi amfani da lambar ajiya don shiga',
      text: 'Ba ta da amfani kuma. Idan ba ku ba ne, ku fitar da na’urorinku, ku saita sabuwar kalmar sirri ku yi sababbin lambobin ajiya nan take.',
    }),
    yo: () => ({
      title: 'A lo kóòdù àfipamọ́ láti wọlé',
      text: 'Kò wúlò mọ́. Bí kì í bá ṣe ìwọ, mú àwọn ẹ̀rọ rẹ jáde, yan ọ̀rọ̀ aṣínà tuntun kí o sì ṣe kóòdù àfipamọ́ tuntun lẹ́sẹ̀kẹsẹ̀.',
    }),
    ig: () => ({
      title: 'E ji koodu nchekwa banye',
      text: 'Ọ baghịzi uru. Ọ bụrụ na ọ bụghị gị, wepụ ngwaọrụ gị, hazie paswọọdụ ọhụrụ ma mee koodu nchekwa ọhụrụ ozugbo.',
    }),
  },
});

/** No caller comes this far without the password. */
export const codesGuessed = defineNotice<NewDevice>({
  name: 'codes_guessed',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=security',
  words: {
    en: ({ address, at }) => ({
      title: 'Somebody who knows your password was kept out',
      text: `They entered five wrong codes, from ${address}, on ${spellMoment(at, 'en')}. Your second factor held. If that was not you, set a new password at once.`,
    }),
    pcm: ({ address, at }) => ({
      title: 'We block person wey know your password',
      text: `Dem put five wrong codes, from ${address}, on ${spellMoment(at, 'pcm')}. Your second factor hold. If no be you, set new password now now.`,
    }),
    fr: ({ address, at }) => ({
      title: 'Quelqu’un qui connaît votre mot de passe a été refusé',
      text: `Cinq codes erronés ont été saisis, depuis ${address}, le ${spellMoment(at, 'fr')}. La double authentification a tenu. Si ce n’était pas vous, changez tout de suite de mot de passe.`,
    }),
    es: ({ address, at }) => ({
      title: 'Se impidió la entrada a alguien que conoce su contraseña',
      text: `Escribió cinco códigos equivocados, desde ${address}, el ${spellMoment(at, 'es')}. La verificación en dos pasos resistió. Si no fue usted, cambie la contraseña de inmediato.`,
    }),
    ha: ({ address, at }) => ({
      title: 'An hana wani da ya san kalmar sirrinku shiga',
      text: `Ya shigar da lambobi biyar ba daidai ba, daga ${address}, ran ${spellMoment(at, 'ha')}. Mataki na biyu na tsaronku ya tsare. Idan ba ku ba ne, ku saita sabuwar kalmar sirri nan take.`,
    }),
    yo: ({ address, at }) => ({
      title: 'A dí ẹnì kan tó mọ ọ̀rọ̀ aṣínà rẹ lọ́nà',
      text: `Ó tẹ kóòdù márùn-ún tí kò tọ́, láti ${address}, ní ${spellMoment(at, 'yo')}. Ìgbésẹ̀ kejì rẹ dáàbò bò ọ́. Bí kì í bá ṣe ìwọ, yan ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.`,
    }),
    ig: ({ address, at }) => ({
      title: 'Egbochiri onye maara paswọọdụ gị ịbanye',
      text: `O tinyere koodu ise na-ezighi ezi, site na ${address}, na ${spellMoment(at, 'ig')}. Nkwado nke abụọ gị jidere. Ọ bụrụ na ọ bụghị gị, hazie paswọọdụ ọhụrụ ozugbo.`,
    }),
  },
});

export const deviceTrusted = defineNotice<NewDevice>({
  name: 'device_trusted',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=security',
  words: {
    en: ({ address, at }) => ({
      title: 'Another device is trusted',
      text: `It was confirmed with your second factor, from ${address}, on ${spellMoment(at, 'en')}. If that was not you, lock your account at once on the sign-in page.`,
    }),
    pcm: ({ address, at }) => ({
      title: 'Another device don dey trusted',
      text: `E confirm with your second factor, from ${address}, on ${spellMoment(at, 'pcm')}. If no be you, lock your account now now for di log in page.`,
    }),
    fr: ({ address, at }) => ({
      title: 'Un autre appareil est de confiance',
      text: `Il a été confirmé avec votre second facteur, depuis ${address}, le ${spellMoment(at, 'fr')}. Si ce n’était pas vous, verrouillez tout de suite votre compte depuis la page de connexion.`,
    }),
    es: ({ address, at }) => ({
      title: 'Otro dispositivo es de confianza',
      text: `Se confirmó con su segundo factor, desde ${address}, el ${spellMoment(at, 'es')}. Si no fue usted, bloquee su cuenta de inmediato en la página de inicio de sesión.`,
    }),
    ha: ({ address, at }) => ({
      title: 'An amince da wata na’ura',
      text: `An tabbatar da ita da mataki na biyu na tsaronku, daga ${address}, ran ${spellMoment(at, 'ha')}. Idan ba ku ba ne, ku kulle asusunku nan take a shafin shiga.`,
    }),
    yo: ({ address, at }) => ({
      title: 'A gbẹ́kẹ̀ lé ẹ̀rọ mìíràn',
      text: `Ìgbésẹ̀ kejì rẹ ni a fi fọwọ́ sí i, láti ${address}, ní ${spellMoment(at, 'yo')}. Bí kì í bá ṣe ìwọ, ti àkáǹtì rẹ lẹ́sẹ̀kẹsẹ̀ lójú ìwé ìwọlé.`,
    }),
    ig: ({ address, at }) => ({
      title: 'A tụkwasịrị ngwaọrụ ọzọ obi',
      text: `E ji nkwado nke abụọ gị kwado ya, site na ${address}, na ${spellMoment(at, 'ig')}. Ọ bụrụ na ọ bụghị gị, kpọchie akaụntụ gị ozugbo n’ibe nbanye.`,
    }),
  },
});

export const deviceRemoved = defineNotice<object>({
  name: 'device_removed',
  topic: 'security',
  isMailed: false,
  link: () => '/wallet?view=security',
  words: {
    en: () => ({
      title: 'A device was removed',
      text: 'It is signed out. Its next sign-in is one of a new device, of which we tell you.',
    }),
    pcm: () => ({
      title: 'One device don comot',
      text: 'E don log out. If e log in again, we go take am as new device and tell you.',
    }),
    fr: () => ({
      title: 'Un appareil a été retiré',
      text: 'Il est déconnecté. Sa prochaine connexion sera celle d’un nouvel appareil, et nous vous en avertirons.',
    }),
    es: () => ({
      title: 'Se quitó un dispositivo',
      text: 'Se cerró su sesión. Si vuelve a entrar, será como dispositivo nuevo y le avisaremos.',
    }),
    ha: () => ({
      title: 'An cire na’ura',
      text: 'An fitar da ita. Shigarta ta gaba za ta zama ta sabuwar na’ura, kuma za mu sanar da ku.',
    }),
    yo: () => ({
      title: 'A yọ ẹ̀rọ kan kúrò',
      text: 'Ó ti jáde. Bí ó bá tún wọlé, a óò kà á sí ẹ̀rọ tuntun, a ó sì sọ fún ọ.',
    }),
    ig: () => ({
      title: 'Ewepụrụ ngwaọrụ',
      text: 'Ewepụla ya. Nbanye ya na-abịa ga-abụ nke ngwaọrụ ọhụrụ, anyị ga-agwakwa gị.',
    }),
  },
});
