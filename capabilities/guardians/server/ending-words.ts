import type { InLanguages } from '@wura/wire/languages';
import type { Ending } from '../rules.ts';

export const endedTitle: InLanguages<(name: string) => string> = {
  en: name => `The guardian link with ${name} has ended`,
  pcm: name => `The guardian link with ${name} don end`,
  fr: name => `Le lien de tutelle avec ${name} a pris fin`,
  es: name => `El vínculo de tutela con ${name} terminó`,
  ha: name => `Haɗin kula da ${name} ya ƙare`,
  yo: name => `Ìsopọ̀ alágbàtọ́ pẹ̀lú ${name} ti parí`,
  ig: name => `Njikọ nlekọta gị na ${name} agwụla`,
};

/** Why, and what of it matters to the one who reads it. */
export const endedBecause: InLanguages<(by: Ending, isYoung: boolean) => string> = {
  en: (by, isYoung) => {
    if (by === 'age')
      return isYoung ? 'You are 18 now: the account is yours alone.' : 'They are 18 now: the account is theirs alone.';
    const why = by === 'guardian' ? 'The guardian ended it.' : by === 'staff' ? 'Our staff ended it.' : 'It is over.';
    return isYoung ? `${why} Until you are 18 you can link another guardian.` : why;
  },
  pcm: (by, isYoung) => {
    if (by === 'age')
      return isYoung
        ? 'You don reach 18: the account na your own alone.'
        : 'Dem don reach 18: the account na their own alone.';
    const why = by === 'guardian' ? 'The guardian end am.' : by === 'staff' ? 'Our people end am.' : 'E don finish.';
    return isYoung ? `${why} Before you reach 18 you fit link another guardian.` : why;
  },
  fr: (by, isYoung) => {
    if (by === 'age')
      return isYoung
        ? 'Vous avez 18 ans : le compte n’appartient qu’à vous.'
        : 'Cette personne a 18 ans : le compte n’appartient qu’à elle.';
    const why =
      by === 'guardian' ? 'Le tuteur y a mis fin.' : by === 'staff' ? 'Notre équipe y a mis fin.' : 'C’est terminé.';
    return isYoung ? `${why} Jusqu’à vos 18 ans, vous pouvez lier un autre tuteur.` : why;
  },
  es: (by, isYoung) => {
    if (by === 'age')
      return isYoung
        ? 'Ya tiene 18 años: la cuenta es solo suya.'
        : 'Ya tiene 18 años: la cuenta es solo de esa persona.';
    const why =
      by === 'guardian' ? 'El tutor le puso fin.' : by === 'staff' ? 'Nuestro equipo le puso fin.' : 'Ha terminado.';
    return isYoung ? `${why} Hasta que cumpla 18 años puede vincular a otro tutor.` : why;
  },
  ha: (by, isYoung) => {
    if (by === 'age')
      return isYoung ? 'Kun kai shekara 18: asusun naku ne kaɗai.' : 'Ya kai shekara 18: asusun nasa ne kaɗai.';
    const why =
      by === 'guardian'
        ? 'Mai kula ne ya kawo ƙarshensa.'
        : by === 'staff'
          ? 'Ma’aikatanmu ne suka kawo ƙarshensa.'
          : 'Ya ƙare.';
    return isYoung ? `${why} Kafin ku kai shekara 18 kuna iya haɗa wani mai kula.` : why;
  },
  yo: (by, isYoung) => {
    if (by === 'age')
      return isYoung ? 'O ti pé ọdún 18: ìwọ nìkan ló ni àkáǹtì náà.' : 'Ó ti pé ọdún 18: òun nìkan ló ni àkáǹtì náà.';
    const why =
      by === 'guardian' ? 'Alágbàtọ́ ló fòpin sí i.' : by === 'staff' ? 'Àwọn òṣìṣẹ́ wa ló fòpin sí i.' : 'Ó ti parí.';
    return isYoung ? `${why} Títí o fi máa pé ọdún 18 o lè so alágbàtọ́ mìíràn.` : why;
  },
  ig: (by, isYoung) => {
    if (by === 'age')
      return isYoung ? 'I ruola afọ 18: akaụntụ a bụ naanị nke gị.' : 'O ruola afọ 18: akaụntụ a bụ naanị nke ya.';
    const why =
      by === 'guardian' ? 'Onye nlekọta kwụsịrị ya.' : by === 'staff' ? 'Ndị ọrụ anyị kwụsịrị ya.' : 'Ọ gwụla.';
    return isYoung ? `${why} Tupu i ruo afọ 18 ị nwere ike ijikọ onye nlekọta ọzọ.` : why;
  },
};
