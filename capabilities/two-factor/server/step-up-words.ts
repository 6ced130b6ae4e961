import type { InEveryLanguage } from '@wura/notices/server/kinds';

export const stepUpWords: InEveryLanguage<{ code: string }> = {
  en: ({ code }) => ({
    title: 'Your code to confirm a change',
    text: `Your code is ${code}. It is good once, for 15 minutes, together with your PIN.\n\nIf you did not ask for it, somebody is signed in as you: sign out everywhere and change your password. Tell this code to nobody, us included.`,
  }),
  pcm: ({ code }) => ({
    title: 'Your code to confirm change',
    text: `Your code na ${code}. E dey work one time, for 15 minutes, together with your PIN.\n\nIf no be you ask for am, another person don log in as you: log out everywhere and change your password. No tell anybody dis code, even us.`,
  }),
  fr: ({ code }) => ({
    title: 'Votre code pour confirmer un changement',
    text: `Votre code est ${code}. Il est valable une seule fois, pendant 15 minutes, avec votre code PIN.\n\nSi vous ne l’avez pas demandé, quelqu’un est connecté à votre place : déconnectez tous vos appareils et changez votre mot de passe. Ne donnez ce code à personne, pas même à nous.`,
  }),
  es: ({ code }) => ({
    title: 'Su código para confirmar un cambio',
    text: `Su código es ${code}. Sirve una sola vez, durante 15 minutos, junto con su PIN.\n\nSi no lo pidió, alguien ha iniciado sesión en su nombre: cierre todas las sesiones y cambie su contraseña. No diga este código a nadie, tampoco a nosotros.`,
  }),
  ha: ({ code }) => ({
    title: 'Lambarku don tabbatar da canji',
    text: `Lambarku ita ce ${code}. Tana aiki sau ɗaya, na minti 15, tare da PIN ɗinku.\n\nIdan ba ku neme ta ba, wani ya shiga asusunku: ku fita daga ko’ina ku canza kalmar sirrinku. Kada ku faɗa wa kowa wannan lamba, har da mu.`,
  }),
  yo: ({ code }) => ({
    title: 'Kóòdù rẹ láti fọwọ́ sí ìyípadà',
    text: `Kóòdù rẹ ni ${code}. Ẹ̀ẹ̀kan ló ń ṣiṣẹ́, fún ìṣẹ́jú 15, pẹ̀lú PIN rẹ.\n\nBí ìwọ kò bá béèrè fún un, ẹnì kan ti wọlé bí ìwọ: jáde níbi gbogbo kí o sì yí ọ̀rọ̀ aṣínà rẹ padà. Má sọ kóòdù yìí fún ẹnikẹ́ni, títí kan àwa náà.`,
  }),
  ig: ({ code }) => ({
    title: 'Koodu gị iji kwado mgbanwe',
    text: `Koodu gị bụ ${code}. Ọ dị ire otu ugboro, nkeji 15, ya na PIN gị.\n\nỌ bụrụ na ị rịọghị ya, onye ọzọ abanyela n’aha gị: pụọ ebe niile ma gbanwee paswọọdụ gị. Agwala onye ọ bụla koodu a, anyị so n’ime ya.`,
  }),
};
