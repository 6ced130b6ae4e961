import { defineNotice } from '@wura/notices/server/kinds';

export const accountLocked = defineNotice<{ address: string }>({
  name: 'account_locked',
  topic: 'security',
  isMailed: true,
  words: {
    en: ({ address }) => ({
      title: 'Your account is locked',
      text: `It was locked with your password or a backup code, from ${address}. Every device is signed out and nobody gets in, your cards are frozen, and automatic top-ups and conversion orders have ended. Your passkeys, the sign-in with Google and your API keys were removed. To open it again, choose “Forgot password?” on the sign-in page: the code comes to this address.`,
    }),
    pcm: ({ address }) => ({
      title: 'Your account don lock',
      text: `Dem lock am with your password or backup code, from ${address}. Every device don log out and nobody fit enter, your cards don freeze, and automatic top-ups and conversion orders don end. We don remove your passkeys, di Google log in and your API keys. To open am again, choose “You forget password?” for di log in page: di code go come dis address.`,
    }),
    fr: ({ address }) => ({
      title: 'Votre compte est verrouillé',
      text: `Il a été verrouillé avec votre mot de passe ou un code de secours, depuis ${address}. Tous les appareils sont déconnectés et personne ne peut entrer, vos cartes sont gelées, et les recharges automatiques et les ordres de conversion ont pris fin. Vos clés d’accès, la connexion avec Google et vos clés d’API ont été supprimées. Pour le rouvrir, choisissez « Mot de passe oublié ? » sur la page de connexion : le code arrive à cette adresse.`,
    }),
    es: ({ address }) => ({
      title: 'Su cuenta está bloqueada',
      text: `Se bloqueó con su contraseña o un código de respaldo, desde ${address}. Se cerró la sesión en todos los dispositivos y nadie puede entrar, sus tarjetas están congeladas, y las recargas automáticas y las órdenes de conversión han terminado. Se eliminaron sus llaves de acceso, el inicio de sesión con Google y sus claves de API. Para abrirla de nuevo, elija «¿Olvidó su contraseña?» en la página de inicio de sesión: el código llega a esta dirección.`,
    }),
    ha: ({ address }) => ({
      title: 'An kulle asusunku',
      text: `An kulle shi da kalmar sirrinku ko lambar ajiya, daga ${address}. An fitar da kowace na’ura kuma ba wanda zai shiga, an dakatar da katunanku, ƙara kuɗi da kansa da ododin canji sun ƙare. An cire passkeys ɗinku, shiga da Google da makullan API ɗinku. Don sake buɗe shi, ku zaɓi “Kun manta kalmar sirri?” a shafin shiga: lambar za ta zo wannan adireshi.`,
    }),
    yo: ({ address }) => ({
      title: 'Àkáǹtì rẹ ti tì',
      text: `A fi ọ̀rọ̀ aṣínà rẹ tàbí kóòdù àfipamọ́ tì í, láti ${address}. Gbogbo ẹ̀rọ ti jáde, kò sì sẹ́ni tó lè wọlé, a ti dá àwọn káàdì rẹ dúró, ìfowókún aládàáṣe àti àṣẹ ìpààrọ̀ sì ti parí. A ti yọ àwọn passkey rẹ, ìwọlé pẹ̀lú Google àti kọ́kọ́rọ́ API rẹ kúrò. Láti ṣí i padà, yan “Ṣé o gbàgbé ọ̀rọ̀ aṣínà?” lójú ìwé ìwọlé: àdírẹ́sì yìí ni kóòdù yóò wá.`,
    }),
    ig: ({ address }) => ({
      title: 'Akpọchiela akaụntụ gị',
      text: `E ji paswọọdụ gị ma ọ bụ koodu nchekwa kpọchie ya, site na ${address}. Ewepụrụ ngwaọrụ niile, o nweghịkwa onye ga-abanye, akwụsịtụrụ kaadị gị, itinye ego n’onwe ya na iwu mgbanwe agwụla. Ewepụrụ passkey gị, nbanye Google na igodo API gị. Iji mepee ya ọzọ, họrọ “Ichefuru paswọọdụ?” n’ibe nbanye: koodu ahụ ga-abịa n’adreesị a.`,
    }),
  },
});
