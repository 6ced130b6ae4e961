import type { InLanguages } from '@wura/wire/languages';
import { spacedLine } from '@wura/wire/plain-text';
import type { Language } from './kinds.ts';

const greetings: InLanguages<(name: string | undefined) => string> = {
  en: name => (name ? `Hello ${name},` : 'Hello,'),
  pcm: name => (name ? `Hello ${name},` : 'Hello,'),
  fr: name => (name ? `Bonjour ${name},` : 'Bonjour,'),
  es: name => (name ? `Hola, ${name}:` : 'Hola:'),
  ha: name => (name ? `Sannu ${name},` : 'Sannu,'),
  yo: name => (name ? `Ẹ ńlẹ́ ${name},` : 'Ẹ ńlẹ́,'),
  ig: name => (name ? `Ndeewo ${name},` : 'Ndeewo,'),
};

const closings: InLanguages<string> = {
  en: 'Wura\n\nWe never ask for your password or your PIN, by mail, by phone or in a chat.',
  pcm: 'Wura\n\nWe no dey ever ask for your password or your PIN, by email, by phone or for chat.',
  fr: 'Wura\n\nNous ne demandons jamais votre mot de passe ni votre code PIN, ni par e-mail, ni par téléphone, ni par messagerie.',
  es: 'Wura\n\nNunca pedimos su contraseña ni su PIN, ni por correo, ni por teléfono, ni por chat.',
  ha: 'Wura\n\nBa ma taɓa tambayar kalmar sirrinku ko PIN ɗinku, ta imel, ta waya ko a hira.',
  yo: 'Wura\n\nA kì í béèrè ọ̀rọ̀ aṣínà tàbí PIN rẹ láé, nípa ímeèlì, fóònù tàbí ìfọ̀rọ̀wérọ̀.',
  ig: 'Wura\n\nAnyị anaghị ajụ paswọọdụ ma ọ bụ PIN gị, na email, n’ekwentị ma ọ bụ na nkata.',
};

/** What stands above and below the words of every mail. */
export function letter(text: string, { language, name }: { language: Language; name?: string | undefined }): string {
  return `${greetings[language](name)}\n\n${text}\n\n${closings[language]}\n`;
}

/**
 * A subject of one line. What a stranger wrote may be in it, so nothing is left that could end a header, begin another one,
 * or turn the text around for its reader.
 */
export function subjectLine(text: string): string {
  return spacedLine(text.toWellFormed()).trim().slice(0, 200);
}
