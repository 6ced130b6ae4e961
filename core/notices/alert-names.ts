import type { InLanguages } from '@wura/wire/languages';
import type { AlertKind } from './alerts.ts';

// What each kind is called, in the settings and on a lock screen alike.

export const alertNames: InLanguages<Record<AlertKind, string>> = {
  en: {
    money_in: 'Money in',
    money_out: 'Money out',
    security: 'Security',
    bills: 'Bills, budgets and reminders',
    rates: 'Exchange rates',
    account: 'Your account and our answers',
  },
  fr: {
    money_in: 'Argent reçu',
    money_out: 'Argent sorti',
    security: 'Sécurité',
    bills: 'Factures, budgets et rappels',
    rates: 'Taux de change',
    account: 'Votre compte et nos réponses',
  },
  es: {
    money_in: 'Dinero recibido',
    money_out: 'Dinero enviado',
    security: 'Seguridad',
    bills: 'Facturas, presupuestos y recordatorios',
    rates: 'Tipos de cambio',
    account: 'Su cuenta y nuestras respuestas',
  },
  pcm: {
    money_in: 'Money enter',
    money_out: 'Money comot',
    security: 'Security',
    bills: 'Bills, budgets, wetin to remember',
    rates: 'Exchange rates',
    account: 'Your account, plus our answers',
  },
  ha: {
    money_in: 'Kuɗin da ya shigo',
    money_out: 'Kuɗin da ya fita',
    security: 'Tsaro',
    bills: 'Bil, kasafi da tunatarwa',
    rates: 'Farashin canji',
    account: 'Asusunku da amsoshinmu',
  },
  ig: {
    money_in: 'Ego batara',
    money_out: 'Ego pụrụ',
    security: 'Nchekwa',
    bills: 'Ụgwọ, mmefu akwadoro na ncheta',
    rates: 'Ọnụego mgbanwe',
    account: 'Akaụntụ gị na azịza anyị',
  },
  yo: {
    money_in: 'Owó tó wọlé',
    money_out: 'Owó tó jáde',
    security: 'Ààbò',
    bills: 'Ìsanwó, ètò ìnáwó àti ìránnilétí',
    rates: 'Iye ìpààrọ̀',
    account: 'Àkáǹtì rẹ àti ìdáhùn wa',
  },
};
