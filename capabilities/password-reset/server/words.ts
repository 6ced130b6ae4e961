import type { InLanguages } from '@wura/wire/languages';
import type { Money } from '@wura/money';
import { defineNotice, type Language, type Spell, type Words } from '@wura/notices/server/kinds';
import type { ResetNeeds } from './needs.ts';
import type { Purpose } from './queries.ts';

/** A mail, and the same in a text message of plain letters where it may go by one. */
interface Message extends Words {
  readonly short?: string;
}

type CodeWords = InLanguages<(facts: { code: string }) => Message>;

const forPassword: CodeWords = {
  en: ({ code }) => ({
    title: 'Your code for a new password',
    text: `Your code is ${code}. It is good once, for 15 minutes.\n\nIf you did not ask for it, you need do nothing: your password stays as it is. Tell this code to nobody, us included.`,
    short: `Wura: your code for a new password is ${code}, good for 15 minutes. Tell it to nobody.`,
  }),
  pcm: ({ code }) => ({
    title: 'Your code to set new password',
    text: `Your code na ${code}. E dey work one time, for 15 minutes.\n\nIf no be you ask for am, no do anything: your password still dey as e dey. No tell anybody dis code, even us.`,
    short: `Wura: your code for new password na ${code}, e dey work for 15 minutes. No tell anybody.`,
  }),
  fr: ({ code }) => ({
    title: 'Votre code pour un nouveau mot de passe',
    text: `Votre code est ${code}. Il est valable une seule fois, pendant 15 minutes.\n\nSi vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même. Ne donnez ce code à personne, pas même à nous.`,
    short: `Wura : votre code pour un nouveau mot de passe est ${code}, valable 15 minutes. Ne le donnez a personne.`,
  }),
  es: ({ code }) => ({
    title: 'Su código para una contraseña nueva',
    text: `Su código es ${code}. Sirve una sola vez, durante 15 minutos.\n\nSi no lo pidió, no tiene que hacer nada: su contraseña sigue siendo la misma. No diga este código a nadie, tampoco a nosotros.`,
    short: `Wura: su codigo para una contrasena nueva es ${code}, valido 15 minutos. No lo diga a nadie.`,
  }),
  ha: ({ code }) => ({
    title: 'Lambarku ta sabuwar kalmar sirri',
    text: `Lambarku ita ce ${code}. Tana aiki sau ɗaya, na minti 15.\n\nIdan ba ku neme ta ba, ba sai kun yi komai ba: kalmar sirrinku tana nan yadda take. Kada ku faɗa wa kowa wannan lamba, har da mu.`,
    short: `Wura: lambarku ta sabuwar kalmar sirri ita ce ${code}, tana aiki minti 15. Kada ku fada wa kowa.`,
  }),
  yo: ({ code }) => ({
    title: 'Kóòdù rẹ fún ọ̀rọ̀ aṣínà tuntun',
    text: `Kóòdù rẹ ni ${code}. Ẹ̀ẹ̀kan ló ń ṣiṣẹ́, fún ìṣẹ́jú 15.\n\nBí ìwọ kò bá béèrè fún un, o kò ní láti ṣe ohunkóhun: ọ̀rọ̀ aṣínà rẹ wà bó ṣe wà. Má sọ kóòdù yìí fún ẹnikẹ́ni, títí kan àwa náà.`,
    short: `Wura: koodu re fun oro asina tuntun ni ${code}, o n sise fun iseju 15. Ma so o fun enikeni.`,
  }),
  ig: ({ code }) => ({
    title: 'Koodu gị maka paswọọdụ ọhụrụ',
    text: `Koodu gị bụ ${code}. Ọ dị ire otu ugboro, nkeji 15.\n\nỌ bụrụ na ị rịọghị ya, ọ dịghị ihe ị ga-eme: paswọọdụ gị na-anọ ka ọ dị. Agwala onye ọ bụla koodu a, anyị so n’ime ya.`,
    short: `Wura: koodu gi maka paswoodu ohuru bu ${code}, o di ire nkeji 15. Agwala ya onye o bula.`,
  }),
};

