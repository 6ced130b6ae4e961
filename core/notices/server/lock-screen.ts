import type { InLanguages } from '@wura/wire/languages';
import type { AlertKind } from '../alerts.ts';
import type { Language, Words } from './kinds.ts';

/** For a customer who hides amounts: what it is about, and nothing else that a stranger beside them could read. */
export const lockScreenWords = (about: AlertKind, language: Language): Words => {
  const { kinds, text } = said[language];
  return { title: kinds[about], text };
};

const said: InLanguages<{ kinds: Record<AlertKind, string>; text: string }> = {
  en: {
    kinds: {
      money_in: 'Money in',
      money_out: 'Money out',
      security: 'Security',
      bills: 'Bills, budgets and reminders',
      rates: 'Exchange rates',
      account: 'Your account and our answers',
    },
    text: 'Open Wura to read it.',
  },
  fr: {
    kinds: {
      money_in: 'Argent reçu',
      money_out: 'Argent sorti',
      security: 'Sécurité',
      bills: 'Factures, budgets et rappels',
      rates: 'Taux de change',
      account: 'Votre compte et nos réponses',
    },
    text: 'Ouvrez Wura pour le lire.',
  },
  es: {
    kinds: {
      money_in: 'Dinero recibido',
      money_out: 'Dinero enviado',
      security: 'Seguridad',
      bills: 'Facturas, presupuestos y recordatorios',
      rates: 'Tipos de cambio',
      account: 'Su cuenta y nuestras respuestas',
    },
    text: 'Abra Wura para leerlo.',
  },
  pcm: {
    kinds: {
      money_in: 'Money enter',
      money_out: 'Money comot',
      security: 'Security',
      bills: 'Bills, budgets, wetin to remember',
      rates: 'Exchange rates',
      account: 'Your account, plus our answers',
    },
    text: 'Open Wura to read am.',
  },
  ha: {
    kinds: {
      money_in: 'Kuɗin da ya shigo',
      money_out: 'Kuɗin da ya fita',
      security: 'Tsaro',
      bills: 'Bil, kasafi da tunatarwa',
      rates: 'Farashin canji',
      account: 'Asusunku da amsoshinmu',
    },
    text: 'Ku buɗe Wura don karantawa.',
  },
  ig: {
    kinds: {
      money_in: 'Ego batara',
      money_out: 'Ego pụrụ',
      security: 'Nchekwa',
      bills: 'Ụgwọ, mmefu akwadoro na ncheta',
      rates: 'Ọnụego mgbanwe',
      account: 'Akaụntụ gị na azịza anyị',
    },
    text: 'Mepee Wura ka ị gụọ ya.',
  },
  yo: {
    kinds: {
      money_in: 'Owó tó wọlé',
      money_out: 'Owó tó jáde',
      security: 'Ààbò',
      bills: 'Ìsanwó, ètò ìnáwó àti ìránnilétí',
      rates: 'Iye ìpààrọ̀',
      account: 'Àkáǹtì rẹ àti ìdáhùn wa',
    },
    text: 'Ṣí Wura láti kà á.',
  },
};
