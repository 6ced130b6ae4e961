import type { InLanguages } from '@wura/wire/languages';
import { defineNotice, type Words } from '@wura/notices/server/kinds';

/** A mail, and the same in a text message of plain letters. */
interface Message extends Words {
  readonly short: string;
}

export type CodeFor = 'present' | `${'email' | 'phone'}_${'old' | 'new'}`;

const tellNobody: InLanguages<string> = {
  en: 'Tell this code to nobody, us included.',
  pcm: 'No tell anybody dis code, even us.',
  fr: 'Ne donnez ce code à personne, pas même à nous.',
  es: 'No diga este código a nadie, tampoco a nosotros.',
  ha: 'Kada ku faɗa wa kowa wannan lamba, har da mu.',
  yo: 'Má sọ kóòdù yìí fún ẹnikẹ́ni, títí kan àwa náà.',
  ig: 'Agwala onye ọ bụla koodu a, anyị so n’ime ya.',
};

const toConfirm: InLanguages<(code: string) => Message> = {
  en: code => ({
    title: 'Your Wura code',
    text: `Your code is ${code}. It is good once, for 30 minutes.\n\n${tellNobody.en}`,
    short: `Wura: your code is ${code}, good for 30 minutes. Tell it to nobody.`,
  }),
  pcm: code => ({
    title: 'Your code for Wura',
    text: `Your code na ${code}. E dey work one time, for 30 minutes.\n\n${tellNobody.pcm}`,
    short: `Wura: your code na ${code}, e dey work for 30 minutes. No tell anybody.`,
  }),
  fr: code => ({
    title: 'Votre code Wura',
    text: `Votre code est ${code}. Il est valable une seule fois, pendant 30 minutes.\n\n${tellNobody.fr}`,
    short: `Wura : votre code est ${code}, valable 30 minutes. Ne le donnez a personne.`,
  }),
  es: code => ({
    title: 'Su código de Wura',
    text: `Su código es ${code}. Sirve una sola vez, durante 30 minutos.\n\n${tellNobody.es}`,
    short: `Wura: su codigo es ${code}, valido 30 minutos. No lo diga a nadie.`,
  }),
  ha: code => ({
    title: 'Lambarku ta Wura',
    text: `Lambarku ita ce ${code}. Tana aiki sau ɗaya, na minti 30.\n\n${tellNobody.ha}`,
    short: `Wura: lambarku ita ce ${code}, tana aiki minti 30. Kada ku fada wa kowa.`,
  }),
  yo: code => ({
    title: 'Kóòdù Wura rẹ',
    text: `Kóòdù rẹ ni ${code}. Ẹ̀ẹ̀kan ló ń ṣiṣẹ́, fún ìṣẹ́jú 30.\n\n${tellNobody.yo}`,
    short: `Wura: koodu re ni ${code}, o n sise fun iseju 30. Ma so o fun enikeni.`,
  }),
  ig: code => ({
    title: 'Koodu Wura gị',
    text: `Koodu gị bụ ${code}. Ọ dị ire otu ugboro, nkeji 30.\n\n${tellNobody.ig}`,
    short: `Wura: koodu gi bu ${code}, o di ire nkeji 30. Agwala ya onye o bula.`,
  }),
};