const forPin: CodeWords = {
  en: ({ code }) => ({
    title: 'Your code for a new PIN',
    text: `Your code is ${code}. It is good once, for 15 minutes.\n\nIf you did not ask for it, somebody is signed in as you: sign out everywhere and change your password. Tell this code to nobody, us included.`,
  }),
  pcm: ({ code }) => ({
    title: 'Your code to set new PIN',
    text: `Your code na ${code}. E dey work one time, for 15 minutes.\n\nIf no be you ask for am, another person don log in as you: log out everywhere and change your password. No tell anybody dis code, even us.`,
  }),
  fr: ({ code }) => ({
    title: 'Votre code pour un nouveau code PIN',
    text: `Votre code est ${code}. Il est valable une seule fois, pendant 15 minutes.\n\nSi vous ne l’avez pas demandé, quelqu’un est connecté à votre place : déconnectez tous vos appareils et changez votre mot de passe. Ne donnez ce code à personne, pas même à nous.`,
  }),
  es: ({ code }) => ({
    title: 'Su código para un PIN nuevo',
    text: `Su código es ${code}. Sirve una sola vez, durante 15 minutos.\n\nSi no lo pidió, alguien ha iniciado sesión en su nombre: cierre todas las sesiones y cambie su contraseña. No diga este código a nadie, tampoco a nosotros.`,
  }),
  ha: ({ code }) => ({
    title: 'Lambarku ta sabon PIN',
    text: `Lambarku ita ce ${code}. Tana aiki sau ɗaya, na minti 15.\n\nIdan ba ku neme ta ba, wani ya shiga asusunku: ku fita daga ko’ina ku canza kalmar sirrinku. Kada ku faɗa wa kowa wannan lamba, har da mu.`,
  }),
  yo: ({ code }) => ({
    title: 'Kóòdù rẹ fún PIN tuntun',
    text: `Kóòdù rẹ ni ${code}. Ẹ̀ẹ̀kan ló ń ṣiṣẹ́, fún ìṣẹ́jú 15.\n\nBí ìwọ kò bá béèrè fún un, ẹnì kan ti wọlé bí ìwọ: jáde níbi gbogbo kí o sì yí ọ̀rọ̀ aṣínà rẹ padà. Má sọ kóòdù yìí fún ẹnikẹ́ni, títí kan àwa náà.`,
  }),
  ig: ({ code }) => ({
    title: 'Koodu gị maka PIN ọhụrụ',
    text: `Koodu gị bụ ${code}. Ọ dị ire otu ugboro, nkeji 15.\n\nỌ bụrụ na ị rịọghị ya, onye ọzọ abanyela n’aha gị: pụọ ebe niile ma gbanwee paswọọdụ gị. Agwala onye ọ bụla koodu a, anyị so n’ime ya.`,
  }),
};

export const codeWords: Readonly<Record<Purpose, CodeWords>> = { password: forPassword, pin: forPin };

/** What follows from something new, where the rules in force say that less may move for a day. */
interface CoolingOff {
  dayMax: Money | undefined;
}

export function coolingOff({ limits }: ResetNeeds): CoolingOff {
  const minor = limits.coolingOffMinorMax();
  return { dayMax: minor === null ? undefined : { currency: 'NGN', minor } };
}

/** Who did not do this themselves learns that little can be taken meanwhile; who did, why a payment may be refused. */
function lowerLimits(language: Language, dayMax: Money | undefined, spell: Spell): string {
  return dayMax ? ` ${lowered[language](spell(dayMax))}` : '';
}

