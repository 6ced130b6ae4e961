import type { InLanguages } from '@wura/wire/languages';
import { alertNames } from '../alert-names.ts';
import type { AlertKind } from '../alerts.ts';
import type { Language, Words } from './kinds.ts';

/** For a customer who hides amounts: what it is about, and nothing else that a stranger beside them could read. */
export const lockScreenWords = (about: AlertKind, language: Language): Words => ({
  title: alertNames[language][about],
  text: openToRead[language],
});

const openToRead: InLanguages<string> = {
  en: 'Open Wura to read it.',
  fr: 'Ouvrez Wura pour le lire.',
  es: 'Abra Wura para leerlo.',
  pcm: 'Open Wura to read am.',
  ha: 'Ku buɗe Wura don karantawa.',
  ig: 'Mepee Wura ka ị gụọ ya.',
  yo: 'Ṣí Wura láti kà á.',
};