/** What a reader who did not ask for it has to know: the code is half of the account. */
const toLeave = (kind: 'email' | 'phone'): InLanguages<(code: string) => Message> => ({
  en: code => {
    const what = kind === 'email' ? 'the email address' : 'the phone number';
    return {
      title: 'A code to change your contact details',
      text: `Somebody signed in as you wants to change ${what} of your account. If that is you, the code is ${code}, good once, for 30 minutes.\n\nIf it is not, do not use the code: change your password at once. ${tellNobody.en}`,
      short: `Wura: ${code} allows a change of ${what} of your account. Not you? Change your password now. Tell this code to nobody.`,
    };
  },
  pcm: code => {
    const what = kind === 'email' ? 'di email address' : 'di phone number';
    return {
      title: 'Code to change your contact details',
      text: `Person wey log in as you wan change ${what} of your account. If na you, di code na ${code}, e dey work one time, for 30 minutes.\n\nIf no be you, no use di code: change your password now now. ${tellNobody.pcm}`,
      short: `Wura: ${code} go allow change of ${what} of your account. No be you? Change your password now. No tell anybody dis code.`,
    };
  },
  fr: code => {
    const what = kind === 'email' ? 'l’adresse e-mail' : 'le numéro de téléphone';
    return {
      title: 'Un code pour modifier vos coordonnées',
      text: `Quelqu’un qui est connecté à votre compte veut en changer ${what}. Si c’est vous, le code est ${code} ; il est valable une seule fois, pendant 30 minutes.\n\nSinon, n’utilisez pas ce code : changez tout de suite de mot de passe. ${tellNobody.fr}`,
      short: `Wura : ${code} permet de changer vos coordonnees. Ce n'est pas vous ? Changez de mot de passe. Ne donnez ce code a personne.`,
    };
  },
  es: code => {
    const what = kind === 'email' ? 'la dirección de correo' : 'el número de teléfono';
    return {
      title: 'Un código para cambiar sus datos de contacto',
      text: `Alguien que inició sesión en su cuenta quiere cambiar ${what}. Si es usted, el código es ${code}; sirve una sola vez, durante 30 minutos.\n\nSi no, no use el código: cambie la contraseña de inmediato. ${tellNobody.es}`,
      short: `Wura: ${code} permite cambiar sus datos de contacto. No es usted? Cambie su contrasena ya. No diga este codigo a nadie.`,
    };
  },
  ha: code => {
    const what = kind === 'email' ? 'imel' : 'lambar waya';
    return {
      title: 'Lamba don canza hanyoyin samun ku',
      text: `Wani da ya shiga asusunku yana son canza ${what} na asusun. Idan ku ne, lambar ita ce ${code}, tana aiki sau ɗaya, na minti 30.\n\nIdan ba ku ba ne, kada ku yi amfani da lambar: ku canza kalmar sirrinku nan take. ${tellNobody.ha}`,
      short: `Wura: ${code} na ba da damar canza ${what} na asusunku. Ba ku ba ne? Ku canza kalmar sirri yanzu. Kada ku fada wa kowa wannan lamba.`,
    };
  },
  yo: code => {
    const what = kind === 'email' ? 'ímeèlì' : 'nọ́ńbà fóònù';
    return {
      title: 'Kóòdù láti yí ọ̀nà ìkànsí rẹ padà',
      text: `Ẹnì kan tó wọlé bí ìwọ fẹ́ yí ${what} àkáǹtì rẹ padà. Bí ó bá jẹ́ ìwọ, kóòdù náà ni ${code}. Ẹ̀ẹ̀kan ló ń ṣiṣẹ́, fún ìṣẹ́jú 30.\n\nBí kì í bá ṣe ìwọ, má lo kóòdù náà: yí ọ̀rọ̀ aṣínà rẹ padà lẹ́sẹ̀kẹsẹ̀. ${tellNobody.yo}`,
      short: `Wura: ${code} n gba ki a yi ${kind === 'email' ? 'imeeli' : 'nomba foonu'} akanti re pada. Se iwo ko ni? Yi oro asina re pada bayii. Ma so koodu yii fun enikeni.`,
    };
  },
  ig: code => {
    const what = kind === 'email' ? 'adreesị email' : 'nọmba ekwentị';
    return {
      title: 'Koodu iji gbanwee ụzọ e si enweta gị',
      text: `Onye banyere n’aha gị chọrọ ịgbanwe ${what} nke akaụntụ gị. Ọ bụrụ na ọ bụ gị, koodu ahụ bụ ${code}, ọ dị ire otu ugboro, nkeji 30.\n\nỌ bụrụ na ọ bụghị gị, ejila koodu ahụ: gbanwee paswọọdụ gị ozugbo. ${tellNobody.ig}`,
      short: `Wura: ${code} na-ekwe ka agbanwee otu e si enweta gi. O bughi gi? Gbanwee paswoodu gi ugbu a. Agwala onye o bula koodu a.`,
    };
  },
});

export const codeWords: Readonly<Record<CodeFor, InLanguages<(code: string) => Message>>> = {
  present: toConfirm,
  email_new: toConfirm,
  phone_new: toConfirm,
  email_old: toLeave('email'),
  phone_old: toLeave('phone'),
};

interface Way {
  code: string;
  page: string;
}

/** The code stands behind the sign of a fragment: no server on the way, ours included, sees it in an address. */
const link = ({ code, page }: Way) => `${page}#${code}`;