const lowered: InLanguages<(dayMax: string) => string> = {
  en: dayMax => `For the next 24 hours at most ${dayMax} can be paid in, and at most as much sent.`,
  pcm: dayMax => `For di next 24 hours, money wey enter no fit pass ${dayMax}, and money wey comot no fit pass am too.`,
  fr: dayMax => `Pendant 24 heures, au plus ${dayMax} peuvent entrer, et au plus autant sortir.`,
  es: dayMax => `Durante 24 horas pueden entrar como máximo ${dayMax}, y salir otro tanto como máximo.`,
  ha: dayMax => `Cikin awa 24 masu zuwa ${dayMax} ne mafi yawan abin da za a iya sakawa, kuma haka ma turawa.`,
  yo: dayMax => `Fún wákàtí 24 tó ń bọ̀, ${dayMax} ló pọ̀ jù tó lè wọlé, àti bákan náà fún ìfiránṣẹ́.`,
  ig: dayMax => `N’awa 24 na-abịa kacha ${dayMax} ka a pụrụ itinye, otu ahụ kwa ka a pụrụ izipu.`,
};

interface NewPassword extends CoolingOff {
  /** How many API keys go on working. */
  keys: number;
}

/** An attacker who was in the account may have made one of them, and a new password shuts out sessions alone. */
const whatStays = (language: Language, { keys }: NewPassword): string =>
  keys === 0 ? '' : ` ${stays[language](keys)}`;

const stays: InLanguages<(keys: number) => string> = {
  en: keys =>
    keys === 1
      ? 'One API key of yours still works, because a new password does not end it. If you do not know it, revoke it under API keys.'
      : `${keys} API keys of yours still work, because a new password does not end them. Revoke those that you do not know under API keys.`,
  pcm: keys =>
    `${keys === 1 ? 'One API key' : `${keys} API keys`} of yours still dey work, because new password no dey stop am. If you no know any, cancel am under API keys.`,
  fr: keys =>
    keys === 1
      ? 'Une de vos clés d’API fonctionne toujours, car un nouveau mot de passe n’y met pas fin. Si vous ne la reconnaissez pas, révoquez-la dans Clés d’API.'
      : `${keys} de vos clés d’API fonctionnent toujours, car un nouveau mot de passe n’y met pas fin. Révoquez dans Clés d’API celles que vous ne reconnaissez pas.`,
  es: keys =>
    keys === 1
      ? 'Una de sus claves de API sigue funcionando, porque una contraseña nueva no la anula. Si no la reconoce, revóquela en Claves de API.'
      : `${keys} de sus claves de API siguen funcionando, porque una contraseña nueva no las anula. Revoque en Claves de API las que no reconozca.`,
  ha: keys =>
    `Makullan API naku ${keys} suna aiki har yanzu, domin sabuwar kalmar sirri ba ta soke su. Ku soke waɗanda ba ku sani ba a sashen Makullan API.`,
  yo: keys =>
    `Kọ́kọ́rọ́ API rẹ ${keys} ṣì ń ṣiṣẹ́, nítorí ọ̀rọ̀ aṣínà tuntun kò fagilé wọn. Fagilé èyí tí o kò mọ̀ nínú Kọ́kọ́rọ́ API.`,
  ig: keys =>
    `Igodo API gị ${keys} ka na-arụ ọrụ, n’ihi na paswọọdụ ọhụrụ anaghị akagbu ha. Kagbuo nke ị na-amaghị na Igodo API.`,
};