const back = (kind: 'email' | 'phone'): InLanguages<(way: Way) => Message> => ({
  en: way => {
    const what = kind === 'email' ? 'The email address' : 'The phone number';
    return {
      title: `${what} of your account was changed`,
      text: `${what} of your Wura account is a new one from now on.\n\nIf that was not you, undo it within 7 days: ${link(way)}\n\nThe code is ${way.code}. It puts the old one back, signs everybody out and locks the account until you set a new password.`,
      short: `Wura: ${what.toLowerCase()} of your account was changed. Not you? Undo it within 7 days at ${way.page} with ${way.code}`,
    };
  },
  pcm: way => {
    const what = kind === 'email' ? 'Di email address' : 'Di phone number';
    return {
      title: `${what} of your account don change`,
      text: `${what} of your Wura account na new one from now.\n\nIf no be you do am, reverse am within 7 days: ${link(way)}\n\nDi code na ${way.code}. E go put di old one back, log everybody out and lock di account until you set new password.`,
      short: `Wura: ${what.toLowerCase()} of your account don change. No be you? Reverse am within 7 days for ${way.page} with ${way.code}`,
    };
  },
  fr: way => {
    const what = kind === 'email' ? 'L’adresse e-mail' : 'Le numéro de téléphone';
    return {
      title: `${what} de votre compte a changé`,
      text: `${what} de votre compte Wura vient de changer.\n\nSi ce n’était pas vous, annulez ce changement sous 7 jours : ${link(way)}\n\nLe code est ${way.code}. Il rétablit l’ancienne coordonnée, déconnecte tout le monde et verrouille le compte jusqu’à ce que vous changiez de mot de passe.`,
      short: `Wura : vos coordonnees ont change. Ce n'est pas vous ? Annulez sous 7 jours sur ${way.page} avec ${way.code}`,
    };
  },
  es: way => {
    const what = kind === 'email' ? 'La dirección de correo' : 'El número de teléfono';
    return {
      title: `${what} de su cuenta se cambió`,
      text: `${what} de su cuenta de Wura acaba de cambiar.\n\nSi no fue usted, deshaga el cambio en 7 días: ${link(way)}\n\nEl código es ${way.code}. Recupera el dato anterior, cierra todas las sesiones y bloquea la cuenta hasta que cree una contraseña nueva.`,
      short: `Wura: sus datos de contacto se cambiaron. No fue usted? Deshagalo en 7 dias en ${way.page} con ${way.code}`,
    };
  },
  ha: way => {
    const what = kind === 'email' ? 'Imel' : 'Lambar waya';
    return {
      title: `An canza: ${what} na asusunku`,
      text: `Daga yanzu an canza wannan a asusunku na Wura: ${what.toLowerCase()}.\n\nIdan ba ku ba ne, ku janye canjin cikin kwana 7: ${link(way)}\n\nLambar ita ce ${way.code}. Tana mayar da tsohon, tana fitar da kowa, tana kuma kulle asusun har sai kun saita sabuwar kalmar sirri.`,
      short: `Wura: an canza ${what.toLowerCase()} na asusunku. Ba ku ba ne? Ku janye cikin kwana 7 a ${way.page} da ${way.code}`,
    };
  },
  yo: way => {
    const what = kind === 'email' ? 'Ímeèlì' : 'Nọ́ńbà fóònù';
    return {
      title: `A ti yí i padà: ${what} àkáǹtì rẹ`,
      text: `Láti ìsinsìnyí, tuntun ni èyí nínú àkáǹtì Wura rẹ: ${what.toLowerCase()}.\n\nBí kì í bá ṣe ìwọ, dá a padà láàárín ọjọ́ 7: ${link(way)}\n\nKóòdù náà ni ${way.code}. Yóò dá ti àtijọ́ padà, yóò mú gbogbo ẹ̀rọ jáde, yóò sì ti àkáǹtì náà títí o fi máa yan ọ̀rọ̀ aṣínà tuntun.`,
      short: `Wura: a ti yi ${kind === 'email' ? 'imeeli' : 'nomba foonu'} akanti re pada. Se iwo ko ni? Da a pada laarin ojo 7 ni ${way.page} pelu ${way.code}`,
    };
  },
  ig: way => {
    const what = kind === 'email' ? 'Adreesị email' : 'Nọmba ekwentị';
    return {
      title: `Agbanweela ${what.toLowerCase()} nke akaụntụ gị`,
      text: `${what} nke akaụntụ Wura gị bụ nke ọhụrụ site ugbu a.\n\nỌ bụrụ na ọ bụghị gị, megharịa ya azụ n’ime ụbọchị 7: ${link(way)}\n\nKoodu ahụ bụ ${way.code}. Ọ na-eweghachi nke ochie, na-ewepụ onye ọ bụla, na-akpọchikwa akaụntụ ahụ ruo mgbe ị haziri paswọọdụ ọhụrụ.`,
      short: `Wura: agbanweela otu e si enweta gi. O bughi gi? Megharia ya azu n'ime ubochi 7 na ${way.page} jiri ${way.code}`,
    };
  },
});

export const wayBack = { email: back('email'), phone: back('phone') } as const;