export const passwordWasReset = defineNotice<NewPassword>({
  name: 'password_reset',
  topic: 'security',
  isMailed: true,
  link: () => '/profile',
  words: {
    en: (facts, spell) => ({
      title: 'Your password was changed',
      text: `It was set anew with a code that we sent you, and every device was signed out. If that was not you, write to support at once.${whatStays('en', facts)}${lowerLimits('en', facts.dayMax, spell)}`,
    }),
    pcm: (facts, spell) => ({
      title: 'Your password don change',
      text: `E set new with code wey we send you, and every device don log out. If no be you, write support now now.${whatStays('pcm', facts)}${lowerLimits('pcm', facts.dayMax, spell)}`,
    }),
    fr: (facts, spell) => ({
      title: 'Votre mot de passe a été changé',
      text: `Il a été remplacé au moyen d’un code que nous vous avons envoyé, et tous les appareils ont été déconnectés. Si ce n’était pas vous, écrivez tout de suite à l’assistance.${whatStays('fr', facts)}${lowerLimits('fr', facts.dayMax, spell)}`,
    }),
    es: (facts, spell) => ({
      title: 'Su contraseña se cambió',
      text: `Se cambió con un código que le enviamos y se cerró la sesión en todos los dispositivos. Si no fue usted, escriba de inmediato a soporte.${whatStays('es', facts)}${lowerLimits('es', facts.dayMax, spell)}`,
    }),
    ha: (facts, spell) => ({
      title: 'An canza kalmar sirrinku',
      text: `An sake saita ta da lambar da muka aika muku, kuma an fitar da kowace na’ura. Idan ba ku ba ne, ku rubuta wa tallafi nan take.${whatStays('ha', facts)}${lowerLimits('ha', facts.dayMax, spell)}`,
    }),
    yo: (facts, spell) => ({
      title: 'A ti yí ọ̀rọ̀ aṣínà rẹ padà',
      text: `Kóòdù tí a fi ránṣẹ́ sí ọ ni a fi yan tuntun, gbogbo ẹ̀rọ sì ti jáde. Bí kì í bá ṣe ìwọ, kọ̀wé sí àwọn olùrànlọ́wọ́ lẹ́sẹ̀kẹsẹ̀.${whatStays('yo', facts)}${lowerLimits('yo', facts.dayMax, spell)}`,
    }),
    ig: (facts, spell) => ({
      title: 'Agbanweela paswọọdụ gị',
      text: `E ji koodu anyị zitere gị hazie ya ọzọ, ewepụkwara ngwaọrụ niile. Ọ bụrụ na ọ bụghị gị, degara nkwado akwụkwọ ozugbo.${whatStays('ig', facts)}${lowerLimits('ig', facts.dayMax, spell)}`,
    }),
  },
});

export const passwordWasChanged = defineNotice<NewPassword>({
  name: 'password_changed',
  topic: 'security',
  isMailed: true,
  link: () => '/wallet?view=security',
  words: {
    en: (facts, spell) => ({
      title: 'Your password was changed',
      text: `It was changed with the one before it, and every other device was signed out. If that was not you, choose “Forgot password?” on the sign-in page at once: the code comes to this address and ends every session.${whatStays('en', facts)}${lowerLimits('en', facts.dayMax, spell)}`,
    }),
    pcm: (facts, spell) => ({
      title: 'Your password don change',
      text: `E change with di one wey dey before, and every other device don log out. If no be you, choose “You forget password?” for di log in page now now: di code go come dis address and end every session.${whatStays('pcm', facts)}${lowerLimits('pcm', facts.dayMax, spell)}`,
    }),
    fr: (facts, spell) => ({
      title: 'Votre mot de passe a été changé',
      text: `Il a été changé à l’aide du précédent, et tous les autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite « Mot de passe oublié ? » sur la page de connexion : le code arrive à cette adresse et met fin à toutes les sessions.${whatStays('fr', facts)}${lowerLimits('fr', facts.dayMax, spell)}`,
    }),
    es: (facts, spell) => ({
      title: 'Su contraseña se cambió',
      text: `Se cambió con la anterior y se cerró la sesión en los demás dispositivos. Si no fue usted, elija de inmediato «¿Olvidó su contraseña?» en la página de inicio de sesión: el código llega a esta dirección y cierra todas las sesiones.${whatStays('es', facts)}${lowerLimits('es', facts.dayMax, spell)}`,
    }),
    ha: (facts, spell) => ({
      title: 'An canza kalmar sirrinku',
      text: `An canza ta da wadda take da, kuma an fitar da kowace na’ura daban. Idan ba ku ba ne, ku zaɓi “Kun manta kalmar sirri?” a shafin shiga nan take: lambar za ta zo wannan adireshi ta kuma fitar da kowa.${whatStays('ha', facts)}${lowerLimits('ha', facts.dayMax, spell)}`,
    }),
    yo: (facts, spell) => ({
      title: 'A ti yí ọ̀rọ̀ aṣínà rẹ padà',
      text: `Èyí tó ṣáájú ni a fi yí i padà, gbogbo ẹ̀rọ mìíràn sì ti jáde. Bí kì í bá ṣe ìwọ, yan “Ṣé o gbàgbé ọ̀rọ̀ aṣínà?” lójú ìwé ìwọlé lẹ́sẹ̀kẹsẹ̀: àdírẹ́sì yìí ni kóòdù yóò wá, yóò sì mú gbogbo ẹ̀rọ jáde.${whatStays('yo', facts)}${lowerLimits('yo', facts.dayMax, spell)}`,
    }),
    ig: (facts, spell) => ({
      title: 'Agbanweela paswọọdụ gị',
      text: `E ji nke bu ya ụzọ gbanwee ya, ewepụkwara ngwaọrụ ndị ọzọ niile. Ọ bụrụ na ọ bụghị gị, họrọ “Ichefuru paswọọdụ?” n’ibe nbanye ozugbo: koodu ahụ ga-abịa n’adreesị a ma wepụ onye ọ bụla.${whatStays('ig', facts)}${lowerLimits('ig', facts.dayMax, spell)}`,
    }),
  },
});