/** Inside the wallet. The mails that go with it are written apart, because they go elsewhere. */
export const contactChanged = defineNotice<{ kind: 'email' | 'phone' }>({
  name: 'contact_changed',
  topic: 'security',
  isMailed: false,
  link: () => '/wallet?view=security',
  words: {
    en: ({ kind }) => ({
      title: kind === 'email' ? 'Your email address was changed' : 'Your phone number was changed',
      text: 'The old one was told how to undo it within 7 days. Every other device was signed out.',
    }),
    pcm: ({ kind }) => ({
      title: kind === 'email' ? 'Your email address don change' : 'Your phone number don change',
      text: 'We don tell di old one how to reverse am within 7 days. Every other device don log out.',
    }),
    fr: ({ kind }) => ({
      title: kind === 'email' ? 'Votre adresse e-mail a changé' : 'Votre numéro de téléphone a changé',
      text: 'L’ancienne coordonnée a reçu de quoi annuler ce changement sous 7 jours. Tous les autres appareils ont été déconnectés.',
    }),
    es: ({ kind }) => ({
      title: kind === 'email' ? 'Su dirección de correo se cambió' : 'Su número de teléfono se cambió',
      text: 'Al dato anterior se le dijo cómo deshacerlo en 7 días. Se cerró la sesión en los demás dispositivos.',
    }),
    ha: ({ kind }) => ({
      title: kind === 'email' ? 'An canza imel ɗinku' : 'An canza lambar wayarku',
      text: 'An faɗa wa tsohon yadda za a janye canjin cikin kwana 7. An fitar da kowace na’ura daban.',
    }),
    yo: ({ kind }) => ({
      title: kind === 'email' ? 'A ti yí ímeèlì rẹ padà' : 'A ti yí nọ́ńbà fóònù rẹ padà',
      text: 'A ti sọ fún ti àtijọ́ bí a ṣe lè dá a padà láàárín ọjọ́ 7. Gbogbo ẹ̀rọ mìíràn ti jáde.',
    }),
    ig: ({ kind }) => ({
      title: kind === 'email' ? 'Agbanweela adreesị email gị' : 'Agbanweela nọmba ekwentị gị',
      text: 'Agwara nke ochie otu a ga-esi megharịa ya azụ n’ime ụbọchị 7. Ewepụrụ ngwaọrụ ndị ọzọ niile.',
    }),
  },
});

export const changeUndone = defineNotice<object>({
  name: 'contact_change_undone',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=security',
  words: {
    en: () => ({
      title: 'The change of your contact details was undone',
      text: 'Everything is as it was before. Everybody was signed out, passkeys, the sign-in with Google and API keys were removed, and the account is locked: choose “Forgot password?” on the sign-in page and set a new password.',
    }),
    pcm: () => ({
      title: 'We don reverse di change of your contact details',
      text: 'Everything dey as e dey before. Everybody don log out, we don remove passkeys, di Google log in and API keys, and di account don lock: choose “You forget password?” for di log in page and set new password.',
    }),
    fr: () => ({
      title: 'Le changement de vos coordonnées a été annulé',
      text: 'Tout est comme avant. Tout le monde a été déconnecté, les clés d’accès, la connexion avec Google et les clés d’API ont été supprimées, et le compte est verrouillé : choisissez « Mot de passe oublié ? » sur la page de connexion et changez de mot de passe.',
    }),
    es: () => ({
      title: 'Se deshizo el cambio de sus datos de contacto',
      text: 'Todo está como antes. Se cerraron todas las sesiones, se eliminaron las llaves de acceso, el inicio de sesión con Google y las claves de API, y la cuenta está bloqueada: elija «¿Olvidó su contraseña?» en la página de inicio de sesión y cree una contraseña nueva.',
    }),
    ha: () => ({
      title: 'An janye canjin hanyoyin samun ku',
      text: 'Komai ya koma yadda yake da. An fitar da kowa, an cire passkeys, shiga da Google da makullan API, kuma an kulle asusun: ku zaɓi “Kun manta kalmar sirri?” a shafin shiga ku saita sabuwar kalmar sirri.',
    }),
    yo: () => ({
      title: 'A ti dá ìyípadà ọ̀nà ìkànsí rẹ padà',
      text: 'Ohun gbogbo ti padà sí bó ṣe wà tẹ́lẹ̀. Gbogbo ẹ̀rọ ti jáde, a ti yọ passkey, ìwọlé pẹ̀lú Google àti kọ́kọ́rọ́ API kúrò, àkáǹtì sì ti tì: yan “Ṣé o gbàgbé ọ̀rọ̀ aṣínà?” lójú ìwé ìwọlé kí o sì yan ọ̀rọ̀ aṣínà tuntun.',
    }),
    ig: () => ({
      title: 'Emegharịala mgbanwe ụzọ e si enweta gị azụ',
      text: 'Ihe niile dị ka ọ dị na mbụ. Ewepụrụ onye ọ bụla, passkey, nbanye Google na igodo API, akpọchirikwa akaụntụ ahụ: họrọ “Ichefuru paswọọdụ?” n’ibe nbanye ma hazie paswọọdụ ọhụrụ.',
    }),
  },
});