export const pinWasReset = defineNotice<CoolingOff>({
  name: 'pin_reset',
  topic: 'security',
  isMailed: true,
  link: () => '/profile',
  words: {
    en: ({ dayMax }, spell) => ({
      title: 'Your transaction PIN was changed',
      text: `It was set anew with your password and a code from your mail. If that was not you, write to support at once.${lowerLimits('en', dayMax, spell)}`,
    }),
    pcm: ({ dayMax }, spell) => ({
      title: 'Your transaction PIN don change',
      text: `E set new with your password and code from your email. If no be you, write support now now.${lowerLimits('pcm', dayMax, spell)}`,
    }),
    fr: ({ dayMax }, spell) => ({
      title: 'Votre code PIN a été changé',
      text: `Il a été remplacé au moyen de votre mot de passe et d’un code reçu par e-mail. Si ce n’était pas vous, écrivez tout de suite à l’assistance.${lowerLimits('fr', dayMax, spell)}`,
    }),
    es: ({ dayMax }, spell) => ({
      title: 'Su PIN de transacciones se cambió',
      text: `Se cambió con su contraseña y un código enviado a su correo. Si no fue usted, escriba de inmediato a soporte.${lowerLimits('es', dayMax, spell)}`,
    }),
    ha: ({ dayMax }, spell) => ({
      title: 'An canza PIN na hada-hadarku',
      text: `An sake saita shi da kalmar sirrinku da lamba daga imel ɗinku. Idan ba ku ba ne, ku rubuta wa tallafi nan take.${lowerLimits('ha', dayMax, spell)}`,
    }),
    yo: ({ dayMax }, spell) => ({
      title: 'A ti yí PIN ìdúnàádúrà rẹ padà',
      text: `Ọ̀rọ̀ aṣínà rẹ àti kóòdù láti ímeèlì rẹ ni a fi yan tuntun. Bí kì í bá ṣe ìwọ, kọ̀wé sí àwọn olùrànlọ́wọ́ lẹ́sẹ̀kẹsẹ̀.${lowerLimits('yo', dayMax, spell)}`,
    }),
    ig: ({ dayMax }, spell) => ({
      title: 'Agbanweela PIN azụmahịa gị',
      text: `E ji paswọọdụ gị na koodu si na email gị hazie ya ọzọ. Ọ bụrụ na ọ bụghị gị, degara nkwado akwụkwọ ozugbo.${lowerLimits('ig', dayMax, spell)}`,
    }),
  },
});
